internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Throws where a manifest waits for somebody to choose between two histories: a plan would not know
  /// what lists its files.
  func requireMerged() throws(ChangeError) {
    if let manifest = workspace.unmerged.first { throw .unmerged(manifest) }
  }
}
