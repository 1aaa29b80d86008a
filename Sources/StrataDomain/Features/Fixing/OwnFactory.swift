internal import StrataCode
internal import StrataModel

/// The member of a container that gives what a call there would make anew.
struct OwnFactory {
  private let codebase: Codebase
  /// What is made.
  private let made: SymbolID

  init(of made: SymbolID, in codebase: Codebase) {
    (self.made, self.codebase) = (made, codebase)
  }

  /// How the argument of a call is written: as its neighbours ask the members around them, where one of
  /// these makes nothing else than that; nil where one does and no neighbour tells how it is asked, where
  /// methods there make all others of its kind, and where a screen would make it beside what it was given.
  func argument(_ text: String, at site: ConstructionSites.Site) -> String? {
    let facts = codebase.facts(site.file)
    guard
      let owner = site.reference(in: codebase)?.owner,
      case let chain = facts.enclosing(owner), chain.count > 1
    else { return text }
    let place = DeclarationID(file: site.file, declaration: chain[chain.count - 2])
    if isOfScreen(site, place, chain[chain.count - 1]) { return nil }
    let members = members(beside: chain[chain.count - 1], in: site.file)
    let factories = members.filter { member in
      member != place && makesOnly(member)
        && (member.file == site.file || codebase.declaration(member).access >= .internal)
    }
    guard let factory = factories.first else { return isMadeByMethods(members) ? nil : text }
    guard factories.count == 1 else { return nil }
    let declaration = codebase.declaration(factory)
    let alike = Set(
      members.filter { codebase.declaration($0).kind == declaration.kind }
        .map { codebase.name($0) })
    for argument in site.call.arguments {
      let words = argument.tokens.map(site.tokens.word)
      if let asked = Self.asked(words, alike) { return asked(codebase.name(factory)) }
    }
    // Otherwise as the file asks one for an argument elsewhere: `clock: self.clock()`.
    let tokens = site.tokens
    for index in tokens.all.indices where tokens.isAt(index, ":") && tokens.isAt(index + 1, "self")
    {
      let words = (index + 1..<index + 6).map(tokens.word)
      if tokens.isAt(index + 6, ",", ")"), let asked = Self.asked(words, alike) {
        return asked(codebase.name(factory))
      }
    }
    return nil
  }

  /// How a member of another name is asked as one of some is: `self.clock()`, `self.clock`, `clock()`, `clock`.
  private static func asked(_ words: [String], _ names: Set<String>) -> ((String) -> String)? {
    let shape = words.map { names.contains($0) ? "" : $0 }
    let known = [["", "(", ")"], [""], ["self", ".", "", "(", ")"], ["self", ".", ""]]
    return known.contains(shape) ? { name in shape.map { $0.isEmpty ? name : $0 }.joined() } : nil
  }

  /// Whether a member makes the type, and no other of the project.
  private func makesOnly(_ member: DeclarationID) -> Bool {
    [.property, .function].contains(codebase.declaration(member).kind)
      && makings(of: member) == [made]
  }

  /// The types of the project that a member makes.
  private func makings(of member: DeclarationID) -> Set<SymbolID> {
    let facts = codebase.facts(member.file)
    let extent = codebase.declaration(member).extent
    return Set(
      zip(facts.references, codebase.references[member.file]).compactMap { reference, target in
        guard reference.role == .construction, extent.contains(reference.span.start),
          case .symbol(let id) = target
        else { return nil }
        return id
      })
  }

  /// Whether each part of the app of the same kind that some members make has a method of its own.
  private func isMadeByMethods(_ members: [DeclarationID]) -> Bool {
    let kinds = codebase.roles[made].intersection([
      .useCase, .repositoryImplementation, .dataSource,
    ])
    var makers = 0
    for member in members {
      let all = makings(of: member)
      let count = all.count { !codebase.roles[$0].isDisjoint(with: kinds) }
      if count == 0 { continue }
      guard count == 1, codebase.declaration(member).kind == .function,
        all.allSatisfy(codebase.isCollaborator)
      else { return false }
      makers += 1
    }
    return makers > 0
  }

  /// Whether a method of a view model, or one of a view that hands on what that was given, would make it:
  /// what makes the app gives those their parts.
  private func isOfScreen(
    _ site: ConstructionSites.Site, _ member: DeclarationID, _ type: DeclarationIndex
  ) -> Bool {
    guard codebase.scopes[site.file].isProduction, codebase.declaration(member).kind == .function,
      let screen = codebase.symbols.subject(of: DeclarationID(file: site.file, declaration: type))
    else { return false }
    if codebase.roles.has(screen, .viewModel)
      || codebase.symbols.words(of: screen).suffix(from: ["presenter"]) != nil
    {
      return true
    }
    guard codebase.roles.has(screen, .view) else { return false }
    let given = codebase.storedProperties(of: screen).filter { property in
      !codebase.declaration(property).modifiers.contains(.hasInitialValue)
        && codebase.namings(of: property, as: [.property]).contains {
          codebase.isCollaboratorOrProtocol($0.type)
        }
    }.map { codebase.name($0) }
    return site.call.arguments.contains {
      $0.tokens.count == 1 && given.contains(site.tokens.word($0.tokens.lowerBound))
    }
  }

  /// The members of a type and of all its extensions, of a library's type too.
  private func members(beside type: DeclarationIndex, in file: Int) -> [DeclarationID] {
    let files = codebase.workspace.files
    let name = codebase.facts(file)[codebase.facts(file)[type].name]
    return files.indices.filter { files[$0].modules == files[file].modules }.flatMap { other in
      let facts = codebase.facts(other)
      return facts.declarations.indices.map { DeclarationIndex($0) }.filter {
        facts[$0].parent == topLevel && facts[facts[$0].name] == name
      }.flatMap { facts.children(of: $0) }.map { DeclarationID(file: other, declaration: $0) }
    }
  }
}
