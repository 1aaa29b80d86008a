internal import StrataCode

/// By type, which dependencies name it: rules ask that for one type after the other.
struct NamersOfTypes: Sendable {
  /// By symbol: where its dependencies begin among `indices`; one more for the end.
  private var starts: [Int32]
  private var indices: [Int32]

  /// Some dependencies by the types that they name.
  init(_ dependencies: [Dependency], of symbols: SymbolTable) {
    starts = Array(repeating: 0, count: symbols.symbols.count + 1)
    for dependency in dependencies { starts[Int(dependency.target.index) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    indices = Array(repeating: 0, count: dependencies.count)
    for (index, dependency) in dependencies.enumerated() {
      let slot = Int(dependency.target.index)
      indices[Int(next[slot])] = Int32(truncatingIfNeeded: index)
      next[slot] += 1
    }
  }

  /// The indices of the dependencies that name a type, in order.
  subscript(id: SymbolID) -> ArraySlice<Int32> {
    indices[Int(starts[Int(id.index)])..<Int(starts[Int(id.index) + 1])]
  }
}
