internal import StrataModel

/// Finds the shortest chain of references, breadth first and in the order of files.
struct RouteSearch {
  private let codebase: Codebase
  private let graph: ReferenceGraph

  init(_ codebase: Codebase, _ graph: ReferenceGraph) {
    self.codebase = codebase
    self.graph = graph
  }

  /// Where a chain begins: at a type's code, or at all code of a file.
  enum Start: Hashable {
    case type(SymbolID)
    case file(Int)
  }

  /// The edges that lead from a start straight to one of the targets, in file order.
  func direct(from starts: [Start], to targets: Set<SymbolID>) -> [Int] {
    let found = starts.flatMap { edges(of: $0) }.filter { targets.contains(graph.edges[$0].target) }
    return Array(Set(found)).sorted()
  }

  /// One step of a chain: whose code it is, and an edge of it.
  typealias Step = (start: Start, edge: Int)

  /// The shortest chain from type to type; empty if there is none.
  func byType(from starts: [Start], to targets: Set<SymbolID>) -> [Step] {
    search(from: starts, to: targets) { .type($0) }
  }

  /// The shortest chain where whatever stands in a file with a named type is taken to belong to it.
  func byFile(from starts: [Start], to targets: Set<SymbolID>) -> [Step] {
    search(from: starts, to: targets) { .file(codebase.symbols[$0].place.file) }
  }

  /// The edges of one code to one type.
  func edges(of start: Start, to target: SymbolID) -> [Int] {
    edges(of: start).filter { graph.edges[$0].target == target }
  }

  private func edges(of start: Start) -> [Int] {
    switch start {
    case .type(let id): graph.ofType[Int(id.index)]
    case .file(let file): graph.ofFile[file]
    }
  }

  private func search(
    from starts: [Start], to targets: Set<SymbolID>, onwards: (SymbolID) -> Start
  ) -> [Step] {
    var cameBy: [Start: Step] = [:]
    var seen = Set(starts)
    var queue = starts
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in edges(of: node) {
        let target = graph.edges[edge].target
        let isThere = targets.contains(target)
        let follower = onwards(target)
        if isThere { return chain(endingWith: (node, edge), cameBy) }
        guard seen.insert(follower).inserted else { continue }
        cameBy[follower] = (node, edge)
        queue.append(follower)
      }
    }
    return []
  }

  private func chain(endingWith last: Step, _ cameBy: [Start: Step]) -> [Step] {
    var chain = [last]
    while let step = cameBy[chain[chain.count - 1].start] { chain.append(step) }
    return chain.reversed()
  }
}
