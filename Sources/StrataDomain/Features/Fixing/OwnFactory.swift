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
  /// these makes nothing else than that; nil where one does and no neighbour tells how it is asked.
  func argument(_ text: String, at site: ConstructionSites.Site) -> String? {
    let facts = codebase.facts(site.file)
    guard
      let owner = facts.references.first(where: { Int($0.span.start) == site.offset })?.owner,
      case let chain = facts.enclosing(owner), chain.count > 1
    else { return text }
    let place = DeclarationID(file: site.file, declaration: chain[chain.count - 2])
    let members = members(beside: chain[chain.count - 1], in: site.file)
    let factories = members.filter { member in
      member != place && makesOnly(member)
        && (member.file == site.file || codebase.declaration(member).access >= .internal)
    }
    guard let factory = factories.first else { return text }
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
    let facts = codebase.facts(member.file)
    let extent = codebase.declaration(member).extent
    guard [.property, .function].contains(codebase.declaration(member).kind) else { return false }
    let makings = facts.references.indices.filter {
      facts.references[$0].role == .construction && extent.contains(facts.references[$0].span.start)
    }.map { codebase.references[member.file][$0] }
    return makings.contains(.symbol(made))
      && makings.allSatisfy { if case .symbol(let id) = $0 { id == made } else { true } }
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
