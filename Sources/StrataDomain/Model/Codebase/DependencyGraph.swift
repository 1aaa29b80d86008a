package import StrataCode

/// Nodes that name each other, each edge with its places.
package struct DependencyGraph {
  private var edges: [Edge.Key: [Dependency]] = [:]
  private var successors: [String: Set<String>] = [:]

  /// A directed edge with every place that makes it, in file order.
  package struct Edge {
    package var from: String
    package var to: String
    package var dependencies: [Dependency]

    /// How many places would have to change.
    package var count: Phrase { Noun("place", zh: "处").count(dependencies.count) }

    struct Key: Hashable {
      var from: String
      var to: String
    }
  }

  /// The graph of dependencies between the nodes that `ends` names; nil and loops are left out.
  package init(_ dependencies: [Dependency], ends: (Dependency) -> (String, String)?) {
    for dependency in dependencies {
      guard let (from, to) = ends(dependency), from != to else { continue }
      edges[.init(from: from, to: to), default: []].append(dependency)
      successors[from, default: []].insert(to)
    }
  }

  /// The strongly connected components of two or more nodes, sorted, members sorted.
  package func cycles() -> [[String]] {
    var components = StrongComponents(successors)
    return components.all().filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The edges between members, sorted.
  package func edges(within members: [String]) -> [Edge] {
    let inside = Set(members)
    return edges.filter { inside.contains($0.key.from) && inside.contains($0.key.to) }
      .map { Edge(from: $0.key.from, to: $0.key.to, dependencies: $0.value) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
