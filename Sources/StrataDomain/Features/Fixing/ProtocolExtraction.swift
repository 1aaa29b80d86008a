internal import StrataCode
internal import StrataModel

/// A protocol that is to take the place of a type where others hold it.
struct ProtocolExtraction {
  private let subject: FixSubject
  private let target: SymbolID
  private let name: String
  private let home: FixHome.Folder
  private let holders: [HeldNames]
  private let members: [ProtocolMember]
  private let isSendable: Bool
  private var codebase: Codebase { subject.codebase }

  /// What can be extracted for a finding; nil where the type or what is asked of it does not allow it.
  init?(of target: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let symbol = codebase.symbols[target]
    let place = symbol.place
    let modules = codebase.workspace.files[place.file].modules
    // The project has a protocol for it already: another kind writes that, or its members do not suffice.
    let hasProtocol = codebase.symbols.allSupertypes(of: target).contains {
      codebase.symbols[$0].kind == .protocol && !codebase.members(of: $0).isEmpty
    }
    guard [.class, .struct].contains(symbol.kind), symbol.parent == nil, !hasProtocol,
      codebase.isProduction(target), !modules.isEmpty,
      Set(codebase.attributes(of: place)).isSubset(of: ["MainActor"]), !codebase.isGeneric(place)
    else { return nil }
    var holders: [HeldNames] = []
    for file in Self.users(of: target, codebase)
    where codebase.workspace.files[file].modules == modules {
      guard let tokens = try subject.tokens(file),
        let held = HeldNames(of: target, in: file, codebase, tokens), !held.isMade
      else { continue }
      holders.append(held)
    }
    guard holders.contains(where: { $0.file == subject.file }),
      try Self.areAlone(holders, subject),
      try !subject.areGivenByType(Set(holders.flatMap(\.holders)))
    else { return nil }
    let names = Set(holders.flatMap(\.members)).sorted()
    var texts: [Int: CodeTokens] = [:]
    for body in codebase.symbols.bodies[Int(target.index)] {
      texts[body.file] = try subject.tokens(body.file)
    }
    let members = names.compactMap { ProtocolMember($0, of: target, in: codebase) { texts[$0] } }
    // What has fields alone is a value, and values are moved or mapped.
    guard members.count == names.count, members.contains(where: \.isFunction),
      symbol.access <= .internal || members.allSatisfy({ $0.access >= symbol.access }),
      holders.flatMap(\.holders).allSatisfy({ codebase.symbols[$0].access <= symbol.access })
    else { return nil }
    let role: Role = codebase.roles.has(target, .useCase) ? .useCaseProtocol : .repositoryProtocol
    guard let name = ProtocolName(codebase).name(for: symbol.name, as: role),
      let home = Self.home(of: name, role, target, codebase)
    else { return nil }
    guard let isSendable = Self.isSendable(target, holders, codebase) else { return nil }
    (self.subject, self.target, self.name, self.home) = (subject, target, name, home)
    (self.holders, self.members, self.isSendable) = (holders, members, isSendable)
  }

  /// The files of Domain and Presentation that ship and name a type.
  private static func users(of target: SymbolID, _ codebase: Codebase) -> [Int] {
    codebase.workspace.files.indices.filter { file in
      let layer = codebase.layer(ofFile: file)
      return file != codebase.symbols[target].place.file && codebase.scopes[file].isProduction
        && (layer == .domain || layer == .presentation)
        && codebase.references[file].contains { $0 == .symbol(target) }
    }
  }

  /// Whether nothing outside reaches through a holder to what it holds.
  private static func areAlone(
    _ holders: [HeldNames], _ subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    for held in holders {
      for file in codebase.workspace.files.indices where file != held.file {
        let namesHolder = codebase.references[file].contains { target in
          if case .symbol(let id) = target { held.holders.contains(id) } else { false }
        }
        guard namesHolder else { continue }
        guard let tokens = try subject.tokens(file) else { return false }
        let isReached = held.names.contains { name in
          tokens.positions(of: name).contains {
            tokens.isAt($0 - 1, ".") && !tokens.isAt($0 - 2, "self")
          }
        }
        if isReached { return false }
      }
    }
    return true
  }

  private static func home(
    of name: String, _ role: Role, _ target: SymbolID, _ codebase: Codebase
  ) -> FixHome.Folder? {
    let file = codebase.symbols[target].place.file
    if codebase.layer(of: target) == .domain {
      let own = codebase.workspace.files[file]
      return FixHome.Folder(path: String(own.folder), neighbour: own.path)
    }
    return FixHome(codebase: codebase, file: file).folder(for: name, as: role, in: .domain)
  }

  /// Whether the protocol has to be `Sendable` as the type is; nil where that cannot be told.
  private static func isSendable(
    _ target: SymbolID, _ holders: [HeldNames], _ codebase: Codebase
  ) -> Bool? {
    func says(_ id: SymbolID) -> Bool {
      ([id] + codebase.symbols.allSupertypes(of: id)).contains {
        codebase.symbols.externalSupertypes[Int($0.index)].contains("Sendable")
      }
    }
    if says(target) || holders.flatMap(\.holders).contains(where: says) { return true }
    let symbol = codebase.symbols[target]
    let isStrict = codebase.workspace.files[symbol.place.file].modules.contains {
      (codebase.workspace.modules[$0].languageMode ?? 5) >= 6
    }
    guard isStrict, symbol.kind == .struct else { return false }
    // Swift infers it of a value whose fields are known to be; of others nobody can say by name.
    let known = KnownConformances(codebase: codebase)
    let fields = codebase.storedProperties(of: target)
    let areKnown = fields.allSatisfy { field in
      let facts = codebase.facts(field.file)
      let types = facts.references.filter { $0.owner == field.declaration }
      return !types.isEmpty && types.allSatisfy { known.conforms(facts[$0.name], to: "Sendable") }
    }
    return areKnown ? true : nil
  }

  /// The new file, the conformance, and the types of what is held.
  func proposal() throws(ChangeError) -> FixProposal? {
    let symbol = codebase.symbols[target]
    let source = codebase.workspace.files[symbol.place.file]
    let text = try subject.read(source.path)
    let path = home.path + "/" + name + ".swift"
    let declaration = codebase.declaration(symbol.place)
    guard codebase.index(ofFile: path) == nil,
      let clause = InheritanceClause(after: Int(declaration.span.end), in: text)
    else { return nil }
    let asked = Phrase("what is asked of '\(symbol.name)'", zh: "对 '\(symbol.name)' 的需求")
    var proposal = FixProposal([
      Edit(.create(path: path, text: try written(like: text, source.name)), because: asked),
      Edit(
        .replace(
          path: source.path, bytes: clause.end..<clause.end,
          with: Array(((clause.isThere ? ", " : ": ") + name).utf8)),
        because: Phrase("keeps what '\(name)' asks for", zh: "遵循 '\(name)'")),
    ])
    proposal.reads[source.path] = text
    for held in holders {
      let holder = codebase.workspace.files[held.file].path
      let own = try subject.read(holder)
      proposal.reads[holder] = own
      let spelling = ProtocolSpelling(in: held.file, codebase, own)
      proposal.edits += held.spans.map { span in
        Edit(
          .replace(
            path: holder, bytes: Int(span.start)..<Int(span.end),
            with: Array(spelling.written(name, at: span).utf8)),
          because: Phrase("depends on '\(name)'", zh: "依赖 '\(name)'"))
      }
    }
    proposal.intents[path] = EditPlan.Intent(
      layer: .domain, modules: codebase.workspace.targets(of: symbol.place.file))
    guard
      try proposal.list(
        name + ".swift", in: home, as: symbol.place.file, codebase, subject.texts)
    else { return nil }
    return proposal
  }

  /// The imports of what the members name, each as the type's own file writes it.
  private func imports(as text: [UInt8]) -> [String] {
    let needed = Set(members.flatMap(\.modules))
    let facts = codebase.facts(codebase.symbols[target].place.file)
    return facts.lines(
      of: facts.imports.filter { needed.contains(facts[$0.module]) },
      needsFoundation: needed.contains("Foundation"), in: text)
  }

  private func written(like text: [UInt8], _ file: String) throws(ChangeError) -> [UInt8] {
    let symbol = codebase.symbols[target]
    let member = codebase.members(of: target).first.map(codebase.declaration)
    let line = member.map {
      let facts = codebase.facts(symbol.place.file)
      return TextLine(facts.lines.position(of: $0.extent.start).line, of: text)
    }
    let indent = line.map(\.indentation).flatMap { $0.isEmpty ? nil : $0 } ?? "  "
    let access = symbol.access > .internal ? "\(symbol.access) " : ""
    let isIsolated = codebase.attributes(of: symbol.place).contains("MainActor")
    var lines = imports(as: text)
    if !lines.isEmpty { lines.append("") }
    if isIsolated { lines.append("@MainActor") }
    lines.append("\(access)protocol \(name)\(isSendable ? ": Sendable" : "") {")
    lines += members.map { indent + $0.text }
    lines.append("}")
    return try subject.style(like: text)
      .text(of: lines, file: name + ".swift", like: file)
  }
}
