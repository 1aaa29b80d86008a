internal import StrataCode
internal import StrataModel
internal import StrataRules

extension DefaultRemoval {
  /// The edit that removes the comment above which allowed this default and nothing else.
  var idleComment: [Edit] {
    let facts = subject.codebase.facts(subject.file)
    let number = facts.position(of: parameter.span).line
    guard number > 1, case let line = TextLine(number - 1, of: subject.text),
      line.words.first == "//", line.words.dropFirst().first == "strata:allow",
      line.words.dropFirst(2).first == Rule.defaultArgument.id.text,
      facts.parameters.count(where: {
        $0.defaultValue != nil && facts.position(of: $0.span).line == number
      }) == 1
    else { return [] }
    return [
      Edit(
        .replace(
          path: subject.path, bytes: Int(line.whole.start)..<Int(line.whole.end), with: []),
        because: Phrase(
          "without the comment that allowed it", zh: "去掉豁免它的注释"))
    ]
  }

  /// The edits that take out of the comments what they say of the default: what is in brackets, and a
  /// comment behind the argument; nil where a comment mentions it in a way that only people can change.
  var staleComments: [Edit]? {
    let facts = subject.codebase.facts(subject.file)
    let name = facts[parameter.name]
    let first = facts.position(of: facts[parameter.owner].extent).line
    let own = facts.position(of: parameter.span).line
    var cuts: [Range<Int>] = []
    var number = first - 1
    // What is told right above the argument may be about its default.
    if own > first, idleComment.isEmpty,
      TextLine(own - 1, of: subject.text).words.first?.hasPrefix("//") == true
    {
      return nil
    }
    while number > 0, case let line = TextLine(number, of: subject.text),
      line.words.first?.hasPrefix("//") == true
    {
      number -= 1
      guard line.words.contains(where: { $0 == name || $0 == name + ":" }) else { continue }
      if let told = cut(from: line, between: " (", and: ")") {
        cuts.append(told)
      } else if Self.saysDefault(line.words) {
        return nil
      }
    }
    if let told = cut(from: TextLine(own, of: subject.text)) { cuts.append(told) }
    return cuts.map {
      Edit(
        .replace(path: subject.path, bytes: $0, with: []),
        because: Phrase("says no more that there is a default", zh: "不再说明有默认值"))
    }
  }

  /// The comment behind an argument, if it mentions the default.
  private func cut(from line: TextLine) -> Range<Int>? {
    let text = String(
      decoding: subject.text[Int(line.whole.start)..<Int(line.whole.end)], as: UTF8.self)
    guard let start = text.firstRange(of: "//"),
      Self.saysDefault(text[start.lowerBound...].split(separator: " ").map { String($0) })
    else { return nil }
    let before = text[..<start.lowerBound].utf8.reversed().drop { $0 == 0x20 || $0 == 0x09 }
    let first = Int(line.whole.start) + before.count
    guard first >= Int(parameter.span.end) else { return nil }
    return first..<(Int(line.whole.end) - line.end.utf8.count)
  }

  /// What a line has in brackets that mentions the default.
  private func cut(from line: TextLine, between open: String, and close: String) -> Range<Int>? {
    let text = String(
      decoding: subject.text[Int(line.whole.start)..<Int(line.whole.end)], as: UTF8.self)
    guard let start = text.firstRange(of: open),
      let end = text[start.upperBound...].firstRange(of: close),
      Self.saysDefault([String(text[start.upperBound..<end.lowerBound])])
    else { return nil }
    let first = Int(line.whole.start) + text[..<start.lowerBound].utf8.count
    return first..<(Int(line.whole.start) + text[..<end.upperBound].utf8.count)
  }

  private static func saysDefault(_ words: [String]) -> Bool {
    words.contains { word in
      [
        "default", "기본", "デフォルト", "既定", "默认", "預設", "умолчан", "defecto", "padrão", "défaut",
      ].contains { word.lowercased().contains($0) }
    }
  }
}
