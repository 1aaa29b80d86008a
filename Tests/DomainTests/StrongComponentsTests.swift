import StrataModel
import Testing

@Suite("Strongly connected components")
struct StrongComponentsTests {
  private func components(_ edges: [(String, String)]) -> [[String]] {
    var successors: [String: Set<String>] = [:]
    for (from, to) in edges { successors[from, default: []].insert(to) }
    var components = StrongComponents(successors)
    return components.all().map { $0.sorted() }.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  @Test func twoCirclesThatShareNoNodeAreTwo() {
    #expect(
      components([("a", "b"), ("b", "a"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "c")])
        == [["a", "b"], ["c", "d", "e"]])
  }

  @Test func circlesThatShareANodeAreOne() {
    #expect(
      components([("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")]) == [["a", "b", "c"]])
  }

  @Test func aLineHasNone() {
    #expect(components([("a", "b"), ("b", "c"), ("a", "c")]) == [])
  }

  @Test func aCircleOfManyNodesEnds() {
    let edges = (0..<5000).map { ("n\($0)", "n\(($0 + 1) % 5000)") }
    #expect(components(edges).map(\.count) == [5000])
  }
}
