internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// What people say of a project that cannot be measured.
struct AdviceOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Say whether it is a prototype or a side project (default: measured).",
      zh: "说明是否为原型或业余项目（默认：由测量结果判断）。"))
  var prototype: Bool?

  @Option(
    help: ArgumentHelp(
      "Say how long it is expected to live, such as 6m or 2y (default: by its history).",
      zh: "说明预计还会存在多久，如 6m 或 2y（默认：按历史判断）。", value: Phrase("time", zh: "时间")))
  var lifetime: Lifespan?

  @Option(
    help: ArgumentHelp(
      "Say how many people work on it (default: authors of the last year).",
      zh: "说明有多少人参与开发（默认：最近一年的作者数）。", value: .number))
  var team: Int?

  @Flag(
    help: ArgumentHelp(
      "Be asked in the terminal what cannot be measured.", zh: "在终端里询问测不到的内容。"))
  var ask = false

  func validate() throws {
    if let team, team < 1 {
      throw ValidationError(
        "--team is at least 1, not \(team)", zh: "--team 至少为 1，不能是 \(team)")
    }
    guard ask else { return }
    if !StandardStream.input.isTerminal || !StandardStream.error.isTerminal {
      throw ValidationError(
        "--ask needs a terminal; without one, say it with --prototype or --no-prototype, "
          + "--lifetime and --team",
        zh: "--ask 需要终端；没有终端时用 --prototype 或 --no-prototype、--lifetime 和 --team 说明")
    }
  }

  /// What was said.
  var answers: AdviceAnswers {
    AdviceAnswers(isPrototype: prototype, lifetime: lifetime, team: team)
  }
}

extension Lifespan: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
