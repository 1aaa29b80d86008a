package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// What a baseline holds, by rule and by file, and what of it is gone.
package struct KeptBaselineText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The whole of what was asked for.
  package func text(_ kept: ShownBaseline) -> String {
    let entries = kept.state.baseline.entries.filter { $0.key.isAsked(in: kept.focus) }
    if entries.isEmpty && kept.state.stale.isEmpty { return "" }
    let circles = style.say("circles, in several files", zh: "跨多个文件的循环")
    var text = table(Self.byRule, entries) { $0.key.rule.text }
    text +=
      "\n" + table(Phrase("by file", zh: "按文件"), entries) { $0.key.file ?? circles }
    if !kept.state.stale.isEmpty && !kept.state.isPruned {
      text += "\n" + self.stale(kept.state.stale)
    }
    return text
  }

  /// What was frozen, by rule.
  package func frozen(_ kept: ShownBaseline) -> String {
    let counts = FindingMatch.counts(of: kept.state.accepted.map(\.key))
    return table(Self.byRule, counts.map { Baseline.Entry(key: $0.key, count: $0.value) }) {
      $0.key.rule.text
    }
  }

  /// What was taken out.
  package func pruned(_ kept: ShownBaseline) -> String {
    kept.state.isPruned ? stale(kept.state.stale) : ""
  }

  /// What became of the baseline, for standard error.
  package func summary(_ kept: ShownBaseline, _ what: Act) -> String {
    let paths = style.paths(from: kept.project.root)
    let file = paths(kept.state.file).printable
    let state = BaselineStateText(style, paths)
    let warnings = RunWarningsText(style).text(kept.warnings)
    switch what {
    case .wrote:
      let frozen = Noun.finding.count(kept.state.accepted.count)
      let size = kept.state.baseline.size
      let rest =
        size > kept.state.accepted.count
        ? Phrase("; it holds \(size) in all", zh: "；其中共有 \(size) 个") : .empty
      return warnings
        + style.say(
          "\(frozen) written to '\(file)'\(rest)\n", zh: "\(frozen)已写入 '\(file)'\(rest)\n")
        + NextCommandText(style).text("strata check\(option(kept, file))", in: kept.project)
    case .showed:
      return warnings + state.text(kept.state, called: "'\(file)'")
    case .pruned where !kept.state.isPruned && kept.state.hindrance == nil:
      return warnings
        + style.say("nothing to take out of '\(file)'\n", zh: "'\(file)' 中没有需要删去的问题\n")
        + state.text(kept.state)
    case .pruned: return warnings + state.text(kept.state)
    }
  }

  /// How a check finds the baseline that is not in its usual place.
  private func option(_ kept: ShownBaseline, _ file: String) -> String {
    kept.isOwn ? "" : " --baseline " + ShellWord.quoted(file)
  }

  /// What a command did with the baseline.
  package enum Act: Sendable { case wrote, showed, pruned }

  private static let byRule = Phrase("by rule", zh: "按规则")

  private func table(
    _ title: Phrase, _ entries: [Baseline.Entry], _ name: (Baseline.Entry) -> String
  ) -> String {
    if entries.isEmpty { return "" }
    var counts: [String: Int] = [:]
    for entry in entries { counts[name(entry), default: 0] += entry.count }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return style.paint(style.say(title), .strong) + "\n"
      + TextTable.text(rows.map { [$0.key.printablePath, String($0.value)] }, indent: 2)
  }

  private func stale(_ entries: [Baseline.Entry]) -> String {
    style.paint(style.say("gone", zh: "已修复"), .strong) + "\n"
      + entries.map { "  " + line($0) + "\n" }.joined()
  }

  private func line(_ entry: Baseline.Entry) -> String {
    let ends = [entry.key.source, entry.key.target].compactMap { $0.map { "'\($0.printable)'" } }
    let file = entry.key.file.map { $0.printablePath + ": " } ?? ""
    let count = entry.count == 1 ? "" : " (\(entry.count))"
    return file + ends.joined(separator: " → ") + count + " "
      + style.paint("[\(entry.key.rule.text.printable)]", .faint)
  }
}
