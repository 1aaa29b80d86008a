/// A stretch of a file, in UTF-8 bytes.
package struct Span: Sendable, Hashable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The number of bytes.
  package var length: UInt32

  /// A span of `length` bytes from `start` on; figures beyond 4 GiB are clamped.
  package init(start: Int, length: Int) {
    self.start = UInt32(clamping: start)
    self.length = UInt32(clamping: length)
  }

  /// The offset after the last byte.
  package var end: UInt32 { start &+ length }

  /// Whether the byte at `offset` lies in the span.
  package func contains(_ offset: UInt32) -> Bool { offset >= start && offset < end }
}
