/// A few names that are looked for among many: nearly all others are told from them by their length and
/// two of their bytes.
package struct SoughtNames: Sendable {
  private let names: Set<String>
  private var isThere = Array(repeating: false, count: 4_096)

  /// Some names.
  package init(_ names: Set<String>) {
    self.names = names
    for name in names { isThere[Self.mark(of: name)] = true }
  }

  /// Whether a name is one of them.
  package func contains(_ name: String) -> Bool {
    isThere[Self.mark(of: name)] && names.contains(name)
  }

  private static func mark(of name: String) -> Int {
    let bytes = name.utf8
    return bytes.withContiguousStorageIfAvailable { mark($0.first, $0.last, $0.count) }
      ?? mark(bytes.first, bytes.last, bytes.count)
  }

  private static func mark(_ first: UInt8?, _ last: UInt8?, _ count: Int) -> Int {
    (Int(first ?? 0) &* 31 &+ Int(last ?? 0) &* 137 &+ count &* 1_021) & 4_095
  }
}
