/// A number at which the advice turns; settings may change it.
package enum AdviceThreshold: String, Sendable, CaseIterable {
  /// A prototype has fewer lines.
  case prototypeLines = "prototype-lines"
  /// A prototype is younger.
  case prototypeAge = "prototype-age"
  /// A side project has no more authors in a year.
  case prototypeAuthors = "prototype-authors"
  /// More kinds of data sources are several.
  case sources
  /// So many business rules are much.
  case businessRules = "business-rules"
  /// What lives so long lives long.
  case lifetime
  /// What changes so often in a year is alive.
  case yearlyCommits = "yearly-commits"
  /// More people are a team.
  case team

  /// What it is where settings say nothing; of lengths of time, in days.
  package var usual: Int {
    switch self {
    case .prototypeLines: 1500
    case .prototypeAge: 90
    case .prototypeAuthors: 1
    case .sources: 1
    case .businessRules: 10
    case .lifetime: 365
    case .yearlyCommits: 12
    case .team: 2
    }
  }

  /// Whether it is a length of time, written `6m` or `2y`.
  package var isTime: Bool { self == .prototypeAge || self == .lifetime }

  /// A value as settings write it.
  package func text(_ value: Int) -> String {
    isTime ? Lifespan(days: value).text : String(value)
  }

  /// What it means.
  package var meaning: Phrase {
    switch self {
    case .prototypeLines:
      Phrase(
        "a prototype or side project has fewer lines of code that ship", zh: "原型或业余项目发布的代码行数少于此数")
    case .prototypeAge: Phrase("a prototype is younger", zh: "原型的历史短于此")
    case .prototypeAuthors:
      Phrase("a side project has no more authors in a year", zh: "业余项目一年内的作者不超过此数")
    case .sources:
      Phrase("more kinds of data sources than this are several", zh: "数据源种类多于此数即为多个")
    case .businessRules:
      Phrase("this many business rules are much logic", zh: "业务规则达到此数即为逻辑较多")
    case .lifetime: Phrase("what lives this long lives long", zh: "寿命达到此长度即为长期")
    case .yearlyCommits:
      Phrase("what changes this often in a year is alive", zh: "一年内提交达到此数即仍在演进")
    case .team: Phrase("more people than this are a team", zh: "人数多于此数即为团队")
    }
  }
}
