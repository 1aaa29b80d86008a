/// Reads property lists with nothing of the system's, whose reader takes them for granted that a
/// trusted program wrote: in the forms in which Xcode writes projects, XML and the old style.
enum PropertyList {
  /// The dictionary that a property list holds; nil if it holds none or is broken.
  static func dictionary(_ bytes: [UInt8]) -> [String: Any]? {
    let text = bytes.drop { $0 <= 0x20 || byteOrderMark.contains($0) }
    if text.first == UInt8(ascii: "<") { return MarkupList.value(Array(text)) as? [String: Any] }
    return OldStyleList.dictionary(text)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
