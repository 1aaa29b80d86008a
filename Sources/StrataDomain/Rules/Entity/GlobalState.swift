internal import StrataCode
internal import StrataModel

/// Tells which global variables of the project the members of an entity read.
struct GlobalState {
  private let codebase: Codebase
  /// By name: the places of global variables that can be set or are worked out anew at each reading.
  private let variables: [String: [DeclarationID]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let found = codebase.seen(inEachFile: { Self.variables(in: $0, of: codebase) })
    variables = Dictionary(grouping: found, by: \.name).mapValues { $0.map(\.place) }
  }

  private static func variables(in file: Int, of codebase: Codebase) -> [GlobalVariable] {
    guard codebase.scopes[file].isProduction else { return [] }
    let facts = codebase.facts(file)
    return facts.declarations.enumerated().compactMap { position, declaration in
      guard declaration.kind == .property, declaration.parent == topLevel,
        !declaration.modifiers.contains(.isConstant)
      else { return nil }
      return GlobalVariable(
        name: facts[declaration.name],
        place: DeclarationID(file: file, declaration: DeclarationIndex(position)))
    }
  }

  private struct GlobalVariable: Sendable, Equatable {
    var name: String
    var place: DeclarationID
  }

  /// The findings about the members of an entity that are code.
  func findings(in id: SymbolID, _ isCode: (DeclarationID) -> Bool) -> [Finding] {
    if variables.isEmpty { return [] }
    let own = Set(codebase.members(of: id).map { codebase.name($0) }).union(
      codebase.symbols.allSupertypes(of: id).flatMap { codebase.members(of: $0) }
        .map { codebase.name($0) })
    return codebase.members(of: id).filter(isCode).flatMap { place -> [Finding] in
      let facts = codebase.facts(place.file)
      return facts.shapes.compactMap { shape in
        guard shape.owner == place.declaration, case .reads(let path) = shape.form,
          let variable = variable(facts[path], from: place.file), !own.contains(facts[path]),
          !codebase.scopes[place.file].isExempt(shape.span, in: shape.owner)
        else { return nil }
        return finding(id, place, facts[path], shape.span, variable)
      }
    }
  }

  /// The one global variable that a name can mean in a file.
  private func variable(_ name: String, from file: Int) -> DeclarationID? {
    let seen = (variables[name] ?? []).filter {
      $0.file == file || codebase.declaration($0).access > .fileprivate
    }
    return seen.count == 1 ? seen[0] : nil
  }

  private func finding(
    _ id: SymbolID, _ place: DeclarationID, _ read: String, _ span: Span, _ variable: DeclarationID
  ) -> Finding {
    let name = codebase.symbols[id].qualifiedName
    let member = codebase.name(place)
    let home = codebase.workspace.files[variable.file].name
    return Rule.externalState.finding(
      at: FindingPlace(
        span, in: place.file, subject: "\(name).\(member)", owner: place.declaration),
      in: codebase,
      message: Phrase(
        "'\(member)' of '\(name)' in Domain reads the global variable '\(read)' of '\(home)'",
        zh: "Domain 中 '\(name)' 的 '\(member)' 读取 '\(home)' 的全局变量 '\(read)'"),
      help: codebase.demandHelp(member, of: id, read)
        ?? OutsideState.help(
          member, read, isProperty: codebase.declaration(place).kind == .property)
    ).with(confidence: codebase.domainConfidence(id))
  }
}

extension Codebase {
  /// What to do about a member that a protocol of the project asks for: it takes nothing more.
  func demandHelp(_ member: String, of id: SymbolID, _ read: String) -> Phrase? {
    let asker = symbols.allSupertypes(of: id).first { promise in
      let place = symbols[promise].place
      return symbols[promise].kind == .protocol
        && facts(place.file).children(of: place.declaration).contains {
          facts(place.file)[facts(place.file)[$0].name] == member
        }
    }
    return asker.map { asker in
      let (name, promise) = (symbols[id].qualifiedName, symbols[asker].qualifiedName)
      return Phrase(
        "give '\(name)' what '\(member)' needs of '\(read)' where it is made: '\(promise)' asks for '\(member)' as it is",
        zh: "在构造 '\(name)' 的地方传入 '\(member)' 需要的 '\(read)' 的内容：'\(promise)' 规定了 '\(member)' 的形式")
    }
  }

  /// An entity that stores a repository or a service: a value that reaches out by itself.
  func storedServiceFinding(_ id: SymbolID) -> Finding? {
    guard isPlainlyEntity(id) else { return nil }
    let all = storedProperties(of: id).filter { isProduction($0) }
    let serving = all.flatMap { namings(of: $0, as: [.property]) }.filter { serves($0.type) }
    guard let first = serving.first, all.count > serving.count else { return nil }
    let property = reference(first).owner
    let place = DeclarationID(file: first.file, declaration: property)
    let (name, service) = (symbols[id].qualifiedName, symbols[first.type].qualifiedName)
    return Rule.externalState.finding(
      at: FindingPlace(
        reference(first).span, in: first.file,
        also: serving.dropFirst().filter { $0.file == first.file }.map { reference($0).span },
        subject: "\(name).\(self.name(place))", owner: property), in: self,
      message: Phrase(
        "entity '\(name)' in Domain stores \(described(first.type)) as '\(self.name(place))'",
        zh: "Domain 中的 Entity '\(name)' 以 '\(self.name(place))' 持有 \(described(first.type))"),
      help: Phrase(
        """
        leave '\(service)' to a use case that passes '\(name)' what it needs, and keep '\(name)' a \
        plain value
        """,
        zh: "让 UseCase 持有 '\(service)'，并把 '\(name)' 需要的内容传给它；'\(name)' 保持为普通的值")
    ).naming(first.type, in: self).with(confidence: min(0.85, domainConfidence(id)))
  }

  /// Whether a type of Domain is a thing with an identity or a value, and no part of a service.
  private func isPlainlyEntity(_ id: SymbolID) -> Bool {
    let words = symbols.words(of: id)
    guard symbols[id].kind == .struct || symbols[id].kind == .class, symbols[id].parent == nil,
      words.suffix(from: Self.servants) == nil
    else { return false }
    let path = workspace.files[symbols[id].place.file].path
    let isAmongEntities = path.split(separator: "/").dropLast().contains {
      ["entity", "model"].contains(WordReader.singular($0.lowercased()))
    }
    return symbols.conforms(id, to: ["Identifiable", "Equatable", "Hashable"])
      || storedProperties(of: id).contains { name($0) == "id" } || isAmongEntities
  }

  private static var servants: [String] {
    [
      "service", "manager", "handler", "provider", "validator", "calculator", "store", "factory",
      "builder", "engine", "controller", "loader", "fetcher", "client", "command", "action", "job",
      "task", "worker", "operation", "context", "dependencies", "state", "model",
    ]
  }

  /// Whether a stored type reaches out of a value: a repository, a use case, a data source, or what
  /// is called a service and does something.
  private func serves(_ id: SymbolID) -> Bool {
    if isCollaboratorOrProtocol(id) { return true }
    let words = symbols.words(of: id)
    return words.bare.count > 1 && words.suffix(from: ["service", "client", "gateway"]) != nil
      && !methods(of: id).isEmpty && !isDomainValue(id)
  }
}
