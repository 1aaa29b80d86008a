internal import StrataCode
internal import StrataFeatures

extension Severity {
  /// The colour of the severity.
  var ink: TextColor {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }

  /// What it is called in sentences and tables; a headline that editors parse says `rawValue`.
  var word: Phrase {
    switch self {
    case .info: Phrase("info", zh: "提示")
    case .warning: Phrase("warning", zh: "警告")
    case .error: Phrase("error", zh: "错误")
    }
  }

  /// Findings of the severity, counted.
  var noun: Noun {
    switch self {
    case .info: Noun("info", zh: "条提示")
    case .warning: Noun("warning", zh: "个警告")
    case .error: Noun("error", zh: "个错误")
    }
  }
}

extension CheckResult {
  /// `1 error and 2 warnings`, each in its colour; nil if there are none.
  func severities(_ style: TerminalStyle) -> Phrase? {
    let counts = [Severity.error, .warning, .info].compactMap { severity -> Phrase? in
      let count = count(severity)
      return count == 0 ? nil : severity.noun.count(count).map { style.paint($0, severity.ink) }
    }
    if counts.isEmpty { return nil }
    return Phrase(
      "\(Phrase.list(counts))", zh: "\(Phrase.joined(counts, by: Phrase(verbatim: "、")))")
  }
}
