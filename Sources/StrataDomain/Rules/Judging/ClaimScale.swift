internal import StrataCode
internal import StrataModel

/// Weighs what findings claim against the likelihood that we misread a layer.
///
/// People obey an arrow in all but a few references, and placement misreads one file in twenty:
/// where a layer is a guess, a reference that goes the wrong way is a misreading more often than not.
struct ClaimScale {
  private let footings: [String: Footing]
  /// By path: whether the file's layer rests on what people meant.
  private let isAnchored: [String: Bool]

  /// A scale for the findings of some rules in a code base.
  init(_ codebase: Codebase, _ catalogue: [Rule]) {
    footings = Dictionary(catalogue.map { ($0.id, $0.footing) }, uniquingKeysWith: { a, _ in a })
    isAnchored = Dictionary(
      uniqueKeysWithValues: zip(codebase.workspace.files, codebase.placements).map {
        ($0.path, $1.isAnchored)
      })
  }

  /// The finding as it is, or as a remark where one of the layers that it names is a guess.
  func weighed(_ finding: Finding) -> Finding {
    let near = finding.from.layer.map { _ in finding.location.file }
    let far = finding.to?.layer.flatMap { _ in finding.to?.location?.file }
    let files: [String]
    switch footings[finding.rule] {
    case .layers: files = [near, far].compactMap(\.self)
    case .farLayer: files = [far].compactMap(\.self)
    case .fact, nil: return finding
    }
    let guesses = files.count { isAnchored[$0] == false }
    guard guesses > 0 else { return finding }
    let most = guesses == files.count ? Self.allGuessed : Self.partGuessed
    return finding.held(at: .info).with(confidence: min(finding.confidence, most))
  }

  /// How sure a claim is of which every layer is a guess, and one of which some are.
  // Seen in 160 findings of 45 apps that nobody tuned to: 1 of 17 true, 4 of 14 true.
  private static let allGuessed = 0.1
  private static let partGuessed = 0.3
}
