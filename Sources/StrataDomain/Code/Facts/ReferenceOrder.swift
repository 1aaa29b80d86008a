/// A file's references by the declaration that directly holds them.
package struct ReferenceOrder: Sendable {
  /// By declaration index plus one: where its references begin in `order`.
  private let starts: [Int32]
  private let order: [Int32]

  /// The order of a file's references.
  package init(_ facts: FileFacts) {
    var starts = [Int32](repeating: 0, count: facts.declarations.count + 2)
    for reference in facts.references { starts[Int(reference.owner) + 2] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var order = [Int32](repeating: 0, count: facts.references.count)
    for (position, reference) in facts.references.enumerated() {
      let slot = Int(reference.owner) + 1
      order[Int(next[slot])] = Int32(truncatingIfNeeded: position)
      next[slot] += 1
    }
    self.starts = starts
    self.order = order
  }

  /// The indices of the references that a declaration holds and no declaration inside it does.
  package subscript(owner: DeclarationIndex) -> some Collection<Int> {
    order[Int(starts[Int(owner) + 1])..<Int(starts[Int(owner) + 2])].lazy.map { Int($0) }
  }
}
