internal import StrataModel
package import StrataFeatures
internal import StrataCode
internal import StrataRules

/// What holds in a project, each line with where it comes from.
package struct EffectiveSettingsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Everything that is effective; rules that the profile holds are only counted unless all are
  /// asked for.
  package func text(_ held: EffectiveSettings, showsAll: Bool = false) -> String {
    let file = held.settings.file
    func place(_ place: SettingLocation?) -> String {
      guard let file, let place else { return "" }
      return style.paint("\(file.printable):\(place.start.line)", .faint)
    }
    var text = section(Phrase("profile", zh: "流派"), profile(held, place))
    text += section(Phrase("layers", zh: "层"), layers(held, place))
    text += section(
      Phrase("words", zh: "词语"),
      held.settings.words.map { [$0.layer.rawValue, quoted($0.word), place($0.place)] })
    text += section(Phrase("features", zh: "功能"), features(held, place))
    text += section(Phrase("rules", zh: "规则"), rules(held, showsAll: showsAll, place))
    text += section(Phrase("allowed", zh: "允许"), allowed(held, place))
    text += section(
      Phrase("excluded", zh: "排除"),
      zip(held.settings.excluded, held.excludedFiles).map {
        [quoted($0.text), files($1), place($0.place)]
      })
    text += section(
      Phrase("advice", zh: "建议"),
      held.settings.advice.map { item in
        let threshold = item.threshold
        return [
          threshold.rawValue, threshold.text(item.value),
          style.say(
            "\(threshold.meaning); usually \(threshold.text(threshold.usual))",
            zh: "\(threshold.meaning)；通常 \(threshold.text(threshold.usual))"),
          place(item.place),
        ]
      })
    return text
  }

  /// Where they come from, for standard error.
  package func summary(_ held: EffectiveSettings) -> String {
    let warnings = RunWarningsText(style).text(held.warnings)
    guard let file = held.settings.file else {
      return warnings
        + style.say("no settings file: everything is inferred\n", zh: "没有设置文件：一切均由推断得出\n")
        + NextCommandText(style).text("strata init", in: held.project)
    }
    return warnings
      + style.say(
        "settings: '\(file.printable)'; what is not said there is inferred\n",
        zh: "设置：'\(file.printable)'；其中未说明的由推断得出\n")
  }

  private func section(_ title: Phrase, _ rows: [[String]]) -> String {
    rows.isEmpty
      ? "" : style.paint(style.say(title), .strong) + "\n" + TextTable.text(rows, indent: 2)
  }

  private func profile(
    _ held: EffectiveSettings, _ place: (SettingLocation?) -> String
  ) -> [[String]] {
    let profile = held.project.profile
    return [
      [profile.name, profile.reason.line(in: style.language), place(held.settings.profile?.place)]
    ]
  }

  private func layers(
    _ held: EffectiveSettings, _ place: (SettingLocation?) -> String
  ) -> [[String]] {
    let stated = zip(held.settings.layers, held.layerFiles).map { item, count in
      [item.layer.rawValue, quoted(item.pattern.text), files(count), place(item.pattern.place)]
    }
    let count = held.project.placed - held.layerFiles.reduce(0, +)
    let open = held.project.files - held.project.placed
    let (inferred, rest) = (Noun.file.count(max(0, count)), Noun.file.count(open))
    let covered =
      open == 0
      ? Phrase("for \(inferred)", zh: "\(inferred)")
      : Phrase("for \(inferred); \(rest) without a layer", zh: "\(inferred)；另有 \(rest)未归层")
    return stated + [[style.say("inferred", zh: "推断"), style.say(covered)]]
  }

  private func features(
    _ held: EffectiveSettings, _ place: (SettingLocation?) -> String
  ) -> [[String]] {
    var rows = held.settings.features.map { [quoted($0.text), place($0.place)] }
    if !rows.isEmpty {
      let names = Phrase.list(held.features.map(\.singleLine.printable), limit: 6)
      rows.append([
        held.features.isEmpty
          ? style.say("none", zh: "没有")
          : style.say("isolated from each other: \(names)", zh: "互相隔离：\(names)")
      ])
    }
    return rows
  }

  private func rules(
    _ held: EffectiveSettings, showsAll: Bool, _ place: (SettingLocation?) -> String
  ) -> [[String]] {
    let profile = held.project.profile.name
    let shown = held.rules.filter { showsAll || $0.place != nil }
    let rows = shown.map { rule in
      let details = [origin(rule, profile)].filter { !$0.isEmpty } + rule.numbers.map(number)
      return [
        rule.id, rule.level.word, style.say(.joined(details, by: Phrase(", ", zh: "，"))),
        place(rule.place),
      ]
    }
    let rest = held.rules.count - shown.count
    if rest == 0 { return rows }
    let others = style.say(
      "\(rest) rules as \(profile) holds them; --all lists them",
      zh: "\(rest) 条规则与流派 \(profile) 一致；用 --all 列出")
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

  private func allowed(
    _ held: EffectiveSettings, _ place: (SettingLocation?) -> String
  ) -> [[String]] {
    zip(held.settings.allowed, held.allowed).map { edge, use in
      let until = edge.until?.text.printable
      let term = until.map {
        use.isExpired
          ? style.say("expired on \($0)", zh: "已于 \($0) 过期")
          : style.say("until \($0)", zh: "有效期至 \($0)")
      }
      let details = [edge.rule, edge.reason, term, edge.owner].compactMap {
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
}
