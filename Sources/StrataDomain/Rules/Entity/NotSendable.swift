internal import StrataCode
package import StrataModel

extension Rule {
  /// What crosses isolation cannot be sent.
  package static let notSendable: Rule = Rule(
    "entity.not-sendable", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      In Swift 6 mode, a public entity, a class of Domain or a protocol of async work is not Sendable.
      """,
      zh: """
        在 Swift 6 模式下，public 的 Entity、Domain 的 class 或带异步操作的协议不是 Sendable。
        """),
    title: Phrase("Domain types are not Sendable", zh: "Domain 类型不是 Sendable"),
    step: Phrase("Add ': Sendable'", zh: "加上 ': Sendable'"),
    why: Phrase(
      """
      A public type is Sendable only if it says so. Without that, view models on the main actor and \
      repositories off it cannot exchange it, and each of them ends in an `@unchecked` of its own.
      """,
      zh: """
        public 类型只有明确声明才是 Sendable。否则 MainActor 上的 ViewModel 与 MainActor 之外的 \
        Repository 之间就无法传递它，最后只好到处写 `@unchecked`。
        """),
    fix: Phrase(
      "Write `: Sendable` on the value or on the protocol.", zh: "在值类型或协议上写明 `: Sendable`。"),
    examples: [
      .bad(
        Phrase("a public entity that does not say so", zh: "没有写明 Sendable 的 public Entity"),
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])
        //- Sources/ShopDomain/Entities/Dish.swift
        public struct ↓Dish: Equatable { public let title: String }
        """),
      .bad(
        Phrase("a protocol of async work", zh: "带异步操作的协议"),
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])
        //- Sources/ShopDomain/Entities/Dish.swift
        public struct Dish: Equatable, Sendable { public let title: String }
        //- Sources/ShopDomain/Repositories/MenuRepository.swift
        public protocol ↓MenuRepository { func dishes() async throws -> [Dish] }
        """),
      .good(
        Phrase("everything that crosses says so", zh: "跨越隔离域的类型都写明了 Sendable"),
        seenIn: "Users/Sources/Domain/Repositories/UserRepository.swift",
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])
        //- Sources/ShopDomain/Entities/Dish.swift
        public struct Dish: Equatable, Sendable { public let title: String }
        //- Sources/ShopDomain/Repositories/MenuRepository.swift
        public protocol MenuRepository: Sendable { func dishes() async throws -> [Dish] }
        """),
      .good(
        Phrase("Swift 5 mode asks for nothing", zh: "Swift 5 模式不作要求"),
        """
        //- Package.swift
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])
        //- Sources/ShopDomain/Entities/Dish.swift
        public struct Dish: Equatable { public let title: String }
        """),
    ],
    subjects: .types(
      Phrase("Domain types", zh: "Domain 类型"), [.entity, .repositoryProtocol, .useCaseProtocol]),
    isModel: { codebase, id in
      codebase.symbols[id].access >= .public
        && codebase.symbols.externalSupertypes[Int(id.index)].contains("Sendable")
    }
  ) { codebase in
    guard codebase.isConcurrent else { return [] }
    let entities = codebase.domainValues().filter {
      codebase.symbols[$0].parent == nil && codebase.roles.has($0, .entity)
        // Where a screen leads to, or what a store calls something, is no value that crosses.
        && codebase.symbols.words(of: $0).suffix(from: ["destination", "route", "key"]) == nil
    }
    let protocols = codebase.symbols.ids.filter {
      codebase.symbols[$0].kind == .protocol
        && !codebase.roles[$0].isDisjoint(with: [.repositoryProtocol, .useCaseProtocol])
        && codebase.layer(of: $0) == .domain && codebase.isProduction($0)
        && codebase.hasAsyncRequirement($0)
    }
    return (entities + protocols).compactMap { codebase.notSendableFinding($0) }
  }
}

extension Codebase {
  /// A requirement that is bound to the main actor crosses nothing.
  fileprivate func hasAsyncRequirement(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    return facts(file).children(of: symbols[id].place.declaration).contains {
      facts(file)[$0].modifiers.contains(.isAsync)
        && !attributes(of: DeclarationID(file: file, declaration: $0)).contains("MainActor")
    }
  }

  /// Whether every module of a file is compiled in Swift 6 language mode.
  private func isSwift6(_ file: Int) -> Bool {
    let modules = workspace.files[file].modules.map { workspace.modules[$0] }
    return !modules.isEmpty
      && modules.allSatisfy { ($0.languageMode ?? 5) >= 6 && !$0.isMainActorByDefault }
  }

  /// Whether anything of the project could cross actors: an actor, a task or what is async; of what is
  /// no whole program, others may make more.
  fileprivate var isConcurrent: Bool {
    types(.entryPoint).isEmpty
      || workspace.files.indices.contains { file in
        let facts = facts(file)
        return scopes[file].isShipped
          && (facts.declarations.contains { $0.kind == .actor || $0.modifiers.contains(.isAsync) }
            || facts.names.firstIndex(of: "Task").map { task in
              facts.references.contains { $0.name == Name(task) }
            } ?? false)
      }
  }

  /// Whether a type, or what it conforms to, is Sendable or bound to an actor.
  private func isSendable(_ id: SymbolID) -> Bool {
    if symbols[id].kind == .actor || symbols.conforms(id, to: Self.sendables) { return true }
    if isFrameworkType(id) { return true }
    return ([id] + symbols.allSupertypes(of: id)).contains { type in
      attributes(of: symbols[type].place).contains { $0.hasSuffix("Actor") || $0 == "frozen" }
    }
  }

  private static let sendables: Set<String> = [
    "Sendable", "Swift.Sendable", "SendableMetatype", "Actor", "AnyActor", "GlobalActor", "Error",
    "LocalizedError", "CodingKey",
  ]

  fileprivate func notSendableFinding(_ id: SymbolID) -> Finding? {
    let symbol = symbols[id]
    let isClass = symbol.kind == .class
    let isProtocol = symbol.kind == .protocol
    guard isSwift6(symbol.place.file), isConcurrent,
      isClass || isProtocol || symbol.access >= .public,
      !isSendable(id)
    else { return nil }
    let name = symbol.qualifiedName
    let kind = "\(symbol.kind)"
    return Rule.notSendable.finding(
      about: id, in: self,
      message: isProtocol
        ? Phrase(
          "protocol '\(name)' in Domain has async requirements and is not Sendable",
          zh: "Domain 中的协议 '\(name)' 有 async 要求，却不是 Sendable")
        : isClass
          ? Phrase(
            "class '\(name)' in Domain is not Sendable in Swift 6 mode",
            zh: "Domain 中的 class '\(name)' 在 Swift 6 模式下不是 Sendable")
          : Phrase(
            "public \(kind) '\(name)' in Domain does not say that it is Sendable",
            zh: "Domain 中的 public \(kind) '\(name)' 没有声明自己是 Sendable"),
      help: isClass && keepsState(id)
        ? Phrase(
          "make '\(name)' an actor, or keep its state behind a lock and write ': Sendable'",
          zh: "把 '\(name)' 改为 actor，或用锁保护其状态，并写上 ': Sendable'")
        : isClass
          ? Phrase(
            "make '\(name)' a struct, or 'final' with constants only, and write ': Sendable'",
            zh: "把 '\(name)' 改为 struct，或改为只含常量的 'final' class，并写上 ': Sendable'")
          : sendableHelp(id, name)
    ).with(
      confidence: (isClass || isProtocol ? 0.75 : 0.9)
        * domainConfidence(id))
  }

  /// What to write where, with the types of the project that must follow.
  private func sendableHelp(_ id: SymbolID, _ name: String) -> Phrase {
    let line = Phrase("write ': Sendable' on '\(name)'", zh: "在 '\(name)' 上写明 ': Sendable'")
    let others =
      symbols[id].kind == .protocol
      ? routes.keepers[id, default: []].filter {
        (symbols[$0].kind == .class || holdsObjects($0)) && isProduction($0) && !isSendable($0)
      }
      : storedValues(of: id).filter { $0 != id && !isSendable($0) && symbols[$0].access >= .public }
    guard !others.isEmpty else { return line }
    let listed = listed(others.map { symbols[$0].qualifiedName })
    return symbols[id].kind == .protocol
      ? Phrase(
        "\(line), and make \(listed), which \(others.count == 1 ? "conforms" : "conform") to it, safe to share",
        zh: "\(line)，并让实现它的 \(listed) 可以安全共享")
      : Phrase(
        "\(line), and on \(listed), which it stores", zh: "\(line)，它存储的 \(listed) 也要写")
  }

  /// Whether a struct stores objects of the project that cannot be shared.
  private func holdsObjects(_ id: SymbolID) -> Bool {
    symbols[id].kind == .struct
      && storedValues(of: id).contains { symbols[$0].kind == .class && !isSendable($0) }
  }

  /// The types of the project of which a type keeps values, in its properties or its cases.
  package func storedValues(of id: SymbolID) -> [SymbolID] {
    let stored = storedProperties(of: id).filter { !declaration($0).modifiers.contains(.isStatic) }
    let cases = members(of: id).filter { declaration($0).kind == .enumCase }
    return Set((stored + cases).flatMap { namings(of: $0) }.map(\.type)).sorted()
  }

  /// Whether an object has variables and works on them: no value would do.
  private func keepsState(_ id: SymbolID) -> Bool {
    sharedInstance(of: id) != nil
      && storedProperties(of: id).contains {
        !declaration($0).modifiers.contains(.isConstant)
      }
  }
}
