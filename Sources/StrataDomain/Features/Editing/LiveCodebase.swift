internal import StrataCode
internal import StrataModel
package import StrataRules

/// A project as an editor shows it, judged.
package struct LiveCodebase: Sendable {
  let whole: JudgedCodebase
  let catalogue: [Rule]
  /// What is to be shown, in the order in which it is.
  package let findings: [Finding]
  /// What is sure enough to be shown and no more than a remark, where remarks are not asked for.
  let remarks: [Finding]
  /// Texts of the lines that findings point to, by file and line from 1, as far as they are known.
  package var lines: [String: [Int: String]] = [:]

  /// What is judged of a project, and what of its findings is shown.
  init(
    whole: JudgedCodebase, findings: [Finding], remarks: [Finding], catalogue: [Rule]
  ) {
    self.whole = whole
    self.findings = findings
    self.remarks = remarks
    self.catalogue = catalogue
  }

  /// The absolute path of the project's root.
  package var root: String { whole.judged.state.project.root }

  /// How many Swift files were read.
  package var files: Int { whole.judged.state.project.files }

  /// Files that could be read only in part.
  package var brokenFiles: Set<String> { Set(whole.judged.state.brokenFiles) }

  /// Whether a file has a part in what was judged.
  package func knows(_ file: String) -> Bool { whole.judged.state.layers[file] != nil }
}
