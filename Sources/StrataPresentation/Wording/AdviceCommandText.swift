internal import StrataFeatures
internal import StrataCode

/// A command as one would type it to see what a step is about.
struct AdviceCommandText {
  /// The project's root as one types it.
  let root: String
  /// How paths of the project are typed.
  let paths: PathsFromHere

  /// The command.
  func text(_ command: AdviceCommand) -> String {
    let root = root == "." ? "" : ShellWord.quoted(root.printable)
    let path = root.isEmpty ? "" : " " + root
    switch command {
    case .check(let rules, let isAll):
      return "strata check --only-rule \(rules.map(\.text).joined(separator: ","))"
        + (isAll ? " --all-rules --info" : "") + path
    case .type(let name):
      return "strata explain \(ShellWord.quoted(name.printable))"
        + (root.isEmpty ? "" : " --project-root \(root)")
    case .place(let location):
      return "strata explain "
        + ShellWord.quoted("\(paths(location.file)):\(location.start.line)".printable)
    case .layers: return "strata layers" + path
    case .graph: return "strata graph" + path
    case .ask: return "strata advise --ask" + path
    case .begin: return "strata init" + path
    }
  }
}
