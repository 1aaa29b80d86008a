internal import ArgumentParser
internal import StrataDomain

/// Which findings make the exit code 1.
struct VerdictOptions: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Exit with 1 on any finding shown.")
  var isStrict = false

  @Flag(name: .customLong("lenient"), help: "Exit with 0 even on error findings.")
  var isLenient = false

  @Flag(name: .customLong("exit-zero"), help: "Exit with 0 whatever is found.")
  var exitsZero = false

  func validate() throws {
    if isStrict && isLenient {
      throw ValidationError("--strict and --lenient exclude each other")
    }
  }

  /// Throws the exit code unless it is 0.
  func conclude(_ result: CheckResult) throws {
    if exitsZero || isLenient { return }
    let fails = isStrict ? !result.findings.isEmpty : result.count(.error) > 0
    if fails { throw ExitCode.failure }
  }
}
