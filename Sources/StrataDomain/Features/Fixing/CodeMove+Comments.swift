internal import StrataCode
internal import StrataModel

extension CodeMove {
  /// Whether a comment of the code says where it lies, or that it has to go: it would tell of what was.
  var mentionsPlace: Bool {
    let left = codebase.placements[code.file].layer?.rawValue.lowercased()
    let said = Self.places + (left.map { ["\($0) layer", "\($0)-layer", "in \($0)"] } ?? [])
    return code.written.contains { line in
      guard let start = line.firstRange(of: "//") else { return false }
      let comment = line[start.upperBound...].lowercased()
      return said.contains(where: comment.contains)
    }
  }

  private static let places = [
    "defined here", "declared here", "lives here", "is here", "this file", "this folder",
    "this layer", "move to", "moved to", "moved from", "move this",
  ]

  /// The line of a path that a file begins with, for a file of another name; none where the source has
  /// none.
  func pathLines(for name: String) -> [String] {
    let first = TextLine(1, of: code.text)
    guard first.words.count == 2, first.words[0] == "//", first.words[1].contains("/"),
      source.path.hasSuffix(first.words[1]),
      case let second = TextLine(2, of: code.text), second.words.first?.hasPrefix("//") != true
    else { return [] }
    let line = "// " + first.words[1].dropLast(source.name.count) + name
    return second.words.isEmpty || code.imports.isEmpty ? [line, ""] : [line]
  }

  /// The line at the top that says what the file is called, with another name; nil where none does.
  func header(naming name: String) -> Edit? {
    var number = 1
    while number <= codebase.facts(code.file).lines.count,
      case let line = TextLine(number, of: code.text), line.words.first?.hasPrefix("//") == true
    {
      defer { number += 1 }
      guard line.words.count == 2, line.words[0] == "//",
        line.words[1] == source.name || line.words[1].hasSuffix("/" + source.name),
        let bytes = code.text[Int(line.whole.start)..<Int(line.whole.end)]
          .firstRange(of: Array(source.name.utf8))
      else { continue }
      return Edit(
        .replace(path: source.path, bytes: bytes, with: Array(name.utf8)),
        because: Phrase("named after what is left", zh: "以剩下的类型命名"))
    }
    return nil
  }
}
