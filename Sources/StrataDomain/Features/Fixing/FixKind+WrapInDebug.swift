internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Puts a test double under `#if DEBUG` if only tests and debug code name it, with what it alone needs.
  static let wrapInDebug: FixKind = FixKind(
    "wrap-in-debug", .choice,
    Phrase(
      "put a test double that only tests and debug code name under '#if DEBUG'",
      zh: "把只有测试和调试代码引用的测试替身放在 '#if DEBUG' 之下")
  ) { (subject) throws(ChangeError) in
    let codebase = subject.codebase
    guard let code = try code(subject) else { return nil }
    var parts = code.parts
    // Of what follows each other in a file, each in a block of its own would be read twice.
    for other in subject.others(of: .doubleInProduction) {
      for (file, more) in try Self.code(other)?.parts ?? [:] {
        parts[file] = parts[file]?.joined(with: more) ?? more
      }
    }
    var proposal = FixProposal([])
    // The double's own file comes first: it is what the change is called after.
    let others = parts.keys.filter { $0 != subject.file }.sorted()
    for file in [subject.file] + others {
      guard let part = parts[file] else { return nil }
      let path = subject.codebase.workspace.files[file].path
      if file != subject.file { proposal.reads[path] = part.text }
      proposal.edits += edits(of: part, path, about: subject.finding.subject)
    }
    return proposal
  }

  /// What is for debug builds alone, by one finding; nil where it is not, or where it has another way out.
  private static func code(_ subject: FixSubject) throws(ChangeError) -> DebugCode? {
    let codebase = subject.codebase
    guard subject.finding.rule == Rule.doubleInProduction.id, let id = subject.type,
      codebase.symbols.bodies[Int(id.index)].allSatisfy({ $0.file == subject.file }),
      !keepsDoublesApart(codebase),
      !codebase.isUnbuilt(subject.file),
      // What lies among the tests is compiled into the app by mistake: a target has to let it go.
      !codebase.workspace.files[subject.file].folders.contains(where: {
        $0.hasSuffix("Tests")
      }),
      // What nothing names at all is deleted, and what only tests name goes to them.
      try dropUnused.draft(subject) == nil, try moveToLayer.draft(subject) == nil,
      !belongsToTests(id, codebase)
    else { return nil }
    return try DebugCode(around: id, in: subject)
  }

  /// Whether only tests name a double, and tests have doubles of their own: it is one of those, though it
  /// cannot be moved by itself.
  private static func belongsToTests(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let users = codebase.dependencies(on: id).map(\.file).filter {
      $0 != codebase.symbols[id].place.file
    }
    let own = codebase.types(.testDouble).count {
      codebase.symbols[$0].parent == nil
        && codebase.layer(ofFile: codebase.symbols[$0].place.file) == .test
    }
    return own > 1 && users.allSatisfy { codebase.layer(ofFile: $0) == .test }
  }

  /// Whether a project has targets for its doubles, to which another one belongs, too.
  static func keepsDoublesApart(_ codebase: Codebase) -> Bool {
    codebase.symbols.ids.count { id in
      let file = codebase.symbols[id].place.file
      return codebase.roles.has(id, .testDouble) && codebase.symbols[id].parent == nil
        && codebase.layer(ofFile: file) == .test
        && codebase.workspace.files[file].modules.contains {
          codebase.workspace.modules[$0].kind == .library
        }
    } > 1
  }

  private static func edits(of code: MovedCode, _ path: String, about name: String) -> [Edit] {
    let text = code.text
    let end = TextLine(1, of: text).end
    let because = Phrase("'\(name)' in debug builds alone", zh: "'\(name)' 只在调试构建中")
    let blocks = code.lines.sorted { $0.lowerBound < $1.lowerBound }
      .reduce(into: [Range<Int>]()) { blocks, lines in
        // What only comments and empty lines part is one block.
        if let last = blocks.last, isBlank(text[last.upperBound..<lines.lowerBound]) {
          blocks[blocks.count - 1] = last.lowerBound..<lines.upperBound
        } else {
          blocks.append(lines)
        }
      }
    return blocks.flatMap { block -> [Edit] in
      let closes = block.upperBound > 0 && text[block.upperBound - 1] == 0x0A
      let indent = TextLine(code.number(at: block.lowerBound), of: text).indentation
      let (first, last) = (
        "\(indent)#if DEBUG\(end)", "\(closes ? "" : end)\(indent)#endif\(end)"
      )
      return [(block.lowerBound, first), (block.upperBound, last)].map { place, line in
        Edit(
          .replace(path: path, bytes: place..<place, with: Array(line.utf8)), because: because)
      }
    }
  }

  /// Whether lines hold nothing but comments.
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: 0x0A).allSatisfy { line in
      let words = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      return words.isEmpty || words.starts(with: "//".utf8)
    }
  }
}
