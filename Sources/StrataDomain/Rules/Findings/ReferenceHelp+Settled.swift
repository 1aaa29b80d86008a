internal import StrataCode
internal import StrataModel

// Whether a value of another layer goes to Domain, or only what is needed of it.

extension ReferenceHelp {
  /// Which of both ways a value goes that none of the others says: to Domain where it says something of
  /// the business, as a whole or as what Domain needs of it where it says how it is carried or shown.
  func settled(_ dependency: Dependency) -> Phrase {
    let (name, layer, id) = (name(dependency), dependency.to.rawValue, dependency.target)
    let words = Set(codebase.symbols.words(of: id).all)
    let isMadeForScreens = dependency.from == .domain && codebase.symbols[id].kind == .struct
    let isSaidAlready = route.entity(for: id).map { $0 != id } ?? false
    let isOwn = !codebase.symbols.isCodable(id) && !isOfWire(id) && !isSaidAlready
    if dependency.to == .presentation {
      guard isMadeForScreens || !isOwn || !words.isDisjoint(with: Self.looks) else {
        return moveInside(id, layer)
      }
      let namer = namer(dependency)
      return Phrase(
        "let '\(namer)' use a value of Domain, and make '\(name)' of it in Presentation",
        zh: "让 '\(namer)' 使用 Domain 的值，并在 Presentation 中由它构造 '\(name)'")
    }
    guard !isOwn || !words.isDisjoint(with: Self.carried) else { return moveInside(id, layer) }
    return replaced(dependency, name, layer)
  }

  /// To move a value to Domain, out of the type that it stands in.
  private func moveInside(_ id: SymbolID, _ layer: String) -> Phrase {
    let (whole, name) = (codebase.symbols[id].qualifiedName, codebase.symbols[id].name)
    guard let parent = codebase.symbols[id].parent else {
      return Phrase.moving(name, outOf: layer)
    }
    let outer = codebase.symbols[parent].qualifiedName
    return Phrase(
      "take '\(name)' out of '\(outer)' and move it to Domain: '\(whole)' needs nothing of \(layer)",
      zh: "把 '\(name)' 从 '\(outer)' 中取出并移到 Domain：'\(whole)' 不需要 \(layer) 的任何内容")
  }

  /// Words of what a screen looks like, and of how something is kept or sent.
  static let looks: Set<String> = [
    "style", "color", "font", "button", "image", "icon", "screen", "view", "cell", "tab", "row",
    "section", "route", "destination", "layout", "display", "size", "thumbnail",
  ]
  static let shown: Set<String> = ["state", "data", "model", "item", "action", "info"]
  static let carried: Set<String> = [
    "dto", "repo", "response", "db", "realm", "store", "storage", "cache", "file", "table",
    "record", "disk", "database", "endpoint", "api", "url", "path", "route", "router", "network",
    "http", "host", "header", "headers", "parameters", "params", "query",
  ]

  /// To move a plain value of the business that only lies among screens.
  func business(_ id: SymbolID) -> Phrase? {
    guard codebase.layer(of: id) == .presentation, let value = movable(id) else { return nil }
    let name = codebase.symbols[id].qualifiedName
    let layer = Layer.presentation.rawValue
    guard !codebase.hasDomain else { return toDomain(name, value, layer) }
    let going = value.going(codebase, outOf: layer)
    return Phrase(
      "move '\(name)' out of Presentation, to what Data and screens may both name\(going)",
      zh: "把 '\(name)' 移出 Presentation，放到 Data 和界面都可以引用的位置\(going)")
  }

  /// To move what one layer alone uses there.
  static func alone(_ name: String, _ layer: String) -> Phrase {
    Phrase(
      "move '\(name)' to \(layer): nothing else uses it", zh: "把 '\(name)' 移到 \(layer)：没有其他代码使用它")
  }

  /// To move what screens alone use to them.
  static func ofScreens(_ name: String) -> Phrase {
    Phrase(
      "move '\(name)' to Presentation: only screens use it",
      zh: "把 '\(name)' 移到 Presentation：只有界面使用它")
  }

  /// A class that shows, or leads to what is shown, and only stands among services.
  func toScreens(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .presentation, stray.contains(dependency.target),
      codebase.symbols[dependency.target].kind == .class
    else { return nil }
    return Self.ofScreens(name(dependency))
  }

  /// A helper without an instance that only stands among the screens.
  func helperOfScreens(_ dependency: Dependency) -> Phrase? {
    let reference = codebase.reference(of: dependency)
    guard dependency.to == .presentation, dependency.from.ring == .data,
      reference.role == .staticAccess, let member = reference.member
    else { return nil }
    let (name, called) = (name(dependency), codebase.facts(dependency.file)[member])
    let home = codebase.symbols[dependency.target].place.file
    let isStatic = codebase.methods(of: dependency.target).contains {
      codebase.name($0) == called && codebase.declaration($0).modifiers.contains(.isStatic)
        && codebase.namings(of: $0).allSatisfy {
          codebase.layer(of: $0.type) != .presentation
            || codebase.symbols[$0.type].place.file == home
        }
    }
    guard isStatic else { return nil }
    let layer = dependency.from.rawValue
    let isOfOthers = codebase.dependencies(on: dependency.target).contains {
      $0.from.ring != dependency.from.ring
    }
    guard isOfOthers || !codebase.storedProperties(of: dependency.target).isEmpty else {
      return Self.alone(name, layer)
    }
    return Phrase(
      "move '\(called)' from '\(name)' to Common, where \(layer) may call it",
      zh: "把 '\(called)' 从 '\(name)' 移到 \(layer) 可以调用的 Common")
  }

  /// What to do where a type asks for what keeps a protocol that it asks already.
  func askedAlready(
    _ promise: SymbolID, by namer: SymbolID?, _ dependency: Dependency
  ) -> Phrase? {
    guard let namer, codebase.reference(of: dependency).role == .other,
      codebase.held(by: namer).contains(where: { $0.type == promise })
    else { return nil }
    let (asker, known) = (
      codebase.symbols[namer].qualifiedName, codebase.symbols[promise].qualifiedName
    )
    let name = name(dependency)
    return Phrase(
      "add what '\(asker)' needs of '\(name)' to '\(known)', which it asks already, and name only that",
      zh: "把 '\(asker)' 对 '\(name)' 的需求加到它已在使用的 '\(known)'，只引用这个协议")
  }
}

extension Phrase {
  /// To move what stands in a layer further out, and needs nothing of that, to Domain.
  static func moving(_ name: String, outOf layer: String) -> Phrase {
    Phrase(
      "move '\(name)' to Domain: it needs nothing of \(layer)",
      zh: "把 '\(name)' 移到 Domain：它不需要 \(layer) 的任何内容")
  }
}
