package import StrataCode

/// A small project written as one text: sections headed `//- path`, places of interest behind `↓`,
/// those that are a remark behind `↧`; a heading that ends with `(before)` is about an earlier state.
package struct MarkedSource: Sendable {
  /// The files in the order of their sections, without marks.
  package var files: [(path: String, text: String)] = []
  /// The files of an earlier state, if one is given.
  package var before: [(path: String, text: String)] = []
  /// Where the marks stood, those of remarks too.
  package var marks: [Mark] = []
  /// Where the marks of remarks stood.
  package var remarks: Set<Mark> = []

  package struct Mark: Sendable, Hashable, Comparable {
    package var file: String
    package var position: Position

    package init(file: String, position: Position) {
      self.file = file
      self.position = position
    }

    package static func < (a: Mark, b: Mark) -> Bool {
      (a.file, a.position) < (b.file, b.position)
    }
  }

  /// The project of a text; without a header all of it is `Example.swift`.
  package init(_ source: String) {
    var path = "Example.swift"
    var lines: [String] = []
    func flush() {
      guard !lines.isEmpty else { return }
      let text = lines.joined(separator: "\n") + "\n"
      if path.hasSuffix(Self.earlier) {
        before.append((String(path.dropLast(Self.earlier.count)), text))
      } else {
        files.append((path, text))
      }
      lines = []
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        flush()
        path = String(line.dropFirst(4))
        continue
      }
      lines.append(unmarked(String(line), line: lines.count + 1, in: path))
    }
    flush()
  }

  private static let earlier = " (before)"

  /// The text of the first file.
  package var text: String { files.first?.text ?? "" }

  /// Where the marks stood, without their files.
  package var positions: [Position] { marks.map(\.position) }

  private mutating func unmarked(_ line: String, line number: Int, in path: String) -> String {
    var text = ""
    for character in line {
      if character == "↓" || character == "↧" {
        let position = Position(line: number, column: text.utf8.count + 1)
        let mark = Mark(file: path, position: position)
        marks.append(mark)
        if character == "↧" { remarks.insert(mark) }
      } else {
        text.append(character)
      }
    }
    return text
  }
}
