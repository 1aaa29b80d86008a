/// Why settings cannot be used.
package enum SettingsError: Error, Equatable {
  /// There is no file where one was asked for.
  case missing(path: String)
  case unreadable(path: String, cause: Phrase)
  /// Something in the file is not what it is to be.
  case mistake(SettingsMistake, path: String, at: Position)
  /// A file is there already and is not replaced.
  case exists(path: String)
  case unwritable(path: String, cause: Phrase)

  /// One sentence, cause after the colon, and what to do.
  package var message: Phrase {
    switch self {
    case .missing(let path):
      "there is no settings file '\(path)'; `strata init` writes one into the project's root"
    case .unreadable(let path, let cause): "cannot read the settings '\(path)': \(cause)"
    case .mistake(let mistake, let path, let position):
      "\(path):\(position.line):\(position.column): \(mistake.message)"
    case .exists(let path):
      "'\(path)' is there already; `strata settings` says what holds, and --force writes it anew"
    case .unwritable(let path, let cause): "cannot write the settings '\(path)': \(cause)"
    }
  }
}

/// What is wrong in a settings file.
package enum SettingsMistake: Sendable, Equatable {
  /// It is no YAML; `cause` in the parser's words.
  case syntax(cause: Phrase)
  /// A key that means nothing where it stands, and those that would.
  case unknownKey(String, known: [String])
  case twice(String)
  /// A key without a value, and what it needs.
  case empty(String, needs: Phrase)
  /// A value of another shape than its key needs.
  case wrongShape(String, needs: Phrase)
  /// A word that is not among those that may stand there.
  case unknownWord(String, Kind, known: [String])
  /// A pattern that can match nothing, and why.
  case pattern(String, cause: Phrase)
  case number(String, name: String, least: Int)
  case day(String)
  case missingKey(String, of: String)
  /// Two layers claim the same pattern.
  case claimedTwice(String, by: Layer)

  /// What a word is to be.
  package enum Kind: String, Sendable {
    case layer, profile, rule, severity
  }

  /// What is the case and what to do, in one sentence.
  package var message: Phrase {
    switch shortened {
    case .syntax(let cause): "the settings are no YAML: \(cause)"
    case .unknownKey(let key, let known):
      "there is no setting '\(key)' here" + Self.hint(key, known, else: "there are")
    case .twice(let key): "'\(key)' stands here twice; keep one of the two"
    case .empty(let key, let needs): "'\(key)' is empty; it needs \(needs)"
    case .wrongShape(let key, let needs): "'\(key)' needs \(needs)"
    case .unknownWord(let word, .severity, let known):
      "'\(word)' is no severity" + Self.hint(word, known, else: "there are")
    case .unknownWord(let word, .rule, let known):
      "there is no rule '\(word)'"
        + (word.nearest(in: known).map { "; did you mean '\($0)'?" }
          ?? "; `strata rules` lists them")
    case .unknownWord(let word, let kind, let known):
      "there is no \(kind.rawValue) '\(word)'" + Self.hint(word, known, else: "there are")
    case .pattern(let pattern, let cause): "the pattern '\(pattern)' \(cause)"
    case .number(let text, let name, let least):
      "'\(name)' is a whole number from \(least) on, not '\(text)'"
    case .day(let text): "'\(text)' is no day; write year-month-day, such as 2027-03-01"
    case .missingKey(let key, let owner): "\(owner) needs '\(key)'"
    case .claimedTwice(let pattern, let layer):
      "the pattern '\(pattern)' stands under \(layer.rawValue) too; keep one of the two"
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
    case .claimedTwice(let pattern, let layer): .claimedTwice(short(pattern), by: layer)
    case .syntax, .empty, .wrongShape, .missingKey: self
    }
  }

  private static func hint(_ word: String, _ known: [String], else list: Phrase) -> Phrase {
    let candidates = known.map { ($0, $0.lowercased()) }
    if let near = word.lowercased().nearest(in: candidates.map(\.1)),
      let original = candidates.first(where: { $0.1 == near })
    {
      return "; did you mean '\(original.0)'?"
    }
    return "; \(list) \(known.joined(separator: ", "))"
  }
}
