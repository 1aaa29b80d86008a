package import StrataDomain

/// Reads the facts of one file out of its swift-syntax tree.
package struct SwiftSyntaxFactReader: Sendable {
  /// A reader; it holds no state.
  package init() {}

  /// The facts of a file's bytes; invalid UTF-8 is read as the parser repairs it.
  package func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    FileFacts()
  }
}
