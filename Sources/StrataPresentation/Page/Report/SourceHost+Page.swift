internal import StrataCode
internal import StrataFeatures

extension SourceHost {
  /// Where the page's links lead: the host's name, what comes before a path, and before a line.
  var page: JSONValue {
    let root = "https://\(name)/\(repository)"
    let head =
      switch kind {
      case .github: "\(root)/blob/\(commit)/"
      case .gitlab: "\(root)/-/blob/\(commit)/"
      case .bitbucket: "\(root)/src/\(commit)/"
      }
    return .object([
      ("name", .string(name)), ("head", .string(head)), ("folder", .string(folder.printable)),
      ("line", .string(kind == .bitbucket ? "#lines-" : "#L")),
    ])
  }
}
