internal import StrataModel
internal import StrataCode

extension Codebase {
  /// Services of the outer ring, repositories aside, that screens name.
  func serviceAccess(_ screens: ScreenCode) -> [Finding] {
    let clients = known { commonClients() }
    func isOffence(_ dependency: Dependency) -> Bool {
      guard dependency.from == .presentation, dependency.isDrawn, !dependency.isWiring,
        dependency.to.ring == .data || clients[dependency.target] != nil,
        !misplaced[symbols[dependency.target].place.file], !isComposedHere(dependency)
      else { return false }
      let reference = reference(of: dependency)
      return reference.role != .extended && reference.role != .conformance
        && !isToldOfWorker(dependency) && !isHandedOn(dependency)
        && (isService(dependency.target) || clients[dependency.target]?.isWire == true)
        && screens.contains(reference.owner, in: dependency.file)
    }
    let ways = ReferenceHelp(self, LegalRoute(self))
    return said(ofEachDependency: isOffence) { group in
      let first = group[0]
      let isOuter = first.to.ring == .data
      let target = symbols[first.target].qualifiedName
      let clause: Phrase = isOuter ? .empty : clients[first.target].map(clause) ?? .empty
      return Rule.infrastructureAccess.finding(
        group, in: self,
        message: Phrase(
          """
          \(described(namerOf: reference(of: first).owner, in: first.file)) \(verb(of: first)) \
          \(described(first.target)) of \(first.to.rawValue)\(clause)
          """,
          zh: """
            \(described(namerOf: reference(of: first).owner, in: first.file)) \(verb(of: first)) \
            \(first.to.rawValue) 的 \(described(first.target))\(clause)
            """),
        help: isOuter && symbols[first.target].kind != .protocol && !serves(first.target)
          && ways.route.abstraction(of: first.target, for: .presentation) == nil
          ? inside(first.target)
          : isOuter
            ? ways.text(first)
            : Phrase(
              """
              declare what '\(namer(of: reference(of: first).owner, in: first.file).symbol)' needs \
              as a protocol in Domain, implement it in Data over '\(target)', and ask it through a \
              use case
              """,
              zh: """
                在 Domain 中把 '\(namer(of: reference(of: first).owner, in: first.file).symbol)' \
                的需求声明为协议，在 Data 中用 '\(target)' 实现它，并通过 UseCase 调用
                """)
      ).held(
        at: isHarmless(first.target) || isLog(first.target) || ways.stray.contains(first.target)
          || isOnlyDefault(group) || isHelper(first)
          ? .info
          : isOuter && serves(first.target) && !isIdleScreen(of: first) && idleHelp(group) == nil
            ? .error : .warning
      ).with(
        confidence: !isOuter
          ? 0.75
          : symbols[first.target].kind == .protocol && isInInterfaceModule(first.target)
            ? 0.55 : nil)
    }
  }

  /// What to do about what works something out and only lies in Data.
  private func inside(_ id: SymbolID) -> Phrase {
    let name = symbols[id].qualifiedName
    let named = outerWords(of: id, withBytes: true)
    return named.isEmpty
      ? Phrase(
        "move '\(name)' to Presentation or Common: it uses nothing of the network or a store",
        zh: "把 '\(name)' 移到 Presentation 或 Common：它没有用到网络或存储")
      : Phrase(
        "move what '\(name)' works out to Domain, with values of its own in place of \(listed(named, most: 2)): it uses nothing of the network or a store",
        zh: "把 '\(name)' 的计算移到 Domain，用 Domain 自己的值代替 \(listed(named, most: 2))：它没有用到网络或存储")
  }

  /// Whether a type tells a screen nothing of what it stands before: who asks a protocol knows nothing
  /// of what keeps it.
  private func isHarmless(_ id: SymbolID) -> Bool {
    symbols[id].kind == .protocol || isClient(id) || isShownState(id) || isGeneralBox(id)
  }

  /// Whether a generic type is made of a service by way of a repository, which is told: `Presenter<Repository<Source>>`.
  private func isToldOfWorker(_ dependency: Dependency) -> Bool {
    let owner = reference(of: dependency).owner
    return reference(of: dependency).role == .genericArgument
      && dependencies(of: dependency.file).contains {
        let other = reference(of: $0)
        return other.owner == owner && other.role == .genericArgument
          && $0.from == .presentation && $0.to.ring == .data
          && roles.has($0.target, .repositoryImplementation)
      }
  }

  /// Whether what is built is handed to something else of the outer ring that is built beside it: that
  /// is told.
  private func isHandedOn(_ dependency: Dependency) -> Bool {
    let (own, file) = (reference(of: dependency), dependency.file)
    guard own.role == .construction else { return false }
    return dependencies(of: file).contains { other in
      let whole = reference(of: other)
      return whole.role == .construction && whole.owner == own.owner && other.to.ring == .data
        && isPart(dependency.target, of: other.target, own.owner, in: file)
        // Of two that could take one another, the first is built with the second.
        && (whole.span.start < own.span.start
          || !isPart(other.target, of: dependency.target, own.owner, in: file))
    }
  }

  /// Whether all of it is what parameters of protocols' types are where nobody passes anything.
  private func isOnlyDefault(_ group: [Dependency]) -> Bool {
    composes && group.allSatisfy(isDefault)
  }

  private func isIdleScreen(of dependency: Dependency) -> Bool {
    isIdleScreen(around: reference(of: dependency).owner, in: dependency.file)
  }

  /// Whether a type does more than its name says that a tool does: a formatter in a folder of Data
  /// that reaches no store, network or other service has nothing of the outer ring but the folder.
  private func serves(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: Self.tools) == nil && symbols[id].kind != .enum
      || !roles[id].isEmpty || reachesOut(id)
      || code(of: id) { target, _ in
        guard case .symbol(let other) = target, other != id else { return false }
        return layer(of: other)?.ring == .data && isService(other)
      }
  }

  private static let tools = [
    "formatter", "helper", "util", "utility", "utils", "utilities", "calculator", "parser",
    "validator", "converter",
  ]

  /// Whether a type is watched by views and has nothing of the outer ring but its folder.
  private func isShownState(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    guard
      symbols.conforms(id, to: ["ObservableObject", "Combine.ObservableObject"])
        || attributes(of: symbols[id].place).contains("Observable")
    else { return false }
    let imports = facts(file).importedModules
    return imports.contains { ["SwiftUI", "Combine", "Observation"].contains($0) }
      && imports.allSatisfy {
        [.pure, .userInterface, .reactive, .stream, .logging].contains(Framework(module: $0))
      }
      && !references[file].enumerated().contains { position, target in
        guard case .external = target else { return false }
        let name = facts(file)[facts(file).references[position].name]
        return InfrastructureSymbol(name, imports: imports).map { $0.purpose != .settings } ?? false
      }
  }

  /// A type that does something for others: no value, error, DTO, repository or part of a screen.
  private func isService(_ id: SymbolID) -> Bool {
    guard roles[id].subtracting([.dataSource]).isEmpty, !isError(id) else { return false }
    let methods = methods(of: id)
    switch symbols[id].kind {
    case .class, .actor, .struct, .protocol: return !methods.isEmpty
    case .enum:
      return !methods.isEmpty && !members(of: id).contains { declaration($0).kind == .enumCase }
    default: return false
    }
  }

  /// A type of Common that the network has to do with.
  private struct Client: Equatable, Sendable, Digestible {
    var id: SymbolID
    /// It is what the client sends or decodes, and not the client itself.
    var isWire: Bool

    func add(to digest: inout ItemDigest) {
      digest.add(id)
      isWire.add(to: &digest)
    }
  }

  private func clause(_ client: Client) -> Phrase {
    client.isWire
      ? Phrase(
        ", which '\(symbols[client.id].qualifiedName)' sends or decodes",
        zh: "，由 '\(symbols[client.id].qualifiedName)' 发送或解码")
      : Phrase(", which talks to the network itself", zh: "，它自行访问网络")
  }

  /// Types of Common that talk to the network themselves, and the coded values they send or decode.
  private func commonClients() -> [SymbolID: Client] {
    var clients: [SymbolID: Client] = [:]
    for file in workspace.files.indices where layer(ofFile: file) == .common {
      for (position, reference) in facts(file).references.enumerated() {
        guard
          reference.role == .construction || reference.role == .staticAccess
            || reference.role == .property,
          facts(file)[reference.name].hasPrefix("URLSession"),
          case .external = references[file][position], !scopes[file].isExempt(reference),
          let owner = facts(file).enclosing(reference.owner).last,
          let id = symbols.subject(of: DeclarationID(file: file, declaration: owner))
        else { continue }
        clients[id] = Client(id: id, isWire: false)
      }
    }
    for client in clients.keys.sorted() {
      for member in members(of: client) {
        for naming in namings(of: member, as: [.parameter, .decoded])
        where clients[naming.type] == nil && layer(of: naming.type) == .common
          && symbols.isCodable(naming.type)
        {
          clients[naming.type] = Client(id: client, isWire: true)
        }
      }
    }
    return clients
  }
}
