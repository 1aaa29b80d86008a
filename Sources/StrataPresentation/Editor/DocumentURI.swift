/// The address of a document, as a client writes it.
package struct DocumentURI: Sendable, Hashable {
  /// As written: answers name the document by it.
  package var text: String

  /// An address as a client wrote it.
  package init(_ text: String) { self.text = text }

  /// The address of an absolute path.
  package init(path: String) { text = "file://" + PercentEncoding.path(path) }

  /// The absolute path of a file; nil for what is none, such as `untitled:Untitled-1`.
  package var path: String? {
    guard text.lowercased().hasPrefix("file:") else { return nil }
    var rest = text.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      // A host: 'localhost', or none.
      rest = rest.dropFirst(2).drop { $0 != "/" }
    }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var utf8 = Array(rest.utf8)[...]
    while let byte = utf8.popFirst() {
      if byte == UInt8(ascii: "%"), utf8.count >= 2,
        let value = UInt8(String(decoding: utf8.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        utf8 = utf8.dropFirst(2)
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      } else {
        bytes.append(byte)
      }
    }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
