/// A project with the texts that are open in an editor.
package struct OpenTextsRequest: Sendable {
  /// The absolute path of the project's root, without links.
  package var root: String
  package var texts: [OpenText]
  package var check: CheckRequest
  /// Whether findings of files that are not open are shown, too.
  package var isWhole: Bool

  /// The texts of a project that is read as `check` says.
  package init(
    _ texts: [OpenText], in root: String, _ check: CheckRequest, isWhole: Bool = false
  ) {
    self.root = root
    self.texts = texts
    self.check = check
    self.isWhole = isWhole
    self.check.codebase.paths = [root]
    self.check.codebase.projectRoot = root
    self.check.codebase.allowsEmpty = true
    // What is gone for a moment while somebody types is not fixed.
    self.check.baseline?.stale = .keep
  }
}
