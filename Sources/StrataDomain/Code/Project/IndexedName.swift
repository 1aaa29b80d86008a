/// A name in a file and what the compiler takes it for.
package struct IndexedName: Sendable, Equatable {
  /// Where the name begins, in UTF-8 bytes.
  package var offset: UInt32
  package var meaning: Meaning

  package enum Meaning: Sendable, Equatable {
    /// The type or typealias whose name begins at this offset of a file.
    case type(file: Int, offset: UInt32)
    /// A type that no file of the project declares.
    case externalType
    /// A type that the compiler made up in the project, such as one that stands for an associated
    /// type of a protocol.
    case madeUp
    /// A generic parameter or an associated type.
    case parameter
    /// Not a type: a function, a property, a case, a module.
    case value
  }

  package init(offset: UInt32, meaning: Meaning) {
    self.offset = offset
    self.meaning = meaning
  }
}
