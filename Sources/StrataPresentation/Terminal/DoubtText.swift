package import StrataFeatures
internal import StrataModel
internal import StrataCode

/// The files whose layer could be read in two ways, and the line of the settings that decides.
package struct DoubtText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A paragraph a file or folder; empty if nothing is doubtful.
  package func text(_ result: LayersResult) -> String {
    result.doubts.map(paragraph).joined(separator: "\n")
  }

  /// How many files are doubtful, for standard error.
  package func summary(_ result: LayersResult) -> String {
    let count = result.doubts.reduce(0) { $0 + $1.files }
    let all = Noun.file.count(result.files.count)
    return RunWarningsText(style).text(result.warnings)
      + style.say(
        count == 0
          ? Phrase("none of \(all) is doubtful", zh: "\(all)的归层都没有疑问")
          : Phrase(
            """
            \(count) of \(all) could be read in two ways; claims that rest on them are held back
            """, zh: "\(all)中有 \(count) 个存在两种解读；取决于这些文件的问题暂不报告")) + "\n"
  }

  private func paragraph(_ doubt: Doubt) -> String {
    let placement = doubt.placement
    guard let layer = placement.layer else { return "" }
    let (path, pattern) = (doubt.path.printablePath, doubt.pattern.printable)
    let files: Phrase =
      doubt.files > 1
      ? Phrase(" (\(Noun.file.count(doubt.files)))", zh: "（\(Noun.file.count(doubt.files))）")
      : .empty
    let own = EvidenceText.strongest(placement, atMost: 1).first ?? .empty
    let others = doubt.otherEvidence.map(EvidenceText.sentence) ?? .empty
    let sureness = Counting.percent(placement.confidence)
    let read = Phrase(
      "read as \(layer.rawValue), \(sureness) sure", zh: "解读为 \(layer.rawValue)，可信度 \(sureness)")
    return style.paint(path, .note) + style.say(files) + "\n  "
      + style.say(read)
      + clause(own) + "\n  "
      + style.say(
        Phrase("could be \(doubt.other.rawValue)", zh: "也可能是 \(doubt.other.rawValue)"))
      + clause(others) + "\n  "
      + style.say(Phrase("to decide, in the settings: ", zh: "在设置中决定："))
      + "layers: {\(layer.rawValue): [\"\(pattern)\"]}"
      + style.say(
        Phrase(" or {\(doubt.other.rawValue): …}", zh: " 或 {\(doubt.other.rawValue): …}")) + "\n"
  }

  private func clause(_ reason: Phrase) -> String {
    let text = style.say(reason)
    return text.isEmpty ? "" : style.say(": ", zh: "：") + text
  }
}
