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
      "Say how many kinds of data sources it has or will have (default: those in the code).",
      zh: "说明现有或将有多少种数据源（默认：代码中的种类）。", value: .number))
  var sources: Int?

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
      "Say that the domain is regulated: its business rules have to be apart from screens and storage.",
      zh: "说明业务受监管：业务规则必须与界面和存储隔离。"))
  var regulated = false

  @Flag(
    help: ArgumentHelp(
      "Say that it is to be built of separate modules.", zh: "说明要拆分成独立的模块。"))
  var modules = false

  @Option(
    help: ArgumentHelp(
      "Tell whether one operation is to have a use case: a use case, or Type.member.",
      zh: "说明某个操作是否应有 UseCase：写 UseCase 的名称，或 类型.成员。",
      value: Phrase("name", zh: "名称")))
  var operation: String?

  @Flag(
    help: ArgumentHelp(
      "Be asked in the terminal what cannot be measured.", zh: "在终端里询问测不到的内容。"))
  var ask = false

  func validate() throws {
    if let team, team < 1 {
      throw ValidationError(
        "--team is at least 1, not \(team)", zh: "--team 至少为 1，不能是 \(team)")
    }
    if let sources, sources < 0 {
      throw ValidationError(
        "--sources is at least 0, not \(sources)", zh: "--sources 至少为 0，不能是 \(sources)")
    }
    if let operation, operation.allSatisfy(\.isWhitespace) {
      throw ValidationError("--operation needs a name", zh: "--operation 需要一个名称")
    }
    guard ask else { return }
    if !StandardStream.input.isTerminal || !StandardStream.error.isTerminal {
      throw ValidationError(
        "--ask needs a terminal; without one, say it with --prototype or --no-prototype, "
          + "--sources, --lifetime, --team, --regulated and --modules",
        zh: "--ask 需要终端；没有终端时用 --prototype 或 --no-prototype、--sources、--lifetime、--team、"
          + "--regulated 和 --modules 说明")
    }
  }

  /// What was said.
  var answers: AdviceAnswers {
    var answers = AdviceAnswers(
      isPrototype: prototype, lifetime: lifetime, team: team, sources: sources)
    if regulated { answers.isRegulated = true }
    if modules { answers.wantsModules = true }
    return answers
  }
}

extension Lifespan: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
