internal import StrataCode
internal import StrataModel

// What a use case asks in place of what it holds.

extension Codebase {
  /// What to do about a part that a use case holds.
  func wayOut(of part: ConcretePart, for asker: SymbolID, _ route: LegalRoute) -> Phrase {
    let useCase = symbols[asker].qualifiedName
    guard case .project(let id) = part else {
      let service = text(of: part)
      return Phrase(
        """
        declare what '\(useCase)' asks for as a repository protocol in Domain, and use \
        '\(service)' in its implementation in Data
        """,
        zh: """
          在 Domain 中把 '\(useCase)' 的需求声明为 Repository 协议，\
          并在 Data 的实现中使用 '\(service)'
          """)
    }
    let name = symbols[id].qualifiedName
    let place = route.wiringPlace(for: id, into: asker)
    guard let abstraction = route.abstraction(of: id, for: .domain, asked: asker) else {
      let help = ReferenceHelp(self, route)
      if let outer = help.outerProtocol(of: id, in: symbols[asker].place.file),
        !symbols.allSupertypes(of: asker).contains(outer)
      {
        return help.moveIn(outer, of: id, for: asker, place)
      }
      let words = replacing(outerWords(askedOf: id, by: asker, in: symbols[asker].place.file))
      return Phrase(
        """
        declare what '\(useCase)' asks of '\(name)' as a protocol in Domain\(words), let '\(name)' conform to it, and build '\(name)' \(place)
        """,
        zh: """
          在 Domain 中把 '\(useCase)' 对 '\(name)' 的需求声明为协议\(words)，让 '\(name)' 遵循它，\
          并\(place)构造它
          """)
    }
    let known = symbols[abstraction].qualifiedName
    let missing = members(askedOf: id, by: asker, missingIn: abstraction)
    if !missing.isEmpty {
      let words = replacing(outerWords(askedOf: id, by: asker, in: symbols[asker].place.file))
      return Phrase(
        "add \(listed(missing)) to '\(known)'\(words), depend on that, and build '\(name)' \(place)",
        zh: "在 '\(known)' 中加上 \(listed(missing))\(words)，依赖它，并\(place)构造 '\(name)'")
    }
    return Phrase(
      "depend on '\(known)' and build '\(name)' \(place)", zh: "依赖 '\(known)'，并\(place)构造 '\(name)'"
    )
  }
}
