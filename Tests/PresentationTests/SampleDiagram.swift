import StrataFeatures
import StrataCode

extension Diagram {
  /// Three modules in two clusters, one of them of a hostile name, with every kind of edge.
  static var sample: Diagram {
    var diagram = Diagram(level: .module, project: .sample())
    diagram.name = "Shop"
    diagram.clusters = [
      Cluster(name: "Presentation", layer: .presentation), Cluster(name: "Data", layer: .data),
    ]
    diagram.nodes = [
      node("Feed", .presentation, cluster: 0, files: 12),
      node("end", .presentation, cluster: 0, files: 1),
      node("A \"b\" <c> & `d` [e] #f | 目录\\n\u{1B}", .data, cluster: 1, files: 3),
      node("Network", .data, cluster: 1, files: 7),
    ]
    diagram.nodes[0].isFocus = true
    diagram.nodes[3].hiddenIn = 9
    diagram.edges = [
      Edge(from: 0, to: 1, places: 4), Edge(from: 0, to: 2, places: 12, offences: 3, findings: [0]),
      Edge(from: 1, to: 0, places: 1), Edge(from: 2, to: 3, places: 2, offences: 2, findings: [0]),
      Edge(from: 3, to: 0, places: 0, offences: 1, findings: [1]), Edge(from: 1, to: 3, places: 0),
    ]
    diagram.edges[0].isInCircle = true
    diagram.edges[2].isInCircle = true
    diagram.edges.append(Edge(from: 3, to: 1, places: 5))
    diagram.edges[6].excused = 5
    diagram.circles = [[0, 1]]
    diagram.findings = [.sampleReference, .sampleSecondReference]
    diagram.hidden.toKits = 9
    diagram.hidden.implied = 1
    diagram.hidden.files = 2
    return diagram
  }

  private static func node(_ name: String, _ layer: Layer, cluster: Int, files: Int) -> Node {
    var node = Node(id: name, name: name, layer: layer)
    node.cluster = cluster
    node.files = files
    node.codeLines = files * 100
    return node
  }

  /// So many modules, each naming the next so many.
  static func chain(_ count: Int, naming few: Int) -> Diagram {
    var diagram = Diagram(level: .module, project: .sample())
    diagram.nodes = (0..<count).map { Node(id: "M\($0)", name: "M\($0)", layer: nil) }
    for from in 0..<count {
      for to in from + 1..<max(from + 1, min(count, from + 1 + few)) {
        diagram.edges.append(Edge(from: from, to: to, places: to))
      }
    }
    return diagram
  }
}
