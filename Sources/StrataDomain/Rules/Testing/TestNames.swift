internal import StrataCode
package import StrataModel

/// What the tests of a code base name.
package struct TestNames {
  /// By type: whether a test names it.
  private var isNamed: [Bool]
  /// By number of a name: whether a test writes it, or names a type that is called so.
  private var isWritten: [Bool]
  /// There is no test.
  private(set) var isEmpty = true

  package init(_ codebase: Codebase) {
    isNamed = Array(repeating: false, count: codebase.symbols.symbols.count)
    isWritten = Array(repeating: false, count: codebase.symbols.names.count)
    self.codebase = codebase
    let makers = codebase.types(.container).flatMap { codebase.members(of: $0) }
    var called = CalledMakers(of: makers.map { codebase.name($0) })
    for file in codebase.workspace.files.indices
    where codebase.layer(ofFile: file) == .test && !codebase.facts(file).isGenerated {
      let facts = codebase.facts(file)
      // What a template made names nothing of the project.
      isEmpty = isEmpty && !codebase.namesOthers(file)
      let written = codebase.writtenNames(of: file)
      let targets = codebase.references[file]
      var isRead = [Bool](repeating: false, count: facts.names.count)
      for (position, reference) in facts.references.enumerated() {
        switch targets[position] {
        case .symbol(let id): isNamed[Int(id.index)] = true
        case .ambiguous(let several): for id in several { isNamed[Int(id.index)] = true }
        default:
          guard !isRead[Int(reference.name.index)] else { continue }
          isRead[Int(reference.name.index)] = true
          if let id = written.id(of: reference.name) { isWritten[Int(id.index)] = true }
        }
      }
      called.note(facts)
    }
    for place in makers where called.names.contains(codebase.name(place)) {
      for naming in codebase.namings(of: place, as: [.construction]) {
        isNamed[Int(naming.type.index)] = true
      }
    }
    for id in codebase.symbols.ids where isNamed[Int(id.index)] {
      if let name = codebase.symbols.names[codebase.symbols[id].name] {
        isWritten[Int(name.index)] = true
      }
    }
  }

  private let codebase: Codebase

  /// Whether a test names the type, a subtype of it, or what makes it.
  package func name(_ id: SymbolID) -> Bool {
    isNamed[Int(id.index)]
      || codebase.symbols.names[codebase.symbols[id].name].map { isWritten[Int($0.index)] } ?? false
  }
}

/// Which members of containers tests call, by their names.
private struct CalledMakers {
  private(set) var names: Set<String> = []
  private let sought: SoughtNames?

  init(of members: [String]) { sought = members.isEmpty ? nil : SoughtNames(Set(members)) }

  /// Notes what a file of tests calls.
  mutating func note(_ facts: FileFacts) {
    guard let sought else { return }
    var isRead = [Bool](repeating: false, count: facts.names.count)
    for case let member? in facts.references.lazy.map(\.member) where !isRead[Int(member.index)] {
      isRead[Int(member.index)] = true
      if sought.contains(facts[member]) { names.insert(facts[member]) }
    }
    isRead = isRead.map { _ in false }
    for case let path? in facts.shapes.lazy.map(\.calledMember) where !isRead[Int(path.index)] {
      isRead[Int(path.index)] = true
      guard let member = facts[path].split(separator: ".").last.map(String.init) else { continue }
      if sought.contains(member) { names.insert(member) }
    }
  }
}

extension Codebase {
  /// Whether a file names a type of the project that another file declares.
  fileprivate func namesOthers(_ file: Int) -> Bool {
    references[file].contains { target in
      if case .symbol(let id) = target { symbols[id].place.file != file } else { false }
    }
  }
}
