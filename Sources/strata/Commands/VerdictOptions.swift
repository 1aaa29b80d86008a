internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// Which findings make the exit code 1.
struct VerdictOptions: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help: ArgumentHelp(
      "Exit with 1 on any finding shown, and on production code that is not judged.",
      zh: "只要显示了问题，或有未检查的生产代码，就以 1 退出。"))
  var isStrict = false

  @Flag(
    name: .customLong("exit-zero"),
    help: ArgumentHelp("Exit with 0 whatever is found.", zh: "无论发现什么，都以 0 退出。"))
  var exitsZero = false

  /// Throws the exit code unless it is 0.
  func conclude(_ result: CheckResult) throws {
    if exitsZero { return }
    let fails = isStrict ? !result.findings.isEmpty : result.count(.error) > 0
    if fails { throw ExitCode.failure }
  }

  /// Throws the exit code where production code is not judged and that counts; `console` says so.
  func concludeSkipped(_ result: CheckResult, _ console: Console) throws {
    guard isStrict, !exitsZero,
      let text = CheckSummaryText(console.summaryStyle).strictlySkipped(result)
    else { return }
    console.tell(text)
    throw ExitCode.failure
  }
}
