internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Puts a test double under `#if DEBUG` if only tests and debug code name it.
  static let wrapInDebug: FixKind = FixKind(
    "wrap-in-debug", .choice,
    Phrase(
      "put a test double that only tests and debug code name under '#if DEBUG'",
      zh: "把只有测试和调试代码引用的测试替身放在 '#if DEBUG' 之下")
  ) { subject in
    guard subject.finding.rule == Rule.doubleInProduction.id, let id = subject.type,
      let code = MovedCode(of: id, in: subject.codebase, subject.text),
      subject.codebase.symbols.bodies[Int(id.index)].allSatisfy({ $0.file == subject.file }),
      isOnlyNamedInDebug(id, code, in: subject.codebase)
    else { return nil }
    let end = TextLine(1, of: subject.text).end
    let because = Phrase(
      "'\(subject.finding.subject)' in debug builds alone",
      zh: "'\(subject.finding.subject)' 只在调试构建中")
    let blocks = code.lines.reduce(into: [Range<Int>]()) { blocks, lines in
      // What only empty lines part is one block.
      if let last = blocks.last,
        subject.text[last.upperBound..<lines.lowerBound].allSatisfy(isBlank)
      {
        blocks[blocks.count - 1] = last.lowerBound..<lines.upperBound
      } else {
        blocks.append(lines)
      }
    }
    return FixProposal(
      blocks.flatMap { block -> [Edit] in
        let closes = block.upperBound > 0 && subject.text[block.upperBound - 1] == 0x0A
        return [
          Edit(
            .replace(
              path: subject.path, bytes: block.lowerBound..<block.lowerBound,
              with: Array("#if DEBUG\(end)".utf8)), because: because),
          Edit(
            .replace(
              path: subject.path, bytes: block.upperBound..<block.upperBound,
              with: Array(((closes ? "" : end) + "#endif" + end).utf8)), because: because),
        ]
      })
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isOnlyNamedInDebug(
    _ id: SymbolID, _ code: MovedCode, in codebase: Codebase
  ) -> Bool {
    codebase.workspace.files.indices.allSatisfy { file in
      if codebase.layer(ofFile: file) == .test { return true }
      let facts = codebase.facts(file)
      return zip(facts.references, codebase.references[file]).allSatisfy { reference, target in
        guard case .symbol(id) = target else { return true }
        if file == code.file, code.holds(reference.span.start) { return true }
        return facts.regions.contains {
          $0.kind == .conditional && facts[$0.condition] == "DEBUG"
            && $0.span.contains(reference.span.start)
        }
      }
    }
  }
}
