internal import StrataCode

/// The index of a type of the code base in `SymbolTable.symbols`.
package struct SymbolID: Sendable, Hashable, Comparable {
  package var index: Int32

  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  package static func < (a: SymbolID, b: SymbolID) -> Bool { a.index < b.index }
}
