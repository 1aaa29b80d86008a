internal import StrataCode
internal import StrataModel

// Records and errors that say how something went, and nothing that is shown.

extension Codebase {
  /// What to do where the type says what went wrong.
  func errorHelp(_ dependency: Dependency) -> Phrase? {
    guard isErrorType(dependency.target) else { return nil }
    let (name, layer) = (symbols[dependency.target].qualifiedName, dependency.to.rawValue)
    return turnedIntoOwn(dependency, layer) ?? turnedIntoKnown(dependency, layer)
      ?? Phrase(
        "declare an error in Domain for what went wrong, and turn '\(name)' into it in \(layer)",
        zh: "在 Domain 中为出错的情况声明一个错误，并在 \(layer) 中把 '\(name)' 转换成它")
  }

  /// Whether a record answers what was to be done, and not what was asked: `AddDishResponse`.
  func answersCommand(_ id: SymbolID) -> Bool {
    let words = symbols.words(of: id).all
    return ["response", "result", "reply"].contains(words.last ?? "")
      && words.dropLast().contains { Self.commands.contains($0) }
  }

  private static let commands: Set<String> = [
    "add", "mark", "delete", "remove", "create", "update", "save", "post", "send", "put", "set",
    "logout", "signout", "register", "cancel", "submit", "toggle", "rate", "revoke", "withdraw",
  ]

  /// What to do where Domain has one error for what goes wrong.
  func turnedIntoKnown(_ dependency: Dependency, _ layer: String) -> Phrase? {
    let all = symbols.ids.filter {
      self.layer(of: $0) == .domain && isErrorType($0) && symbols[$0].parent == nil
        && isProduction($0)
    }
    guard all.count == 1 else { return nil }
    let (known, name) = (symbols[all[0]].qualifiedName, symbols[dependency.target].qualifiedName)
    return Phrase(
      "turn '\(name)' into '\(known)' (Domain) in \(layer), and name only that here",
      zh: "在 \(layer) 中把 '\(name)' 转换成 '\(known)'（Domain），这里只引用它")
  }

  /// What to do where the error that Domain declares for what went wrong takes the other one itself.
  func turnedIntoOwn(_ dependency: Dependency, _ layer: String) -> Phrase? {
    guard dependency.from == .domain, let own = outermostType(of: dependency), isErrorType(own)
    else { return nil }
    let (known, name) = (symbols[own].qualifiedName, symbols[dependency.target].qualifiedName)
    return Phrase(
      "turn '\(name)' into '\(known)' in an extension in \(layer), where '\(name)' is known",
      zh: "在可以引用 '\(name)' 的 \(layer) 中，用扩展把它转换成 '\(known)'")
  }
}
