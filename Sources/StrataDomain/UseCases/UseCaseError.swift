/// Why a use case could not answer.
package enum UseCaseError: Error, Equatable {
  case read(CodebaseReadError)
  /// There is no earlier state to compare the present one with.
  case base(ChangeReadError)
  case baseline(BaselineError)
  case changes(ChangeReadError)
  /// No rule has this identifier; `suggestion` is the nearest one.
  case unknownRule(String, suggestion: String?)
  /// The only chosen rules speak of changes, this one first.
  case onlyAudited(String)
  /// The chosen and the skipped rules leave none to run.
  case noRuleLeft
  /// `explain` knows no rule, type or file of this name; `suggestions` are the nearest ones.
  case unknownSubject(String, suggestions: [String])
  /// No finding's identity begins with these digits.
  case unknownFinding(String)
  /// Several findings' identities begin with these digits.
  case unclearFinding(String, Int)
  /// An end of a route is no type, layer or file; `suggestions` are the nearest types.
  case unknownEnd(String, suggestions: [String])
  /// `explain` was asked about a layer alone.
  case layerAlone(Layer)
  /// `explain` was asked about a module, which it cannot explain.
  case module(String)
  /// An end of a route is a layer in which no file stands.
  case emptyLayer(Layer, filled: [Layer])
  /// A route has fewer or more than two ends.
  case unclearRoute(String)
  /// A route leads from a place to itself.
  case sameEnds(String)
  /// A file has fewer lines than the one asked about.
  case noSuchLine(Int, file: String, lines: Int)
  /// `--focus` names no layer, module, feature, type or file; `suggestions` are the nearest ones.
  case unknownNode(String, suggestions: [String])
  /// A graph of so many nodes would be no picture; `canAll` if it is drawn nevertheless if asked.
  case manyNodes(Int, Diagram.Level, canAll: Bool)
  /// A graph of features where nothing says what the features are.
  case noFeatures
  /// A graph of code of which none ships.
  case nothingShips
  /// What is kept of earlier runs cannot be told of or thrown away.
  case cache(CacheError)

  /// One sentence and what to do.
  package var message: Phrase {
    switch self {
    case .read(let error): error.message
    case .base(.noRepository(let root)):
      "'\(root)' is in no git tree, so there is nothing to compare with; `strata check` looks at "
        + "what is there"
    case .base(.noCommits(let root)):
      "the git tree of '\(root)' has no commit yet, so there is nothing to compare with; "
        + "`strata check` looks at what is there"
    case .base(let error): error.message
    case .baseline(let error): error.message
    case .changes(let error): error.message
    case .unknownRule(let id, let suggestion):
      "there is no rule '\(id)'" + Self.hint(suggestion, else: "`strata rules` lists them")
    case .onlyAudited(let id): "'\(id)' speaks of changes: only `strata audit` runs it"
    case .noRuleLeft: "no rule is left to run: every chosen one is skipped"
    case .unknownSubject(let subject, _) where subject.hasSuffix("-"):
      "'\(subject)' is neither a rule nor a type or Swift file of this project; a shell reads '>', "
        + "so quote the arrow: strata explain 'From->To'"
    case .unknownSubject(let subject, let suggestions):
      "'\(subject)' is neither a rule nor a type or Swift file of this project"
        + Self.hint(suggestions, else: "`strata layers` lists the files, `strata rules` the rules")
    case .unknownFinding(let digits):
      "no finding here is '\(digits)' (any more); `strata check --format json` lists them as 'id'"
    case .unclearFinding(let digits, let count):
      "\(count) findings begin with '\(digits)'; give more of the digits"
    case .unknownEnd(let name, let suggestions):
      "'\(name)' is neither a type, a layer nor a Swift file of this project"
        + Self.hint(suggestions, else: "`strata layers` lists the files with their layers")
    case .layerAlone(let layer):
      "'\(layer.rawValue)' is a layer; `strata layers` lists its files, and the way from one "
        + "to another is strata explain 'Presentation->\(layer == .presentation ? "Data" : layer.rawValue)'"
    case .module(let name):
      "'\(name)' is a module of this project; give a type of it, one of its files or a layer"
    case .emptyLayer(let layer, let filled):
      "no file of this project stands in \(layer.rawValue); the layers that it has: "
        + Phrase.joined(filled.map { Phrase(verbatim: $0.rawValue) }, by: ", ")
    case .unclearRoute(let route):
      "'\(route)' needs exactly two ends; write 'From->To' with a type, a layer or a file on each side"
    case .sameEnds(let name): "both ends are '\(name)'; give two different ones"
    case .noSuchLine(let line, let file, let lines):
      "'\(file)' has no line \(line): it ends with line \(lines)"
    case .unknownNode(let name, let suggestions):
      "'\(name)' is no layer, module, feature, type or file of this project that ships"
        + Self.hint(suggestions, else: "`strata graph --level module` shows the modules")
    case .manyNodes(let count, let level, let canAll):
      "a graph of \(count) \(level.rawValue)s is no picture: name one with --focus, give a folder, "
        + (canAll ? "or --all" : "or take --format json")
    case .noFeatures:
      "nothing here says what the features are: no folder lies in 'Features', 'Modules' or "
        + "'Scenes', and no module is named for a feature; `strata graph --level module` shows "
        + "the modules"
    case .nothingShips:
      "no file here ships: all are tests, demos or generated, and a graph shows code that ships"
    case .cache(let error): error.message
    }
  }

  private static func hint(_ suggestion: String?, else fallback: Phrase) -> Phrase {
    hint(suggestion.map { [$0] } ?? [], else: fallback)
  }

  private static func hint(_ suggestions: [String], else fallback: Phrase) -> Phrase {
    guard let last = suggestions.last else { return "; \(fallback)" }
    let others = suggestions.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
  }
}
