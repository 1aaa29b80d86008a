package import StrataCode

extension SettingsMistake {
  /// What is the case and what to do, in one sentence.
  package var message: Phrase {
    switch shortened {
    case .syntax(let cause):
      Phrase("the settings are no YAML: \(cause)", zh: "设置不是有效的 YAML：\(cause)")
    case .unknownKey(let key, let known):
      Phrase("there is no setting '\(key)' here", zh: "这里没有设置 '\(key)'")
        + Self.hint(key, known)
    case .twice(let key):
      Phrase(
        "'\(key)' stands here twice; keep one of the two", zh: "'\(key)' 在这里出现了两次；保留其中一个")
    case .empty(let key, let needs):
      Phrase("'\(key)' is empty; it needs \(needs)", zh: "'\(key)' 为空；需要 \(needs)")
    case .wrongShape(let key, let needs):
      Phrase("'\(key)' needs \(needs)", zh: "'\(key)' 需要 \(needs)")
    case .unknownWord(let word, .severity, let known):
      Phrase("'\(word)' is no severity", zh: "没有级别 '\(word)'") + Self.hint(word, known)
    case .unknownWord(let word, .rule, let known):
      Phrase("there is no rule '\(word)'", zh: "没有规则 '\(word)'")
        + (word.nearest(in: known).map { .didYouMean([$0]) }
          ?? Phrase("; `strata rules` lists them", zh: "；`strata rules` 列出全部规则"))
    case .unknownWord(let word, let kind, let known):
      Phrase("there is no \(kind.noun) '\(word)'", zh: "没有 \(kind.noun) '\(word)'")
        + Self.hint(word, known)
    case .pattern(let pattern, let cause):
      Phrase("the pattern '\(pattern)' \(cause)", zh: "模式 '\(pattern)' \(cause)")
    case .number(let text, let name, let least):
      Phrase(
        "'\(name)' is a whole number from \(least) on, not '\(text)'",
        zh: "'\(name)' 要写大于等于 \(least) 的整数，而不是 '\(text)'")
    case .day(let text):
      Phrase(
        "'\(text)' is no day; write year-month-day, such as 2027-03-01",
        zh: "'\(text)' 不是日期；按年-月-日书写，例如 2027-03-01")
    case .lifespan(let text):
      Phrase(
        "'\(text)' is no length of time; write a number and d, w, m or y, such as 6m",
        zh: "'\(text)' 不是时长；写一个数加 d、w、m 或 y，例如 6m")
    case .missingKey(let key, let owner):
      Phrase("\(owner) needs '\(key)'", zh: "\(owner) 需要 '\(key)'")
    case .claimedTwice(let pattern, let layer):
      Phrase(
        "the pattern '\(pattern)' is under \(layer.rawValue) too; keep one of the two",
        zh: "模式 '\(pattern)' 也列在 \(layer.rawValue) 之下；保留其中一处")
    }
  }

  /// The same with so much of what is written as people read.
  private var shortened: SettingsMistake {
    func short(_ text: String) -> String {
      text.utf8.count > 120 ? String(text.prefix(80)) + "…" : text
    }
    return switch self {
    case .unknownKey(let key, let known): .unknownKey(short(key), known: known)
    case .twice(let key): .twice(short(key))
    case .unknownWord(let word, let kind, let known):
      .unknownWord(short(word), kind, known: known)
    case .pattern(let text, let cause): .pattern(short(text), cause: cause)
    case .number(let text, let name, let least): .number(short(text), name: name, least: least)
    case .day(let text): .day(short(text))
    case .lifespan(let text): .lifespan(short(text))
    case .claimedTwice(let pattern, let layer): .claimedTwice(short(pattern), by: layer)
    case .syntax, .empty, .wrongShape, .missingKey: self
    }
  }

  private static func hint(_ word: String, _ known: [String]) -> Phrase {
    let candidates = known.map { ($0, $0.lowercased()) }
    if let near = word.lowercased().nearest(in: candidates.map(\.1)),
      let original = candidates.first(where: { $0.1 == near })
    {
      return .didYouMean([original.0])
    }
    return Phrase("; there are \(Phrase.row(known))", zh: "；可用的有 \(Phrase.row(known))")
  }
}

extension SettingsMistake.Kind {
  /// The word for it.
  fileprivate var noun: Phrase {
    switch self {
    case .layer: Phrase("layer", zh: "层")
    case .profile: Phrase("profile", zh: "规则集")
    case .rule: Phrase("rule", zh: "规则")
    case .severity: Phrase("severity", zh: "级别")
    }
  }
}
