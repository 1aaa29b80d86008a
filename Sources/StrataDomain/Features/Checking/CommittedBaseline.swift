internal import StrataRules
internal import StrataCode

/// A baseline as it was committed.
package struct CommittedBaseline: Sendable, Equatable {
  /// How many findings it held; none if there was none.
  package var size: Int
  /// The branch that the present one parted from; nil if it is the last commit here.
  package var branch: String?

  package init(size: Int, branch: String? = nil) {
    self.size = size
    self.branch = branch
  }
}
