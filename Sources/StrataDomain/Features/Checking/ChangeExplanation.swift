internal import StrataCode
internal import StrataRules

/// Tells what of a change a finding comes from: a file that changed, or one that stands in another
/// layer since.
struct ChangeExplanation {
  /// The files that changed; nil where nobody knows.
  private let changed: Set<String>?
  private let shifts: [String: LayerShift]

  /// The explanation by the files that changed, and by those that stand elsewhere since.
  init(changed: Set<String>?, shifts: [LayerShift]) {
    self.changed = changed
    self.shifts = Dictionary(shifts.map { ($0.file, $0) }) { first, _ in first }
  }

  /// A finding with what it comes from, where that is not the file itself; nil if nothing explains it.
  ///
  /// Only what is said of two layers can come about elsewhere: the reading of a layer depends on others.
  func explained(_ finding: Finding) -> Finding? {
    guard let changed, !changed.isEmpty, finding.from.layer != nil, finding.to?.layer != nil else {
      return finding
    }
    let files = [finding.location.file] + [finding.to?.location?.file].compactMap(\.self)
    if files.contains(where: changed.contains) { return finding }
    guard let shift = files.lazy.compactMap({ shifts[$0] }).first, let layer = shift.to else {
      return nil
    }
    return finding.adding(
      Phrase(
        " since this change, by which '\(shift.file)' is now in \(layer.rawValue)",
        zh: "，因为这次改动使 '\(shift.file)' 归入了 \(layer.rawValue)"))
  }
}
