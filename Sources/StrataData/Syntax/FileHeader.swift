internal import Foundation

/// What the bytes of a file say of it before any parsing.
enum FileHeader {
  /// Whether the comment at the top says that a tool wrote the file.
  static func saysGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = UnsafeBufferPointer(rebasing: bytes.prefix(2048))
    guard mayBeMarked(comments(in: start)) else { return false }
    let head = String(decoding: start, as: UTF8.self)
    var isInBlock = false
    var isInDocumentation = false
    var isSigned = false
    for line in head.split(whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("/*") && !isInBlock {
        isInBlock = true
        isInDocumentation = text.hasPrefix("/**") && !text.hasPrefix("/**/")
      }
      guard isInBlock || text.hasPrefix("//") || text.hasPrefix("#!") || text.isEmpty else {
        return false
      }
      let documents = isInBlock ? isInDocumentation : text.hasPrefix("///")
      if text.contains("*/") { isInBlock = false }
      let words = words(of: text)
      isSigned = isSigned || words.starts(with: ["created", "by"]) && words.contains("on")
      if saysGenerated(words, documents: documents, isSigned: isSigned) { return true }
    }
    return false
  }

  /// Whether the comment at the top says from which page somebody took the file.
  static func saysTaken(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let head = comments(in: UnsafeBufferPointer(rebasing: bytes.prefix(2048)))
    guard head.indices.contains(where: { head[$0] | 0x20 == 0x68 && head.holds("http", at: $0) })
    else { return false }
    return String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
      let line = $0.lowercased()
      guard let page = line.firstRange(of: "http") else { return false }
      let before = line[..<page.lowerBound].split { !$0.isLetter }
      return before.last == "from" && before.dropLast().last.map(takings.contains) ?? false
    }
  }

  /// The words before "from https://…" that say so.
  private static let takings: Set<Substring> = [
    "grabbed", "copied", "taken", "borrowed", "adapted", "ported", "stolen", "lifted", "code",
  ]

  /// Whether the bytes hold one of the words that every mark has: most files do not, and need no
  /// closer look.
  private static func mayBeMarked(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() {
      switch byte | 0x20 {
      case UInt8(ascii: "g"): if bytes.holds("generated", at: index) { return true }
      // Long licences allow to copy and modify.
      case UInt8(ascii: "e"):
        if bytes.holds("edit", at: index), bytes.isDenied(index) { return true }
      case UInt8(ascii: "m"):
        if bytes.holds("modify", at: index), bytes.isDenied(index) { return true }
      default: break
      }
    }
    return false
  }

  /// The lines at the top that can be comments; more than these where a block comment begins.
  private static func comments(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isBlank { index += 1 }
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] != 0x2A: break
      case UInt8(ascii: "#"): break
      case UInt8(ascii: "/"), 0x80...: return bytes
      default: return UnsafeBufferPointer(rebasing: bytes[..<start])
      }
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }
    return bytes
  }

  /// The words of a line in small letters.
  private static func words(of line: String) -> [Substring] {
    line.lowercased()
      .split { !($0.isLetter || $0.isNumber || $0 == "@" || $0 == "-") }
      .filter { word in word.contains { $0 != "-" } }
  }

  /// Whether a line says so of the file itself: at its beginning, not of something it describes.
  private static func saysGenerated(
    _ words: [Substring], documents: Bool, isSigned: Bool
  ) -> Bool {
    let line = " " + words.joined(separator: " ") + " "
    if words.first == "@generated" { return true }
    let isForbidden = ["edit", "modify"].contains { line.contains(" do not \($0) ") }
    // What an IDE's template made once, people edit since.
    if !isForbidden && (line.contains(" template") || line.contains(" can be edited ")) {
      return false
    }
    let isOfFile = ["file is", "file was", "is a", "is an"].contains {
      line.contains(" this \($0) ")
    }
    if documents && !isOfFile { return false }
    if isForbidden || words.contains("@generated") { return true }
    // Somebody made the file, by whatever template.
    return (isSigned ? tirelessMarks : marks).contains { mark in
      guard let found = line.firstRange(of: " \(mark) ") else { return false }
      return line[..<found.lowerBound].split(separator: " ").allSatisfy(openings.contains)
    }
  }

  /// The phrases that generators write.
  private static let marks =
    ["generated by", "generated using", "generated with", "generated file"] + tirelessMarks

  /// Those of what is written anew each time.
  private static let tirelessMarks = ["auto-generated", "autogenerated", "automatically generated"]

  /// The words that stand before such a phrase where it speaks of the file.
  private static let openings: Set<Substring> = [
    "this", "these", "the", "file", "files", "code", "source", "content", "contents", "class",
    "was",
    "is", "are", "were", "has", "have", "been", "a", "an", "automatically", "auto", "note",
    "notice", "warning", "important", "attention",
  ]

  /// Whether the file is a template of Xcode's.
  static func isTemplate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let found = placeholder.firstIndex(in: bytes) {
      $0 == 0 || bytes[$0 - 1] != UInt8(ascii: "_")
    }
    return found != nil
  }

  private static let placeholder = BytePattern("___VARIABLE_")
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the word before a place is "not".
  fileprivate func isDenied(_ index: Int) -> Bool {
    var end = index
    while end > 0, !self[end - 1].isWordByte { end -= 1 }
    return end >= 3 && holds("not", at: end - 3) && (end == 3 || !self[end - 4].isWordByte)
  }
}

extension UInt8 {
  /// Whether a byte is part of a word.
  fileprivate var isWordByte: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default:
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self >= 0x80
        || self == UInt8(ascii: "-")
    }
  }
}
