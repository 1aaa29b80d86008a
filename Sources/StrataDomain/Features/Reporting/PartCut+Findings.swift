internal import StrataCode
internal import StrataModel

extension PartCut {
  /// More parts than this are not made for the sake of findings.
  private static let most = limit + 8
  /// Of fewer findings nobody asks where among them they are.
  private static let few = 3

  /// Cuts parts of which one cell of the picture holds more than a third of all findings, by modules
  /// where it is many, and else by folders.
  mutating func splitHeavyOnes() {
    let third = files.reduce(0) { $0 + $1.findings } / 3
    while groups.count < Self.most, let index = heaviest(over: third) { split(index, to: third) }
  }

  /// The group with the fullest cell of those that hold too much and can be cut.
  private func heaviest(over third: Int) -> Int? {
    let full = groups.indices.map { (index: $0, findings: groups[$0].fullestCell) }
      .filter { $0.findings > third && $0.findings > Self.few }
      .sorted { ($1.findings, $0.index) < ($0.findings, $1.index) }
    return full.first { Self.pieces(of: groups[$0.index]).count > 1 }?.index
  }

  private static func pieces(of group: Group) -> [Group] {
    let parts = group.isOthers ? firstGroups(group.items) : []
    return parts.count > 1 ? parts : children(of: group)
  }

  /// Takes out what holds most until the rest holds no more than a third.
  private mutating func split(_ index: Int, to third: Int) {
    let whole = groups.remove(at: index)
    var pieces = Self.pieces(of: whole).sorted {
      $0.fullestCell == $1.fullestCell
        ? $0.isShownBefore($1) : $0.fullestCell > $1.fullestCell
    }
    var rest = whole
    repeat {
      groups.append(pieces.removeFirst())
      rest.items = pieces.flatMap(\.items)
    } while pieces.count > 1 && rest.fullestCell > third && groups.count < Self.most
    if pieces.count == 1, rest.fullestCell > third || !whole.isOthers {
      groups.append(pieces[0])
    } else if !pieces.isEmpty {
      if !whole.isOthers { rest.kind = .rest }
      groups.append(rest)
    }
  }
}

extension PartCut.Group {
  /// How many findings the cell of this group that holds most of them has.
  fileprivate var fullestCell: Int {
    var counts: [Layer: Int] = [:]
    for item in items {
      if let ring = item.ring { counts[ring, default: 0] += item.findings }
    }
    return counts.values.max() ?? 0
  }
}
