internal import ArgumentParser
internal import StrataDomain

/// Which rules run and which of their findings are shown.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("only-rule"),
    help: ArgumentHelp(
      "Run only these rules (repeatable, or separated by commas).", valueName: "id"),
    completion: .rules)
  var onlyLists: [String] = []

  @Option(
    name: .customLong("skip-rule"),
    help: ArgumentHelp(
      "Leave these rules out (repeatable, or separated by commas).", valueName: "id"),
    completion: .rules)
  var skippedLists: [String] = []

  @Flag(name: .customLong("info"), help: "Show findings of severity info too.")
  var includesInfo = false

  @Flag(name: .customLong("all-rules"), help: "Run rules that are off in the profile too, as info.")
  var runsAllRules = false

  @Option(
    name: .customLong("min-confidence"),
    help: ArgumentHelp("Leave out findings less sure than this, from 0 to 1.", valueName: "n"))
  var minimumConfidence = 0.6

  func validate() throws {
    for (option, lists, ids) in [
      ("--only-rule", onlyLists, only), ("--skip-rule", skippedLists, skipped),
    ] where !lists.isEmpty && ids.isEmpty {
      throw ValidationError("\(option) names no rule")
    }
    guard (0...1).contains(minimumConfidence) else {
      throw ValidationError("--min-confidence is from 0 to 1, not \(minimumConfidence)")
    }
  }

  /// The rules to run; empty for all.
  var only: [String] { onlyLists.flatMap(Self.identifiers) }

  /// The rules to leave out.
  var skipped: [String] { skippedLists.flatMap(Self.identifiers) }

  /// What to check of a code base, and what to report of it.
  func request(_ codebase: CodebaseRequest, _ terms: Terms) -> CheckRequest {
    var request = CheckRequest(codebase: codebase)
    request.onlyRules = only
    request.skippedRules = skipped
    request.includesInfo = includesInfo
    request.terms = terms
    request.terms.runsAllRules = runsAllRules
    request.minimumConfidence = minimumConfidence
    return request
  }

  private static func identifiers(in list: String) -> [String] {
    list.split { $0 == "," || $0 == " " }.map { String($0) }
  }
}
