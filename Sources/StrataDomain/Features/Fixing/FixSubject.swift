internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A finding with the text of the file that it is in.
struct FixSubject {
  let finding: Finding
  let codebase: Codebase
  /// The file's index.
  let file: Int
  /// What is saved of it.
  let text: [UInt8]
  /// What is saved of every file.
  let texts: FixTexts

  /// What is saved of another file, by its path from the root.
  func read(_ path: String) throws(ChangeError) -> [UInt8] { try texts.read(path) }

  /// The words and marks of a file; nil where they cannot be told, or are newer than what was checked.
  func tokens(_ file: Int) throws(ChangeError) -> CodeTokens? {
    let path = codebase.workspace.files[file].path
    guard try texts.read(path).isRead(as: codebase.facts(file)) else { return nil }
    return try texts.tokens(path)
  }

  /// Whether the project's description names a type.
  func isInReadme(_ id: SymbolID) -> Bool {
    (try? read("README.md"))?.says(codebase.symbols[id].name) == true
  }

  /// How a file is written that is made beside another one.
  func style(like text: [UInt8]) throws(ChangeError) -> FileStyle {
    let making = MakingLine.lines(of: text).isEmpty ? nil : try texts.making(in: codebase)
    return FileStyle(of: text, indentation: nil, making: making)
  }

  /// The file's path from the root.
  var path: String { codebase.workspace.files[file].path }

  /// The finding's line.
  var line: TextLine { TextLine(finding.location.start.line, of: text) }

  /// A line that is so many lines away; nil outside the file.
  func line(_ offset: Int) -> TextLine? {
    let number = finding.location.start.line + offset
    guard number >= 1, number <= codebase.facts(file).lines.count else { return nil }
    return TextLine(number, of: text)
  }

  /// The type of the project that the finding points to: the one whose name stands there.
  var type: SymbolID? {
    let facts = codebase.facts(file)
    guard
      let offset = facts.lines.offset(
        line: finding.location.start.line, column: finding.location.start.column)
    else { return nil }
    return codebase.symbols.ids.first { id in
      codebase.symbols.bodies[Int(id.index)].contains { body in
        body.file == file && facts[body.declaration].span.start == UInt32(offset)
      }
    }
  }

  /// The type that the finding says is named.
  var named: SymbolID? {
    guard let end = finding.to, let place = end.location,
      let target = codebase.index(ofFile: place.file)
    else { return nil }
    return codebase.symbols.ids.first {
      codebase.symbols[$0].qualifiedName == end.symbol && codebase.symbols[$0].place.file == target
    }
  }

  /// What a rule says of the same file besides, and nobody allowed.
  func others(of rule: Rule) -> [FixSubject] {
    rule.check(codebase).filter {
      $0.location.file == finding.location.file && $0.location != finding.location
    }.map { other in
      FixSubject(finding: other, codebase: codebase, file: file, text: text, texts: texts)
    }.filter { other in
      ![-1, 0].contains { other.line($0)?.words.contains("strata:allow") == true }
    }
  }
}
