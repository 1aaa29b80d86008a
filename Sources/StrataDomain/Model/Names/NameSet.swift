/// A few names, or a great many.
struct NameSet: Sendable {
  private let list: [NameID]
  private let set: Set<NameID>

  /// A longer list is not gone through each time someone asks.
  private static let longest = 16

  /// The set of these.
  init(_ names: [NameID]) {
    let isLong = names.count > Self.longest
    list = isLong ? [] : names
    set = isLong ? Set(names) : []
  }

  /// Whether a name is one of them.
  func contains(_ name: NameID) -> Bool {
    set.isEmpty ? list.contains(name) : set.contains(name)
  }
}
