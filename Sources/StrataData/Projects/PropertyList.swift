internal import Foundation

/// Reads property lists without Foundation's complaints about those that are cut short, which it
/// prints to the terminal.
enum PropertyList {
  /// The dictionary that a property list holds; nil if it holds none or is broken.
  static func dictionary(_ bytes: [UInt8]) -> [String: Any]? {
    guard isWhole(bytes) else { return nil }
    let list = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return list as? [String: Any]
  }

  /// Whether a text ends where a property list that begins like it would.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 <= 0x20 || byteOrderMark.contains($0) }
    if text.starts(with: Array("bplist".utf8)) { return true }
    if text.first == UInt8(ascii: "<") { return text.suffix(256).contains(Array("</plist>".utf8)) }
    return text.last { $0 > 0x20 } == UInt8(ascii: "}") && isBalanced(text)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether each `{` of an old-style list has its `}`, and brackets do not nest too deep to be read,
  /// wherever texts and comments hold some too.
  private static func isBalanced(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      var depth = 0
      var lists = 0
      var index = 0
      while index < text.count {
        switch text[index] {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "("): lists += 1
        case UInt8(ascii: ")"): lists = max(0, lists - 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(text, from: index)
        case UInt8(ascii: "/"): index = endOfComment(text, from: index)
        default: break
        }
        if max(depth, lists) > BracketDepth.limit { return false }
        index += 1
      }
      return depth == 0
    }
  }

  private static func endOfString(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != text[start] {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// The end of a comment at `start`; where there is none, of the word, which may hold slashes.
  private static func endOfComment(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isWithinWord = start > 0 && continuesWord(text[start - 1])
    guard !isWithinWord, start + 1 < text.count else { return start }
    var index = start + 2
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index < text.count,
        text[index] != UInt8(ascii: "/") || text[index - 1] != UInt8(ascii: "*")
          || index == start + 2
      {
        index += 1
      }
      return index
    default: return start
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
