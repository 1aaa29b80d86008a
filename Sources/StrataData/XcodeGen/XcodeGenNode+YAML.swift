internal import StrataCode
internal import Yams

/// Yams resolves aliases by sharing, so that a few lines may stand for billions of values: they are
/// copied out on a budget.
extension XcodeGenNode {
  /// How many values a file may stand for.
  private static let valueLimit = 200_000

  /// The value that YAML text stands for.
  init(yaml bytes: [UInt8], at path: String) throws(YAMLFailure) {
    let root = try YAMLText.root(of: bytes)
    guard let root else { throw YAMLFailure(.empty) }
    var left = XcodeGenNode.valueLimit
    self = XcodeGenNode.value(of: root, at: path, &left)
    if left <= 0 { throw YAMLFailure(.aliases) }
  }

  private static func value(of node: Node, at path: String, _ left: inout Int) -> XcodeGenNode {
    left -= 1
    let mark = node.mark
    var result = XcodeGenNode(
      content: .text(""),
      position: Position(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1)),
      path: path, base: RelativePath.parent(of: path) ?? "")
    guard left > 0 else { return result }
    switch node {
    case .scalar(let scalar): result.content = .text(scalar.string == "~" ? "" : scalar.string)
    case .sequence(let sequence):
      var elements: [XcodeGenNode] = []
      for element in sequence {
        elements.append(value(of: element, at: path, &left))
        if left <= 0 { break }
      }
      result.content = .list(elements)
    case .mapping(let mapping):
      var members: [(key: String, value: XcodeGenNode)] = []
      var base: XcodeGenNode?
      for (key, element) in mapping {
        guard let name = key.scalar?.string else { continue }
        let member = value(of: element, at: path, &left)
        if left <= 0 { break }
        if name == "<<" { base = member } else { members.append((name, member)) }
      }
      result.content = .map(members)
      if let base {
        for part in base.elements { result = result.filled(from: part) }
      }
    case .alias: break
    }
    return result
  }

  /// The members it lacks, as `<<:` brings them in.
  private func filled(from other: XcodeGenNode) -> XcodeGenNode {
    let known = Set(members.map(\.key))
    var result = self
    result.content = .map(members + other.members.filter { !known.contains($0.key) })
    return result
  }
}
