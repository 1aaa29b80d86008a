internal import StrataCode
package import StrataFeatures
internal import StrataModel

/// A project on one page, in words.
package struct MapText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// What is kept where, layer by layer, and which layer may use which.
  package func text(_ map: CodeMap) -> String {
    let paths = style.paths(from: map.overview.project.root)
    let rows = [MapWords.columns.map(style.say)] + map.places.map { row($0, paths) }
    let lines = TextTable.text(rows, indent: 2).split(separator: "\n").map { $0 + "\n" }
    var text = head(map)
    if !map.places.isEmpty { text += "\n" + style.paint(String(lines[0]), .faint) }
    var last: Layer?
    for (place, line) in zip(map.places, lines.dropFirst()) {
      if place.layer.ring != last {
        last = place.layer.ring
        text += style.paint(style.say(title(place.layer.ring, map)), .strong) + "\n"
      }
      text += line
    }
    return text + features(map) + end(map)
  }

  private func head(_ map: CodeMap) -> String {
    let overview = map.overview
    let missing = OverviewWords.noDomain(overview.project, idle: overview.idleRules)
    return Paragraph.text(
      style.say(
        "Files: \(OverviewWords.layers(overview.project))",
        zh: "文件：\(OverviewWords.layers(overview.project))"), indent: 0, width: style.width)
      + (missing.map { Paragraph.text(style.say($0), indent: 0, width: style.width) } ?? "")
  }

  /// A layer with what it may use, as tests and the app may all.
  private func title(_ layer: Layer, _ map: CodeMap) -> Phrase {
    let name = layer.rawValue
    if layer == .domain, !map.overview.project.hasDomain { return Phrase("Models", zh: "模型") }
    if layer == .test { return Phrase("Tests", zh: "测试") }
    if layer == .app { return Phrase("\(name): may use every layer", zh: "\(name)：可以使用所有层") }
    let others = Direction.allowed(from: layer).filter {
      $0 != layer && ($0 != .domain || map.overview.project.hasDomain)
    }.map(\.rawValue)
    return others.isEmpty
      ? Phrase("\(name): may use no other layer", zh: "\(name)：不能使用其他层")
      : Phrase("\(name): may use \(Phrase.list(others))", zh: "\(name)：可以使用 \(Phrase.list(others))")
  }

  private func row(_ place: RolePlace, _ paths: PathsFromHere) -> [String] {
    let folder = paths(place.folder)
    let count =
      place.there == place.all
      ? "\(place.all)"
      : style.say("\(place.there) of \(place.all)", zh: "\(place.all) 个中有 \(place.there) 个")
    return [
      style.say(MapWords.part(place)), folder.isEmpty ? "." : folder.printablePath, count,
      place.example?.type.printable ?? "",
    ]
  }

  private func features(_ map: CodeMap) -> String {
    guard !map.features.isEmpty else { return "" }
    let list = Phrase.list(map.features.map(\.printable), limit: 12)
    return "\n"
      + Paragraph.text(
        style.say("Features: \(list)", zh: "功能：\(list)"), indent: 0, width: style.width)
  }

  private func end(_ map: CodeMap) -> String {
    let verdict = OverviewWords.verdict(map.overview)
    return "\n" + style.say("\(verdict): strata check\n", zh: "\(verdict)：strata check\n")
      + style.say(
        "Where new code belongs: strata place - < New.swift\n",
        zh: "新代码放哪里：strata place - < New.swift\n")
  }
}
