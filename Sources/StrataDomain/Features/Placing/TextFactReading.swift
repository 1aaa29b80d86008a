package import StrataCode

/// Reads the facts of a text that stands in no file yet.
package protocol TextFactReading: Sendable {
  /// What a text says; nil for bytes that are no text.
  func facts(of text: [UInt8]) -> FileFacts?
}
