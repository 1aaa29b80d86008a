internal import StrataCode

extension Loosening {
  /// The finding about it.
  var finding: Finding {
    switch self {
    case .allowed(let new):
      return finding(
        new, Phrase("'\(new.rule)' is newly allowed here", zh: "此处新增了对 '\(new.rule)' 的豁免"),
        help: Phrase("fix the finding and remove the comment", zh: "修复问题并删除注释"))
    case .widened(let new):
      return finding(
        new,
        Phrase(
          "'\(new.rule)' was allowed on lines of this file and is now in all of it",
          zh: "'\(new.rule)' 原来只在此文件的某些行豁免，现在对整个文件豁免"),
        help: Phrase("allow it on the lines that need it, as before", zh: "像以前一样，只豁免需要的行"))
    case .prolonged(let new, let day):
      let until =
        new.suppression.until.map { Phrase("until \($0)", zh: "豁免到 \($0)") }
        ?? Phrase("for good", zh: "永久豁免")
      return finding(
        new,
        Phrase(
          "'\(new.rule)' was allowed here until \(day) and is now \(until)",
          zh: "'\(new.rule)' 在此处原来豁免到 \(day)，现在 \(until)"),
        help: Phrase("fix the finding or leave the day as it was", zh: "修复问题，或保持原来的日期"))
    case .accepted(let file, let line, let count, let size):
      return Rule.loosened.finding(
        about: "baseline", by: Finding.End(symbol: file, layer: nil),
        at: Location(
          file: file, start: Position(line: line, column: BaselineUse.column),
          end: Position(line: line + 1, column: 1)),
        message: Phrase(
          """
          the baseline accepts \(Noun.finding.count(count)) that it did not accept before, of \
          \(size)
          """,
          zh: "基线新接受了 \(Noun.finding.count(count))，现在共有 \(size) 个"),
        help: Phrase(
          """
          fix them and write the baseline as it was; `strata baseline prune` takes out what is \
          fixed, \(Self.agreement)
          """,
          zh: "修复这些问题并恢复原来的基线（`strata baseline prune` 会删去已修复的问题），\(Self.agreement)"))
    case .unjudged(let file, let cause, let layer):
      let name = file.split(separator: "/").last.map { String($0) } ?? file
      return Rule.loosened.finding(
        about: "file", by: Finding.End(symbol: name, layer: layer),
        at: SettingLocation.first.location(in: file),
        message: Phrase(
          "'\(name)' was judged before and is not any more: \(cause)",
          zh: "'\(name)' 之前会检查，现在不再检查：\(cause)"),
        help: Phrase(
          "let the file be judged as before, or delete it, \(Self.agreement)",
          zh: "让这个文件像以前一样接受检查，或删除它，\(Self.agreement)"))
    case .settings(let loosening, let file, let place):
      return Rule.loosened.finding(
        about: loosening.subject, by: Finding.End(symbol: file, layer: nil),
        at: (place ?? .first).location(in: file),
        message: loosening.message,
        help: Phrase(
          "\(loosening.help), \(Self.agreement)", zh: "\(loosening.help)，\(Self.agreement)"))
    }
  }

  private func finding(_ new: SuppressionIdentity, _ message: Phrase, help: Phrase) -> Finding {
    let name = new.file.split(separator: "/").last.map { String($0) } ?? new.file
    return Rule.loosened.finding(
      about: new.rule.text, by: Finding.End(symbol: name, layer: new.layer), at: new.location,
      message: message,
      help: Phrase("\(help), \(Self.agreement)", zh: "\(help)，\(Self.agreement)"))
  }

  private static let agreement =
    Phrase(
      "or agree on it in a change of its own, audited with --skip-rule upkeep.loosened",
      zh: "或在单独的改动中商定，audit 时使用 --skip-rule upkeep.loosened")
}
