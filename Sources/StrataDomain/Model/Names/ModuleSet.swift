/// Some of a code base's modules, by index.
package struct ModuleSet: Sendable, ExpressibleByArrayLiteral {
  private var bits: [UInt64] = []

  /// The set of these.
  init(_ modules: some Sequence<Int>) { for module in modules { insert(module) } }

  package init(arrayLiteral modules: Int...) { self.init(modules) }

  /// Whether a module is one of them.
  package func contains(_ module: Int) -> Bool {
    module >= 0 && module >> 6 < bits.count && bits[module >> 6] & (1 << UInt64(module & 63)) != 0
  }

  /// Adds a module.
  mutating func insert(_ module: Int) {
    while bits.count <= module >> 6 { bits.append(0) }
    bits[module >> 6] |= 1 << UInt64(module & 63)
  }

  /// Adds all of another set.
  package mutating func formUnion(_ other: ModuleSet) {
    while bits.count < other.bits.count { bits.append(0) }
    for index in other.bits.indices { bits[index] |= other.bits[index] }
  }

  /// Takes all of another set out.
  package mutating func subtract(_ other: ModuleSet) {
    for index in bits.indices where index < other.bits.count { bits[index] &= ~other.bits[index] }
  }

  /// Their indices, the lowest first.
  package var members: [Int] {
    bits.indices.flatMap { word -> [Int] in
      var members: [Int] = []
      var rest = bits[word]
      while rest != 0 {
        members.append(word << 6 | rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
      return members
    }
  }
}
