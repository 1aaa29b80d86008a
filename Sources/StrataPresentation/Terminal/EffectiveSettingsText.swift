package import StrataDomain

/// What holds in a project, each line with where it comes from.
package struct EffectiveSettingsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Everything that is effective; rules that the profile holds are only counted unless all are
  /// asked for.
  package func text(_ held: EffectiveSettings, showsAll: Bool = false) -> String {
    let file = held.settings.file
    func place(_ place: SettingPlace?) -> String {
      guard let file, let place else { return "" }
      return style.paint("\(file.printable):\(place.start.line)", .faint)
    }
    var text = section("profile", profile(held, place))
    text += section("layers", layers(held, place))
    text += section(
      "words",
      held.settings.words.map { [$0.layer.rawValue, quoted($0.word), place($0.place)] })
    text += section("features", features(held, place))
    text += section("rules", rules(held, showsAll: showsAll, place))
    text += section("allowed", allowed(held, place))
    text += section(
      "excluded",
      zip(held.settings.excluded, held.excludedFiles).map {
        [quoted($0.text), files($1), place($0.place)]
      })
    return text
  }

  /// Where they come from, for standard error.
  package func summary(_ held: EffectiveSettings) -> String {
    let warnings = RunWarningsText(style).text(held.warnings)
    guard let file = held.settings.file else {
      return warnings + "no settings file: everything is inferred\n"
        + NextCommandText(style).text("strata init", in: held.project)
    }
    return warnings + "settings: '\(file.printable)'; what is not said there is inferred\n"
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : style.paint(title, .strong) + "\n" + TextTable.text(rows, indent: 2)
  }

  private func profile(
    _ held: EffectiveSettings, _ place: (SettingPlace?) -> String
  ) -> [[String]] {
    let profile = held.project.profile
    return [
      [profile.name, profile.reason.line(in: style.language), place(held.settings.profile?.place)]
    ]
  }

  private func layers(
    _ held: EffectiveSettings, _ place: (SettingPlace?) -> String
  ) -> [[String]] {
    let stated = zip(held.settings.layers, held.layerFiles).map { item, count in
      [item.layer.rawValue, quoted(item.pattern.text), files(count), place(item.pattern.place)]
    }
    let count = held.project.placed - held.layerFiles.reduce(0, +)
    let open = held.project.files - held.project.placed
    let rest = open == 0 ? "" : "; \(files(open)) without a layer"
    return stated + [["inferred", "for \(files(max(0, count)))\(rest)"]]
  }

  private func features(
    _ held: EffectiveSettings, _ place: (SettingPlace?) -> String
  ) -> [[String]] {
    var rows = held.settings.features.map { [quoted($0.text), place($0.place)] }
    if !rows.isEmpty {
      let names = Counting.list(held.features.map(\.singleLine.printable), limit: 6)
      rows.append([
        held.features.isEmpty ? "none" : "isolated from each other: \(names)"
      ])
    }
    return rows
  }

  private func rules(
    _ held: EffectiveSettings, showsAll: Bool, _ place: (SettingPlace?) -> String
  ) -> [[String]] {
    let profile = held.project.profile.name
    let shown = held.rules.filter { showsAll || $0.place != nil }
    let rows = shown.map { rule in
      let origin =
        rule.place == nil
        ? ""
        : rule.level == rule.byProfile ? "as in \(profile)" : "\(profile): \(rule.byProfile.word)"
      let numbers = rule.numbers.map { number, value in
        "\(number.name) \(value)" + (value == number.usual ? "" : " (usually \(number.usual))")
      }
      return [rule.id, rule.level.word]
        + [([origin].filter { !$0.isEmpty } + numbers).joined(separator: ", "), place(rule.place)]
    }
    let rest = held.rules.count - shown.count
    return rest == 0
      ? rows
      : rows + [["\(rest) rules as \(profile) holds them; --all lists them"]]
  }

  private func allowed(
    _ held: EffectiveSettings, _ place: (SettingPlace?) -> String
  ) -> [[String]] {
    zip(held.settings.allowed, held.allowed).map { edge, use in
      let until = edge.until.map { (use.isExpired ? "expired on " : "until ") + $0.text }
      let details = [edge.rule, edge.reason, until, edge.owner].compactMap {
        $0?.singleLine.printable
      }
      return [
        "\(edge.from.text) -> \(edge.to.text)".printable, details.joined(separator: "; "),
        Counting.count(use.findings, "finding"), place(edge.place),
      ]
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.singleLine.printable)'" }

  private func files(_ count: Int) -> String { Counting.count(count, "file") }
}
