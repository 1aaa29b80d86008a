internal import StrataCode
internal import StrataRules

extension FixKind {
  /// Removes a comment that allows what no rule finds fault with.
  static let dropSuppression: FixKind = FixKind(
    "drop-suppression", .safe,
    Phrase("remove a comment that allows what no rule finds", zh: "删除不再对应任何问题的豁免注释")
  ) { subject in
    let finding = subject.finding
    guard finding.rule == Rule.unusedSuppression.id else { return nil }
    let line = subject.line
    let start = line.whole.start + UInt32(finding.location.start.column - 1)
    let content = subject.text[Int(line.whole.start)..<Int(line.whole.end)]
    let words = String(decoding: content.dropFirst(Int(start - line.whole.start)), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    // A list of rules, and a comment that goes on in the next line, are a person's business.
    guard words.count > 1, ["strata:allow", "strata:allow-file"].contains(words[0]),
      words[1] == finding.subject || words[1] == finding.subject + ":",
      subject.line(1)?.words.first?.isPlainComment != true
    else { return nil }
    var first = Int(start)
    func steps(back bytes: Set<UInt8>) {
      while first > Int(line.whole.start), bytes.contains(subject.text[first - 1]) { first -= 1 }
    }
    steps(back: [0x20, 0x09])
    guard first >= Int(line.whole.start) + 2, subject.text[(first - 2)..<first] == [0x2F, 0x2F]
    else { return nil }
    first -= 2
    steps(back: [0x20, 0x09])
    let isAlone = first == Int(line.whole.start)
    let end = Int(line.whole.end) - (isAlone ? 0 : line.end.utf8.count)
    return FixProposal(
      replacing: first..<end, of: subject.path, with: "",
      because: Phrase(
        "without the comment that allows '\(finding.subject)', of which there is no finding",
        zh: "去掉豁免 '\(finding.subject)' 的注释：这条规则在这里没有发现问题"))
  }
}

extension String {
  /// Whether a line that begins with this word is a comment, and none that documents what follows.
  fileprivate var isPlainComment: Bool {
    hasPrefix("//") && !hasPrefix("///") && !contains("strata:allow")
  }
}
