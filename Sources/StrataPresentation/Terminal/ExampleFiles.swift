internal import StrataRules

/// One file of an example, its `↓` marks taken out of the text.
struct ExampleFile: Equatable {
  struct Line: Equatable {
    var text: String
    /// The UTF-8 ranges of the marked tokens.
    var marks: [Range<Int>]
  }

  /// Nil where the example is a single file without a heading.
  var path: String?
  var lines: [Line]

  /// The text without marks.
  var text: String { lines.map { $0.text + "\n" }.joined() }
}

extension Example {
  /// The example's files in order, blank lines at their ends left out.
  var files: [ExampleFile] {
    var files = [ExampleFile(path: nil, lines: [])]
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        let path = line.dropFirst(4).drop { $0 == " " }
        files.append(ExampleFile(path: String(path), lines: []))
      } else {
        files[files.count - 1].lines.append(ExampleFile.Line(marked: line))
      }
    }
    return files.map { file in
      var file = file
      while file.lines.last?.text.isEmpty == true { file.lines.removeLast() }
      return file
    }.filter { $0.path != nil || !$0.lines.isEmpty }
  }
}

extension ExampleFile.Line {
  /// The line without its `↓`; each marks the word behind it, or one character.
  fileprivate init(marked line: Substring) {
    var text = ""
    var marks: [Range<Int>] = []
    var rest = line
    while let arrow = rest.firstIndex(of: "↓") {
      text += rest[..<arrow]
      rest = rest[rest.index(after: arrow)...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let start = text.utf8.count
      marks.append(start..<start + max(1, word.utf8.count))
    }
    self.init(text: text + rest, marks: marks)
  }
}
