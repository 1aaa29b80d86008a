internal import StrataCode

extension SettingsLoosening {
  /// What is loosened: a rule, a pattern, a direction.
  var subject: String {
    switch self {
    case .weakened(let rule, _, _): rule.text
    case .milder(let old, let new, _, _): "\(old.rawValue) -> \(new.rawValue)"
    case .replaced: "layers"
    case .raised(let rule, let number, _, _): "\(rule) \(number)"
    case .excluded(let pattern, _), .joined(let pattern), .exempted(let pattern, _): pattern
    case .allowed(let edge), .prolonged(let edge, _): "\(edge.from.text)->\(edge.to.text)"
    }
  }

  /// What is the case.
  var message: Phrase {
    switch self {
    case .weakened(let rule, let old, let new):
      Phrase(
        "the settings make '\(rule)' \(new.word), which was \(old.word)",
        zh: "设置把 '\(rule)' 从 \(old.word) 改为 \(new.word)")
    case .milder(let old, let new, let rules, let first):
      Phrase(
        """
        the profile was \(old.rawValue) and is now \(new.rawValue), which holds \
        \(Noun.rule.count(rules)) less gravely, '\(first)' first
        """,
        zh: """
          规则集原为 \(old.rawValue)，现为 \(new.rawValue)，后者放宽了 \(Noun.rule.count(rules))，\
          其中第一条是 '\(first)'
          """)
    case .replaced(let findings):
      Phrase(
        """
        the settings give files other layers than before, so that \(Noun.finding.count(findings)) \
        \(findings == 1 ? "is" : "are") no longer told
        """,
        zh: "设置改变了文件所在的层，\(Noun.finding.count(findings)) 因此不再报告")
    case .raised(let rule, let number, let old, let new):
      Phrase(
        "the settings raise '\(number)' of '\(rule)' from \(old) to \(new)",
        zh: "设置把 '\(rule)' 的 '\(number)' 从 \(old) 提高到 \(new)")
    case .excluded(let pattern, let files):
      Phrase(
        "the settings newly exclude \(Noun.file.count(files)) by '\(pattern)'",
        zh: "设置新增了排除项 '\(pattern)'，排除 \(Noun.file.count(files))")
    case .allowed(let edge):
      Phrase("the settings newly allow \(edge.direction)", zh: "设置新增允许 \(edge.direction)")
    case .prolonged(let edge, let day):
      Phrase(
        "the settings allowed \(edge.direction) until \(day.text) and now \(Self.until(edge))",
        zh: "设置原来允许 \(edge.direction) 到 \(day.text)，现在 \(Self.until(edge))")
    case .joined(let pattern):
      Phrase(
        "the settings no longer isolate the features '\(pattern)' from each other",
        zh: "设置不再要求功能 '\(pattern)' 彼此隔离")
    case .exempted(let pattern, let layer):
      Phrase(
        "the settings newly count '\(pattern)' as \(layer.rawValue), of which few rules speak",
        zh: "设置现在把 '\(pattern)' 归为 \(layer.rawValue)，而检查这一层的规则很少")
    }
  }

  private static func until(_ edge: AllowedEdge) -> Phrase {
    edge.until.map { Phrase("until \($0.text)", zh: "允许到 \($0.text)") }
      ?? Phrase("for good", zh: "永久允许")
  }

  /// What to do instead.
  var help: Phrase {
    switch self {
    case .weakened, .raised:
      Phrase("leave the rule as it was and fix what it finds", zh: "保持规则原来的设置，修复它发现的问题")
    case .milder: Phrase("leave the profile as it was", zh: "保持原来的规则集")
    case .replaced: Phrase("leave the layers as they were", zh: "保持原来的分层")
    case .excluded: Phrase("leave the files in", zh: "不要排除这些文件")
    case .allowed: Phrase("fix the findings and remove the entry", zh: "修复问题并删除这个条目")
    case .prolonged: Phrase("fix the finding or leave the day as it was", zh: "修复问题，或保持原来的日期")
    case .joined: Phrase("leave the pattern in", zh: "保留这个模式")
    case .exempted: Phrase("leave the files where they were", zh: "让文件留在原来的层")
    }
  }
}
