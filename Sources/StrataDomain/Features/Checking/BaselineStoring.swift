package import StrataRules
internal import StrataCode

/// Keeps the baseline of a project.
package protocol BaselineStoring: Sendable {
  /// The baseline at a place; nil if there is none.
  func baseline(at place: BaselineLocation) throws(BaselineError) -> Baseline?

  /// The baseline that the place held at a commit; nil if there was none.
  func baseline(at place: BaselineLocation, in commit: String) throws(BaselineError) -> Baseline?

  /// The baseline that a text spells; `path` is what its file is called in a complaint.
  func baseline(in text: [UInt8], at path: String) throws(BaselineError) -> Baseline

  /// Keeps a baseline in place of the one that is there; the whole of it or nothing.
  func store(_ baseline: Baseline, at place: BaselineLocation) throws(BaselineError)

  /// What the place held at the commit to compare with; nil where there is none.
  func committed(at place: BaselineLocation) -> CommittedBaseline?

  /// What the place is called from the project's root, and its absolute path.
  func names(of place: BaselineLocation) -> (path: String, absolute: String)
}
