internal import StrataCode
internal import StrataModel

// Lists that are changed as SwiftUI's lists ask for it.

extension FrameworkUses {
  /// What else has to change where a file changes lists as SwiftUI's do; nothing where it does not.
  func withoutOffsets(of module: String) -> Phrase {
    let calls = offsetCalls(of: module)
    let ways = Self.offsets.filter { calls.contains($0.name) }
    guard let first = ways.first else { return .empty }
    return ways.count == 1
      ? Phrase(
        ", and \(first.instead) in place of '\(first.call)', which is SwiftUI's",
        zh: "，并且\(first.instead)，不用 SwiftUI 的 '\(first.call)'")
      : Phrase(
        ", and change the array without 'move(fromOffsets:toOffset:)' and 'remove(atOffsets:)', which are SwiftUI's",
        zh: "，并且不用 SwiftUI 的 'move(fromOffsets:toOffset:)' 和 'remove(atOffsets:)' 修改数组")
  }

  /// Whether the file changes lists as SwiftUI's do.
  func callsOffsets(of module: String) -> Bool { !offsetCalls(of: module).isEmpty }

  private func offsetCalls(of module: String) -> [String] {
    guard module == "SwiftUI", facts.references.contains(where: { facts[$0.name] == "IndexSet" })
    else { return [] }
    let paths = facts.shapes.compactMap { shape in shape.calledPath.map { facts[$0] } }
    return Self.offsets.map(\.name).filter { name in paths.contains { $0.hasSuffix("." + name) } }
  }

  private static let offsets: [(name: String, call: String, instead: Phrase)] = [
    (
      "move", "move(fromOffsets:toOffset:)",
      Phrase("take out and insert what moves,", zh: "取出并插入要移动的元素")
    ),
    (
      "remove", "remove(atOffsets:)",
      Phrase("remove by index, from the last,", zh: "从后往前按下标删除")
    ),
  ]
}
