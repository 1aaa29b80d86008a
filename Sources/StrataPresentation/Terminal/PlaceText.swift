package import StrataFeatures
internal import StrataCode
internal import StrataModel

/// Where code belongs, in words.
package struct PlaceText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The answer.
  package func text(_ answer: PlaceAnswer) -> String {
    let paths = style.paths(from: answer.root)
    if !answer.parts.isEmpty { return PlacePartsText(style).text(answer) }
    let sections = [
      section("Why", zh: "依据", why(answer)),
      section("What would decide", zh: "还需要什么才能判断", deciding(answer)),
      section("Split off first", zh: "先拆出", splits(answer.splits)),
      section("Home", zh: "建议位置", home(answer, paths)),
      section("What rules say there", zh: "放在那里的检查结果", rules(answer, paths)),
    ]
    return headline(answer, paths) + sections.joined()
  }

  private func section(
    _ english: Sentence<English>, zh chinese: Sentence<Chinese>, _ lines: [String]
  ) -> String {
    if lines.isEmpty { return "" }
    let title = style.paint(style.say(english, zh: chinese), .strong)
    return "\n" + title + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func headline(_ answer: PlaceAnswer, _ paths: PathsFromHere) -> String {
    let isPath = answer.file != nil || answer.name.contains("/")
    let name = answer.type.map { "'\($0)'" } ?? (isPath ? paths(answer.name) : answer.name)
    let title = style.paint(name.singleLine.printablePath, .strong)
    guard let layer = answer.placement.layer else {
      return title + style.say(" belongs nowhere that its content shows", zh: "：内容看不出属于哪一层") + "\n"
        + style.say(
          "Is it needed? Code that knows no UI, no network and no database, and decides nothing, "
            + "may be left out; else give it a folder that says its layer.",
          zh: "它有必要存在吗？不涉及界面、网络、数据库，也没有业务规则的代码可以不要；否则请放进名称能表明层的文件夹。")
        + "\n"
    }
    let sure = Counting.percent(answer.placement.ringConfidence)
    guard answer.placement.isTelling else {
      return style.say(
        "Cannot tell where \(title) belongs: \(layer.rawValue) is likeliest, but only \(sure) sure.",
        zh: "无法判断 \(title) 属于哪一层：最可能是 \(layer.rawValue)，但可信度只有 \(sure)。") + "\n"
        + standing(answer, paths)
    }
    let ink = style.paint(layer.rawValue, .good)
    return title + style.say(" belongs in \(ink), \(sure) sure", zh: " 属于 \(ink)，可信度 \(sure)")
      + "\n"
      + standing(answer, paths)
  }

  /// Where it stands now.
  private func standing(_ answer: PlaceAnswer, _ paths: PathsFromHere) -> String {
    guard let file = answer.file.map({ paths($0).printable }) else { return "" }
    let version =
      answer.isVersion
      ? style.say("Taken for a version of '\(file)'. ", zh: "视为 '\(file)' 的新版本。") : ""
    guard let present = answer.present else {
      return version + style.say("It is in no layer now.", zh: "目前未归层。") + "\n"
    }
    return version
      + (!answer.placement.isTelling
        ? style.say("It is in \(present.rawValue) now.", zh: "目前位于 \(present.rawValue)。")
        : answer.isAtHome == true
          ? style.say("It is in \(present.rawValue): right.", zh: "目前位于 \(present.rawValue)：正确。")
          : style.paint(
            style.say(
              "It is in \(present.rawValue) now.", zh: "目前位于 \(present.rawValue)。"), .warning))
      + "\n"
  }

  /// What somebody could say or write so that the layer can be told.
  private func deciding(_ answer: PlaceAnswer) -> [String] {
    guard answer.placement.layer != nil, !answer.placement.isTelling else { return [] }
    return PlaceWords.deciding.map { style.say($0) }
  }

  private func why(_ answer: PlaceAnswer) -> [String] {
    var lines: [String] = []
    for question in answer.questions {
      let words = style.say(PlaceWords.question(question.kind))
      let result =
        question.isYes ? style.paint(style.say("yes", zh: "是"), .note) : style.say("no", zh: "否")
      lines.append("\(words) \(result)")
      lines += self.lines(question.lines, limit: 4)
    }
    let decisive = answer.questions.last
    if answer.placement.layer == nil || decisive?.isYes != true
      || answer.questions.dropLast().contains(where: \.isYes)
    {
      lines += EvidenceText.strongest(answer.placement, atMost: 3).map { style.say($0) }
    }
    return lines
  }

  /// `    12  import UIKit — a user-interface framework`
  private func lines(_ lines: [PlaceLine], limit: Int) -> [String] {
    let width = String(lines.prefix(limit).last?.line ?? 0).count
    let shown = lines.prefix(limit).map { line in
      let number = String(line.line)
      let gutter = String(repeating: " ", count: max(0, width - number.count)) + number
      return "  " + style.paint(gutter, .gutter) + "  \(line.code.singleLine.printable)"
        + style.paint(" — \(style.say(line.shows))", .faint)
    }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? [style.say("  and \(rest) more", zh: "  另有 \(rest) 处")] : [])
  }

  /// What is to be split off; the same advice is given once.
  private func splits(_ splits: [PlaceSplit]) -> [String] {
    splits.indices.flatMap { index -> [String] in
      let split = splits[index]
      let isOneLine = split.line == split.endLine
      let range = isOneLine ? "\(split.line)" : "\(split.line)–\(split.endLine)"
      let (name, target) = (split.name.printable, split.target.rawValue)
      let place = "'\(name)', \(isOneLine ? "line" : "lines") \(range),"
      let head =
        split.target == .domain
        ? style.say(
          "\(place) is for \(target) to declare", zh: "'\(name)'（第 \(range) 行）应由 \(target) 声明")
        : style.say(
          "\(place) knows what only \(target) may",
          zh: "'\(name)'（第 \(range) 行）涉及只有 \(target) 才能接触的内容")
      let isLast = index + 1 == splits.count || splits[index + 1].advice != split.advice
      return [head] + lines(split.lines, limit: 3)
        + (isLast ? ["→ " + style.say(split.advice).printable] : [])
    }
  }

  private func home(_ answer: PlaceAnswer, _ paths: PathsFromHere) -> [String] {
    guard let home = answer.home else { return [] }
    let path = paths(home.folder)
    let folder = path.isEmpty ? "." : path.printablePath
    let names = home.modules.map(\.printable)
    let module =
      names.isEmpty
      ? ""
      : style.say(
        ", module \(Phrase.list(names, limit: 3))", zh: "，模块 \(Phrase.list(names, limit: 3))")
    let feature =
      home.feature.map { style.say(", feature \($0.printable)", zh: "，功能 \($0.printable)") } ?? ""
    var lines = [style.paint(folder, .strong) + feature + module]
    lines.append(style.say(PlaceWords.reason(home, answer.placement.layer)))
    let width = home.neighbours.map(\.type.displayWidth).max() ?? 0
    lines += home.neighbours.map {
      "  " + $0.type.printable.padded(to: width) + "  "
        + style.paint(paths($0.file).printable, .faint)
    }
    return lines
  }

  private func rules(_ answer: PlaceAnswer, _ paths: PathsFromHere) -> [String] {
    guard answer.home != nil else { return [] }
    var lines =
      answer.findings.isEmpty
      ? [style.say("Nothing to object.", zh: "没有问题。")]
      : PageText(style, paths).findings(answer.findings)
    let ids = Phrase.list(answer.rules.map(\.text), limit: 6)
    let general = Noun.rule.count(answer.generalRules)
    lines.append(
      ids.isEmpty
        ? style.say(
          "\(general) of the profile \(answer.profile.name) look at it.",
          zh: "规则集 \(answer.profile.name) 有 \(general)会检查它。")
        : style.say(
          "Looking at it: \(ids); besides, \(general) about every file (profile \(answer.profile.name)).",
          zh: "检查它的规则：\(ids)，以及针对所有文件的 \(general)（规则集 \(answer.profile.name)）。"))
    return lines
  }
}
