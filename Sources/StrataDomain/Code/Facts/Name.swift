/// A name in one file's name table; dotted for a path such as `Order.Status`.
package struct Name: Sendable, Hashable {
  /// The index into `FileFacts.names`.
  package var index: Int32

  /// The name at `index` of a file's table.
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// The index of a declaration in its file's `FileFacts.declarations`.
package typealias DeclarationIndex = Int32

/// "No declaration": the file itself.
package let topLevel: DeclarationIndex = -1
