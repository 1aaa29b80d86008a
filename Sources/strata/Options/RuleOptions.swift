internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// Which rules run and which of their findings are shown.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("only-rule"),
    help: ArgumentHelp(
      "Run only these rules (repeatable, or separated by commas).",
      zh: "只运行这些规则（可重复给出，或用逗号分隔）。", value: .rule),
    completion: .rules)
  var onlyLists: [String] = []

  @Option(
    name: .customLong("skip-rule"),
    help: ArgumentHelp(
      "Leave these rules out (repeatable, or separated by commas).",
      zh: "不运行这些规则（可重复给出，或用逗号分隔）。", value: .rule),
    completion: .rules)
  var skippedLists: [String] = []

  @Flag(
    name: .customLong("info"),
    help: ArgumentHelp("Show findings of severity info too.", zh: "同时显示提示级别的问题。"))
  var includesInfo = false

  @Flag(
    name: .customLong("all-rules"),
    help: ArgumentHelp(
      "Run rules that are off in the profile too, as info.", zh: "规则集中关闭的规则也运行，按提示报告。"))
  var runsAllRules = false

  @Option(
    name: .customLong("min-confidence"),
    help: ArgumentHelp(
      "Leave out findings less sure than this, from 0 to 1.", zh: "略去可信度低于此值（0 到 1）的问题。",
      value: .number))
  var minimumConfidence = 0.6

  func validate() throws {
    for (option, lists, ids) in [
      ("--only-rule", onlyLists, only), ("--skip-rule", skippedLists, skipped),
    ] where !lists.isEmpty && ids.isEmpty {
      throw ValidationError("\(option) names no rule", zh: "\(option) 没有给出规则")
    }
    guard (0...1).contains(minimumConfidence) else {
      throw ValidationError(
        "--min-confidence is from 0 to 1, not \(String(minimumConfidence))",
        zh: "--min-confidence 的取值是 0 到 1，不能是 \(String(minimumConfidence))")
    }
  }

  /// The rules to run; empty for all.
  var only: [RuleID] { onlyLists.flatMap(Self.identifiers) }

  /// The rules to leave out.
  var skipped: [RuleID] { skippedLists.flatMap(Self.identifiers) }

  /// What to check of a code base, and what to report of it.
  func request(_ codebase: CodebaseRequest, _ terms: JudgingOptions) -> CheckRequest {
    var request = CheckRequest(codebase: codebase)
    request.onlyRules = only
    request.skippedRules = skipped
    request.includesInfo = includesInfo
    request.terms = terms
    request.terms.runsAllRules = runsAllRules
    request.minimumConfidence = minimumConfidence
    return request
  }

  private static func identifiers(in list: String) -> [RuleID] {
    list.split { $0 == "," || $0 == " " }.map { RuleID(String($0)) }
  }
}
