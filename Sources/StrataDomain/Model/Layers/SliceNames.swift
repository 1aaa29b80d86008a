/// Names of vertical slices: of what has an `…Interface` beside it, and of what implements that. They
/// say whose the code is, and not in which layer.
package struct SliceNames: Sendable {
  private let all: Set<String>

  /// The slices among the names of folders and modules.
  package init(among names: some Sequence<String>) {
    all = Set(
      names.flatMap { name -> [String] in
        let end = Self.interfaces.first { name.hasSuffix($0) && name.count > $0.count }
        guard let end else { return [] }
        let slice = String(name.dropLast(end.count))
        return [slice] + Self.implementations.map { slice + $0 }
      })
  }

  /// Whether a name is one of a slice, or of what implements it.
  package func contains(_ name: String) -> Bool { all.contains(name) }

  private static let interfaces = ["Interface", "Interfaces"]
  private static let implementations = ["Implementation", "Implement", "Impl", "Live"]
}
