internal import StrataCode
internal import StrataModel

extension Conventions {
  /// How far most code is indented, and nothing else.
  init(indentationIn codebase: Codebase) {
    let reader = ConventionReader(codebase, text: NoLines(), filesWithFindings: [])
    self.init(
      root: codebase.workspace.root, profile: .standard, model: nil,
      all: [reader.indentation].compactMap { $0 }, warnings: [])
  }
}

/// No text at all, where facts say enough.
private struct NoLines: SourceTextReading {
  func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] { [:] }
}
