internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

extension Console {
  /// Says in the `AGENTS.md` of the project around a folder how agents ask.
  func tellAgents(in folder: String, _ composition: Composition) throws {
    let name = "AGENTS.md"
    let root = try composition.savedFiles.file(
      at: "\(folder)/\(name)", in: CodebaseRequest(path: folder)
    ).root
    let path = "\(root)/\(name)"
    let old = try composition.savedFiles.file(at: path, in: CodebaseRequest(path: root)).text
    let text = AgentsBlock.text(in: old.map { String(decoding: $0, as: UTF8.self) }, .ofRun)
    try Composition.reports.write(text, to: path)
    tell(
      Phrase("'\(path)' says how agents ask Strata\n", zh: "'\(path)' 已写明 Agent 如何询问 Strata\n")
        .ofRun)
  }
}
