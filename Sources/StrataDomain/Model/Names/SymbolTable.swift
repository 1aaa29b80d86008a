package import StrataCode

/// Every type of the code base, and what belongs to it, project-wide.
package struct SymbolTable: Sendable {
  /// What each file sees of the modules.
  package let modules: ModuleGraph
  package internal(set) var symbols: [Symbol] = []
  /// All names that can mean something.
  package let names: DeclaredNames
  /// By file index: what it writes where it names types.
  var written: [WrittenNames]
  /// Top-level types, by the number of their name.
  var topLevel: [[SymbolID]]
  /// The same of names that many types have, by where they can be seen from.
  var namesakes: [NameID: Namesakes] = [:]
  /// By symbol: the types nested in it or in its extensions.
  var nested: [NestedTypes] = []
  /// Types in extensions of types that are not the project's, by the dotted path of these.
  var nestedInExternal: [String: NestedTypes] = [:]
  /// By number of a name: whether such a type is called so.
  var isNestedInExternal: [Bool]
  /// By file and declaration: the type that a type declaration or an extension is about, or -1.
  var subjects: [[Int32]] = []
  /// By symbol: its declaration, then its extensions, in file order.
  package internal(set) var bodies: [[DeclarationID]] = []
  /// By symbol: what its bodies directly hold.
  var members: [TypeMembers] = []
  /// By symbol: the project types in its and its extensions' inheritance clauses, sorted.
  package internal(set) var supertypes: [[SymbolID]] = []
  /// By symbol: the names in all its inheritance clauses that are no project types, sorted.
  package internal(set) var externalSupertypes: [[String]] = []
  /// By symbol: what the types of those names are.
  var foreignKinds: [ForeignKinds] = []
  /// By typealias: the project types on its right side.
  package internal(set) var aliased: [SymbolID: [SymbolID]] = [:]
  /// By typealias: the foreign type it stands for, if it stands for one.
  var foreignNames: [SymbolID: String] = [:]
  /// By typealias declaration: the references on its right side, as indices into its file's.
  var rightSides: [DeclarationID: [Int]] = [:]
  /// By symbol: the names of its generic parameters and associated types.
  var parameters: [NameSet] = []
  /// By file index: what its declarations make for the code inside them.
  var localNames: [LocalNames]
  /// By symbol: all its supertypes, near ones first; empty until all clauses are read.
  var ancestors: [[SymbolID]] = []
  /// By symbol: the words of its name.
  var words: [NameWords] = []
  /// By file index: the code under conditions.
  var conditions: [BuildConditions]
  /// Types under a condition that does not always hold.
  var conditional: [SymbolID: Likelihood] = [:]

  /// A table without types yet; who asks for few written names has them read then.
  init(_ workspace: Workspace, areNamesAsked: Bool, by workforce: Workforce) {
    let names: DeclaredNames
    (modules, names) = workforce.both(
      { ModuleGraph(workspace, by: workforce) }, { DeclaredNames(workspace) })
    self.names = names
    conditions = workforce.map(workspace.files.count) {
      BuildConditions(workspace.files[$0].facts)
    }
    let written = workforce.map(workspace.files.count) {
      WrittenNames(workspace.files[$0].facts, names, areAsked: areNamesAsked)
    }
    self.written = written
    localNames = workforce.map(workspace.files.count) {
      LocalNames(workspace.files[$0].facts, written[$0])
    }
    topLevel = Array(repeating: [], count: names.count)
    isNestedInExternal = Array(repeating: false, count: names.count)
  }

  /// How likely a type's declaration is built.
  func likelihood(of id: SymbolID) -> Likelihood {
    conditional.isEmpty ? .always : conditional[id] ?? .always
  }

  /// A declaration's place to look from.
  func viewpoint(in file: Int, _ facts: FileFacts, scope: DeclarationIndex) -> Viewpoint {
    Viewpoint(
      file: file, scope: scope,
      isNeverBuilt: scope >= 0
        && conditions[file].likelihood(at: facts[scope].span.start) == .never)
  }

  /// The top-level types of a name.
  package func topLevelTypes(named name: String) -> [SymbolID] {
    names[name].map { topLevel[Int($0.index)] } ?? []
  }

  /// The words of a type's name.
  package func words(of id: SymbolID) -> NameWords { words[Int(id.index)] }

  /// A type, looked at where it lies: copying its names to ask for its kind costs more than the answer.
  @inlinable package subscript(id: SymbolID) -> Symbol {
    _read { yield symbols[Int(id.index)] }
  }

  /// The identifiers of all symbols in file order.
  package var ids: some Sequence<SymbolID> { symbols.indices.lazy.map { SymbolID($0) } }

  /// The type that a declaration or extension is about, if it is a type of the project.
  package func subject(of place: DeclarationID) -> SymbolID? {
    guard place.declaration >= 0 else { return nil }
    let index = subjects[place.file][Int(place.declaration)]
    return index < 0 ? nil : SymbolID(Int(index))
  }

  /// All supertypes, near ones first, each once; cycles in broken code end, and so does looking
  /// after more of them than people write.
  package func allSupertypes(of id: SymbolID) -> [SymbolID] { ancestors[Int(id.index)] }

  /// Follows the clauses from type to type.
  func findAncestors(of id: SymbolID) -> [SymbolID] {
    if supertypes[Int(id.index)].isEmpty { return [] }
    var found = [id]
    var seen: Set<SymbolID> = [id]
    var next = 0
    while next < found.count, found.count < Self.mostSupertypes {
      for parent in direct(found[next])
      where found.count < Self.mostSupertypes && seen.insert(parent).inserted {
        found.append(parent)
      }
      next += 1
    }
    found.removeFirst()
    return found
  }

  private static let mostSupertypes = 200

  private func direct(_ id: SymbolID) -> [SymbolID] {
    let parents = supertypes[Int(id.index)]
    return parents.contains { self[$0].kind == .typealias } ? expanded(parents) : parents
  }

  /// Typealiases in a list replaced by what they stand for; chains longer than people write end.
  package func expanded(_ ids: [SymbolID]) -> [SymbolID] {
    if ids.count == 1, self[ids[0]].kind != .typealias { return ids }
    var result: [SymbolID] = []
    var seen: Set<SymbolID> = []
    var next = Array(ids.reversed())
    while let id = next.popLast(), seen.count < Self.mostSupertypes {
      guard seen.insert(id).inserted else { continue }
      if self[id].kind == .typealias {
        next.append(contentsOf: aliased[id, default: []].reversed())
      } else {
        result.append(id)
      }
    }
    return result
  }
}
