/// Tarjan's strongly connected components, in linear time and without recursion.
package struct StrongComponents {
  private let successors: [String: [String]]
  private var order: [String: Int] = [:]
  private var low: [String: Int] = [:]
  private var open: [String] = []
  private var isOpen: Set<String> = []
  private var components: [[String]] = []

  package init(_ successors: [String: Set<String>]) {
    self.successors = successors.mapValues { $0.sorted() }
  }

  /// Every component, single nodes too.
  package mutating func all() -> [[String]] {
    for node in successors.keys.sorted() where order[node] == nil { visit(from: node) }
    return components
  }

  private mutating func visit(from start: String) {
    var path: [(node: String, next: Int)] = []
    enter(start, &path)
    while let (node, next) = path.last {
      let followers = successors[node] ?? []
      if next < followers.count {
        path[path.count - 1].next += 1
        let follower = followers[next]
        if order[follower] == nil {
          enter(follower, &path)
        } else if isOpen.contains(follower) {
          lower(node, to: order[follower] ?? 0)
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lower(parent, to: low[node] ?? 0) }
        if low[node] == order[node] { close(at: node) }
      }
    }
  }

  private mutating func enter(_ node: String, _ path: inout [(node: String, next: Int)]) {
    low[node] = order.count
    order[node] = order.count
    open.append(node)
    isOpen.insert(node)
    path.append((node, 0))
  }

  private mutating func lower(_ node: String, to value: Int) {
    low[node] = min(low[node] ?? value, value)
  }

  private mutating func close(at node: String) {
    var component: [String] = []
    while let member = open.popLast() {
      isOpen.remove(member)
      component.append(member)
      if member == node { break }
    }
    components.append(component)
  }
}
