internal import StrataModel
internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// The rows of what holds under each key of the settings.
struct EffectiveSettingsRows {
  private let style: TerminalStyle
  private let held: EffectiveSettings
  private let showsAll: Bool

  /// Rows in a style; rules that the profile holds are only counted unless all are asked for.
  init(_ style: TerminalStyle, _ held: EffectiveSettings, showsAll: Bool) {
    self.style = style
    self.held = held
    self.showsAll = showsAll
  }

  /// What holds under a key, a row each; none where there is nothing to tell.
  func rows(of key: SettingsKey) -> [[String]] {
    switch key.form {
    case .profile(let field): [profile(held.settings[keyPath: field])]
    case .patterns(let field):
      patterns(held.settings[keyPath: field].map { ([], $0) }, of: key)
        + (key == .features ? isolated : [])
    case .patternsByLayer(let field):
      patterns(held.settings[keyPath: field].map { ([$0.layer.rawValue], $0.pattern) }, of: key)
        + (key == .layers ? inferred : [])
    case .wordsByLayer(let field):
      held.settings[keyPath: field].map {
        [$0.layer.rawValue, quoted($0.word), place($0.place)]
      }
    case .rules: rules
    case .edges(let field): edges(held.settings[keyPath: field])
    case .thresholds(let field): held.settings[keyPath: field].map(threshold)
    }
  }

  private func profile(_ chosen: ChosenProfile?) -> [String] {
    let profile = held.project.profile
    return [profile.name, profile.reason.line(in: style.language), place(chosen?.place)]
  }

  /// Patterns with what stands before each, and the number of their files where that is counted.
  private func patterns(
    _ stated: [(start: [String], pattern: PatternSetting)], of key: SettingsKey
  ) -> [[String]] {
    let counts = held.files(of: key)
    return stated.enumerated().map { index, item in
      item.start + [quoted(item.pattern.text)] + (counts.map { [files($0[index])] } ?? [])
        + [place(item.pattern.place)]
    }
  }

  private var inferred: [[String]] {
    let count = held.project.placed - held.layerFiles.reduce(0, +)
    let open = held.project.files - held.project.placed
    let (inferred, rest) = (Noun.file.count(max(0, count)), Noun.file.count(open))
    let covered =
      open == 0
      ? Phrase("for \(inferred)", zh: "\(inferred)")
      : Phrase("for \(inferred); \(rest) without a layer", zh: "\(inferred)；另有 \(rest)未归层")
    return [[style.say("inferred", zh: "推断"), style.say(covered)]]
  }

  private var isolated: [[String]] {
    if held.settings.features.isEmpty { return [] }
    let names = Phrase.list(held.features.map(\.singleLine.printable), limit: 6)
    return [
      [
        held.features.isEmpty
          ? style.say("none", zh: "没有")
          : style.say("isolated from each other: \(names)", zh: "互相隔离：\(names)")
      ]
    ]
  }

  private func threshold(_ item: AdviceSetting) -> [String] {
    let threshold = item.threshold
    return [
      threshold.rawValue, threshold.text(item.value),
      style.say(
        "\(threshold.meaning); usually \(threshold.text(threshold.usual))",
        zh: "\(threshold.meaning)；通常 \(threshold.text(threshold.usual))"),
      place(item.place),
    ]
  }

  private var rules: [[String]] {
    let profile = held.project.profile.name
    let shown = held.rules.filter { showsAll || $0.place != nil }
    let rows = shown.map { rule in
      let details = [origin(rule, profile)].filter { !$0.isEmpty } + rule.numbers.map(number)
      return [
        rule.id.text, rule.level.word, style.say(.joined(details, by: Phrase(", ", zh: "，"))),
        place(rule.place),
      ]
    }
    let rest = held.rules.count - shown.count
    if rest == 0 { return rows }
    let others = style.say(
      "\(rest) rules as \(profile) holds them; --all lists them",
      zh: "\(rest) 条规则与规则集 \(profile) 一致；用 --all 列出")
    return rows + [[others]]
  }

  private func origin(_ rule: EffectiveSettings.EffectiveRule, _ profile: String) -> Phrase {
    if rule.place == nil { return .empty }
    let usual = rule.byProfile.word
    return rule.level == rule.byProfile
      ? Phrase("as in \(profile)", zh: "与 \(profile) 相同")
      : Phrase("\(profile): \(usual)", zh: "\(profile)：\(usual)")
  }

  private func number(_ number: RuleNumber, _ value: Int) -> Phrase {
    let text = "\(number.name) \(value)"
    return value == number.usual
      ? Phrase(verbatim: text)
      : Phrase("\(text) (usually \(number.usual))", zh: "\(text)（通常为 \(number.usual)）")
  }

  private func edges(_ stated: [AllowedEdge]) -> [[String]] {
    zip(stated, held.allowed).map { edge, use in
      let until = edge.until?.text.printable
      let term = until.map {
        use.isExpired
          ? style.say("expired on \($0)", zh: "已于 \($0) 过期")
          : style.say("until \($0)", zh: "有效期至 \($0)")
      }
      let details = [edge.rule?.text, edge.reason, term, edge.owner].compactMap {
        $0?.singleLine.printable
      }
      return [
        "\(edge.from.text) -> \(edge.to.text)".printable,
        details.joined(separator: style.say("; ", zh: "；")),
        style.say(Noun.finding.count(use.findings)), place(edge.place),
      ]
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.singleLine.printable)'" }

  private func files(_ count: Int) -> String { style.say(Noun.file.count(count)) }

  private func place(_ place: SettingLocation?) -> String {
    guard let file = held.settings.file, let place else { return "" }
    return style.paint("\(file.printable):\(place.start.line)", .faint)
  }
}
