internal import StrataModel
internal import StrataCode

/// Who conforms to or inherits from each type, directly or not, in file order.
struct SubtypeMap {
  private let codebase: Codebase
  private var subtypes: [SymbolID: [SymbolID]] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    for id in codebase.symbols.ids where codebase.symbols[id].kind != .typealias {
      for parent in codebase.symbols.allSupertypes(of: id) {
        subtypes[parent, default: []].append(id)
      }
    }
  }

  /// All subtypes of a type, tests and doubles too.
  subscript(id: SymbolID) -> [SymbolID] { subtypes[id, default: []] }

  /// What implements a protocol in code that ships.
  func implementations(of id: SymbolID) -> [SymbolID] {
    guard codebase.symbols[id].kind == .protocol else { return [] }
    return self[id].filter {
      codebase.symbols[$0].kind.isConcreteType && !codebase.roles.has($0, .testDouble)
        && codebase.layer(of: $0) != .test
    }
  }
}
