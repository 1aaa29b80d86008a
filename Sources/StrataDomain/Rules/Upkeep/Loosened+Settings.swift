extension SettingsLoosening {
  /// What is loosened: a rule, a pattern, a direction.
  var subject: String {
    switch self {
    case .weakened(let rule, _, _): rule
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
      "the settings make '\(rule)' \(new.word), which was \(old.word)"
    case .milder(let old, let new, let rules, let first):
      "the profile was \(old.rawValue) and is now \(new.rawValue), which holds "
        + "\(rules == 1 ? "1 rule" : "\(rules) rules") less gravely, '\(first)' first"
    case .replaced(let findings):
      "the settings give files other layers than before, so that "
        + "\(findings == 1 ? "1 finding is" : "\(findings) findings are") no longer told"
    case .raised(let rule, let number, let old, let new):
      "the settings raise '\(number)' of '\(rule)' from \(old) to \(new)"
    case .excluded(let pattern, let files):
      "the settings newly exclude \(files == 1 ? "1 file" : "\(files) files") by '\(pattern)'"
    case .allowed(let edge): "the settings newly allow \(edge.direction)"
    case .prolonged(let edge, let day):
      "the settings allowed \(edge.direction) until \(day.text) and now "
        + (edge.until.map { "until \($0.text)" } ?? "for good")
    case .joined(let pattern):
      "the settings no longer isolate the features '\(pattern)' from each other"
    case .exempted(let pattern, let layer):
      "the settings newly count '\(pattern)' as \(layer.rawValue), of which few rules speak"
    }
  }

  /// What to do instead.
  var help: Phrase {
    switch self {
    case .weakened, .raised: "leave the rule as it was and mend what it finds"
    case .milder: "leave the profile as it was"
    case .replaced: "leave the layers as they were"
    case .excluded: "leave the files in"
    case .allowed: "mend the offences and take the entry out"
    case .prolonged: "mend the offences or leave the day as it was"
    case .joined: "leave the pattern in"
    case .exempted: "leave the files where they were"
    }
  }
}
