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
    var called: Set<String> = []
    for file in codebase.workspace.files.indices
    where codebase.layer(ofFile: file) == .test && !codebase.facts(file).isGenerated {
      let facts = codebase.facts(file)
      // What a template made names nothing of the project.
      isEmpty = isEmpty && !codebase.namesOthers(file)
      let written = codebase.writtenNames(of: file)
      var isCalled = [Bool](repeating: false, count: facts.names.count)
      for (position, reference) in facts.references.enumerated() {
        switch codebase.references[file][position] {
        case .symbol(let id): isNamed[Int(id.index)] = true
        case .ambiguous(let several): for id in several { isNamed[Int(id.index)] = true }
        default: if let id = written.id(of: reference.name) { isWritten[Int(id.index)] = true }
        }
        if let member = reference.member, !isCalled[Int(member.index)] {
          isCalled[Int(member.index)] = true
          called.insert(facts[member])
        }
      }
      var isRead = [Bool](repeating: false, count: facts.names.count)
      for case let path? in facts.shapes.lazy.map(\.calledMember)
      where !isRead[Int(path.index)] {
        isRead[Int(path.index)] = true
        if let member = facts[path].split(separator: ".").last {
          called.insert(String(member))
        }
      }
    }
    for id in Self.made(by: called, codebase) { isNamed[Int(id.index)] = true }
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

  /// The types that members of containers of these names build.
  private static func made(by members: Set<String>, _ codebase: Codebase) -> Set<SymbolID> {
    Set(
      codebase.types(.container).flatMap { codebase.members(of: $0) }
        .filter { members.contains(codebase.name($0)) }
        .flatMap { codebase.namings(of: $0, as: [.construction]) }.map(\.type))
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
