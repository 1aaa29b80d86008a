internal import StrataCode

/// How a file is written, beside what it says: what stands above its code, and how lines begin and end.
struct FileStyle: Equatable {
  /// Lines above the first line of code, each with its end; empty for none.
  let header: String
  /// One step.
  let indent: String
  let lineEnd: String
  /// Whether the text begins with a byte order mark.
  let hasMark: Bool
  /// Who makes the files and when, where that is known.
  private let making: MakingLine?

  /// The style of a text; `indentation` is how most files do it, as a convention says it.
  init(of bytes: [UInt8], indentation: String?, making: MakingLine? = nil) {
    self.making = making
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    hasMark = bytes.starts(with: mark)
    let text = hasMark ? bytes.dropFirst(mark.count) : bytes[...]
    let first = text.firstIndex(of: 0x0A)
    lineEnd = first.map { $0 > text.startIndex && text[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
    header = Self.header(of: lines)
    indent = Self.indent(indentation)
  }

  /// The text of a file of this style: the header made for its name, then its lines.
  func text(of lines: [String], file: String, like model: String) -> [UInt8] {
    var all = header.isEmpty ? [] : renamed(from: model, to: file)
    if !all.isEmpty { all.append("") }
    all += lines
    let text = all.map { $0 + lineEnd }.joined()
    return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  private static func indent(_ words: String?) -> String {
    guard let words else { return "    " }
    if words == "tab" { return "\t" }
    return String(repeating: " ", count: words.split(separator: " ").first.flatMap { Int($0) } ?? 4)
  }

  /// The comment that a text begins with, up to the first blank line or line of code.
  private static func header(of lines: [String]) -> String {
    let comment = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    return comment.count > 1 ? comment.joined(separator: "\n") : ""
  }

  /// The header for another file. Who made a file and when is not copied: where nobody knows it of the new
  /// one, it is left out.
  private func renamed(from model: String, to file: String) -> [String] {
    var lines: [String] = []
    for line in header.split(separator: "\n", omittingEmptySubsequences: false) {
      let isAboutMaking = line.contains("Created by") || line.contains("创建")
      // Where such a line is left out, two empty ones would meet.
      if isAboutMaking {
        if let made = making?.line(like: String(line)) { lines.append(made) }
        continue
      }
      if line == "//" && lines.last == "//" { continue }
      let words = line.split(separator: " ")
      // Some files are called otherwise than their header says.
      let isName = words.count == 2 && words[0] == "//" && words[1].hasSuffix(".swift")
      lines.append(String(line).replacing(isName ? String(words[1]) : model, with: file))
    }
    return lines
  }
}
