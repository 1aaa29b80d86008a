internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataRules

extension CompletionKind {
  /// Rules, also behind commas.
  static var rules: CompletionKind {
    .custom { _, _, typed in
      let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
      return ruleIdentifiers.map { before + $0 }
    }
  }

  /// Branches and tags of the repository around; no colon, at which zsh would end the command.
  static var commits: CompletionKind {
    .shellCommand(
      "git for-each-ref --format='%(refname)' refs/heads refs/remotes refs/tags 2>/dev/null "
        + "| sed 's|^refs/[a-z]*/||'")
  }

  /// What can be explained, as far as it can be told without reading the code: rules and files.
  static var subjects: CompletionKind {
    .custom { _, _, typed in
      ruleIdentifiers.filter { $0.hasPrefix(typed) } + paths(startingWith: typed)
    }
  }

  private static var ruleIdentifiers: [String] { Composition().catalogue.map(\.id.text) }

  /// The files and folders that a path half typed may become; bash itself ends folders with a slash.
  private static func paths(startingWith typed: String) -> [String] {
    let found = Composition.reports.paths(startingWith: typed)
    guard CompletionShell.requesting == .bash else { return found }
    return found.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }
}
