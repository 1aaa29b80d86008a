internal import StrataCode

/// A value of an XcodeGen project with where it stands.
struct XcodeGenNode: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([XcodeGenNode])
    case map([(key: String, value: XcodeGenNode)])
  }

  var content: Content
  var position: Position
  /// The file it stands in, from the root.
  var path: String
  /// The folder at which paths in it begin, from the root.
  var base: String

  /// Its text, if it is one.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// Its elements; a single value stands for a list of one.
  var elements: [XcodeGenNode] {
    switch content {
    case .list(let elements): elements
    case .text(let text): text.isEmpty ? [] : [self]
    case .map: [self]
    }
  }

  /// The members of a mapping.
  var members: [(key: String, value: XcodeGenNode)] {
    if case .map(let members) = content { members } else { [] }
  }

  /// A member of a mapping; the last of that name counts.
  subscript(key: String) -> XcodeGenNode? { members.last { $0.key == key }?.value }

  /// These members over those of `other`, as XcodeGen merges templates and included files:
  /// mappings are merged, lists are appended; without `other` once the budget is spent.
  func merged(
    over other: XcodeGenNode, _ budget: inout XcodeGenBudget, depth: Int = 0
  ) -> XcodeGenNode {
    guard depth < 32 else { return self }
    switch (content, other.content) {
    case (.map(let own), .map(let outer)):
      guard budget.spend(own.count + outer.count) else { return self }
      var all = outer
      var places: [String: Int] = [:]
      for (index, member) in outer.enumerated() where places[member.key] == nil {
        places[member.key] = index
      }
      for (key, value) in own {
        let name = key.hasSuffix(":REPLACE") ? String(key.dropLast(8)) : key
        if let index = places[name] {
          all[index].value =
            name == key ? value.merged(over: all[index].value, &budget, depth: depth + 1) : value
        } else {
          places[name] = all.count
          all.append((name, value))
        }
      }
      return XcodeGenNode(content: .map(all), position: position, path: path, base: base)
    case (.list(let own), .list(let outer)):
      guard budget.spend(own.count + outer.count) else { return self }
      return XcodeGenNode(content: .list(outer + own), position: position, path: path, base: base)
    default:
      return self
    }
  }

  /// The value with `${name}` filled in, as far as the budget goes.
  func replacing(
    _ values: [String: String], _ budget: inout XcodeGenBudget, depth: Int = 0
  ) -> XcodeGenNode {
    if depth > 32 || !budget.spend(1) { return self }
    var result = self
    switch content {
    case .text(let text): result.content = .text(text.replacing(values, &budget))
    case .list(let list):
      result.content = .list(list.map { $0.replacing(values, &budget, depth: depth + 1) })
    case .map(let members):
      result.content = .map(
        members.map { member in
          let key = member.key.replacing(values, &budget)
          return (key, member.value.replacing(values, &budget, depth: depth + 1))
        })
    }
    return result
  }
}

extension String {
  fileprivate func replacing(
    _ values: [String: String], _ budget: inout XcodeGenBudget
  ) -> String {
    guard budget.spend(utf8.count / 64), contains("${") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<start.lowerBound]
      result += values[String(rest[start.upperBound..<end])] ?? String(rest[start.lowerBound...end])
      rest = rest[end...].dropFirst()
      if result.utf8.count > XcodeGenBudget.textLimit {
        budget.leaveOutText()
        return self
      }
    }
    return result + rest
  }
}

extension XcodeGenNode {
  /// The value with paths that begin in another folder.
  func moved(
    to base: String, _ budget: inout XcodeGenBudget, depth: Int = 0
  ) -> XcodeGenNode {
    if depth > 32 || !budget.spend(1) { return self }
    var result = self
    result.base = base
    switch content {
    case .text: break
    case .list(let list):
      result.content = .list(list.map { $0.moved(to: base, &budget, depth: depth + 1) })
    case .map(let members):
      result.content = .map(
        members.map { ($0.key, $0.value.moved(to: base, &budget, depth: depth + 1)) })
    }
    return result
  }
}
