/// Whether a way leads from one node of a graph to another, by those that follow each.
package func reaches(
  _ goal: Int, from start: Int, by successors: (Int) -> some Sequence<Int>
) -> Bool {
  var seen: Set<Int> = [start]
  var open = [start]
  while let node = open.popLast() {
    for next in successors(node) where seen.insert(next).inserted {
      if next == goal { return true }
      open.append(next)
    }
  }
  return false
}
