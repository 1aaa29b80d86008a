package import StrataCode
package import StrataRules

/// Why a plan is not offered: which of the conditions it fails, and by what.
package struct PlanRefusal: Sendable, Equatable {
  /// What every plan has to keep; the raw value is the number that people are given.
  package enum Condition: Int, Sendable, CaseIterable {
    /// The finding that it is to fix is fixed.
    case fixesTarget = 1
    /// It introduces no finding.
    case introducesNothing = 2
    /// It lets the check see no less.
    case loosensNothing = 3
    /// Files can be read as before, keep their layers, and new files are in the layer that is meant.
    case keepsLayers = 4
    /// Names mean what they meant.
    case keepsNames = 5
    /// Types have what their protocols ask for.
    case keepsConformances = 6
    /// Files are compiled by the targets that are meant.
    case keepsTargets = 7
    /// To plan again afterwards gives nothing more to do.
    case isDone = 8
  }

  package var condition: Condition
  package var message: Phrase
  package var finding: Finding?
  /// The file of the plan that is to blame, from the root; nil where it is not one file.
  package var path: String?

  package init(
    _ condition: Condition, _ message: Phrase, finding: Finding? = nil, in path: String? = nil
  ) {
    self.path = path
    self.condition = condition
    self.message = message
    self.finding = finding
  }
}
