internal import StrataCode
internal import StrataFeatures
internal import StrataModel

/// Where the types of a text belong that is to be taken apart, in words.
struct PlacePartsText {
  private let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  /// The headline, a table of the types with their files, and why each belongs there.
  func text(_ answer: PlaceAnswer) -> String {
    let paths = style.paths(from: answer.root)
    let rows = answer.parts.map { part in
      [part.name.printable, layer(part), part.file.map { paths($0).printable } ?? ""]
    }
    let table = TextTable.text(rows, indent: 2).split(separator: "\n")
    let lines = zip(answer.parts, table).map { part, row in row + "\n" + reason(part) }
    return headline(answer, paths) + "\n" + lines.joined()
  }

  private func headline(_ answer: PlaceAnswer, _ paths: PathsFromHere) -> String {
    let name = style.paint(
      (answer.file.map { paths($0) } ?? answer.name).singleLine.printablePath, .strong)
    let sure = answer.parts.filter(\.placement.isTelling)
    let layers = Set(sure.compactMap(\.placement.layer)).sorted().map(\.rawValue)
    let files = Noun.file.count(Set(sure.compactMap(\.file)).count)
    return style.say(
      "\(name) holds types of \(Phrase.list(layers)): split it into \(files).",
      zh: "\(name) 含有 \(Phrase.list(layers)) 的类型：请拆成 \(files)。") + "\n"
  }

  private func layer(_ part: PlacePart) -> String {
    guard part.placement.isTelling, let layer = part.placement.layer?.rawValue else {
      return style.say("cannot tell", zh: "无法判断")
    }
    let sure = Counting.percent(part.placement.ringConfidence)
    return style.say("\(layer) \(sure)", zh: "\(layer) \(sure)")
  }

  /// The strongest reason, in a line of its own.
  private func reason(_ part: PlacePart) -> String {
    let sentences =
      part.placement.isTelling
      ? EvidenceText.main(part.placement).map { [$0] } ?? [] : PlaceWords.deciding
    return sentences.map {
      style.paint(Paragraph.text(style.say($0), indent: 6, width: style.width), .faint)
    }.joined()
  }
}
