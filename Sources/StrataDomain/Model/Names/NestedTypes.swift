/// The types nested in another, in the order in which they become known.
package struct NestedTypes: Sendable {
  private var list: [(name: NameID, id: SymbolID)] = []
  /// Those of a long list, by their names.
  private var byName: [NameID: [SymbolID]] = [:]

  /// A list longer than this is not gone through each time someone asks.
  private static let shortest = 16

  /// Adds a type.
  package mutating func append(_ id: SymbolID, named name: NameID) {
    list.append((name, id))
    if list.count == Self.shortest {
      for item in list { byName[item.name, default: []].append(item.id) }
    } else if list.count > Self.shortest, byName[name, default: []].count < Namesakes.limit {
      byName[name, default: []].append(id)
    }
  }

  /// The types of a name.
  package subscript(name: NameID) -> [SymbolID] {
    if list.count >= Self.shortest { return byName[name] ?? [] }
    if !list.contains(where: { $0.name == name }) { return [] }
    return list.filter { $0.name == name }.map(\.id)
  }
}
