internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// What may be done about findings.
struct FixOptions: ParsableArguments {
  @Flag(
    name: .customLong("list"),
    help: ArgumentHelp(
      "Try every kind of fix, show what each can do, and write nothing.",
      zh: "尝试每一种修复，显示各自能做什么，但不写入。"))
  var isList = false

  @Flag(
    name: .customLong("safe"),
    help: ArgumentHelp("Only what needs no decision, without questions.", zh: "只做无需判断的修复，不逐个提问。"))
  var isSafe = false

  @Option(
    name: .customLong("choose"),
    help: ArgumentHelp(
      "Also fixes of this kind (repeatable).", zh: "同时采用这一种修复（可重复给出）。", value: .name))
  var choices: [FixChoice] = []

  @Flag(
    name: .customLong("rounds"),
    help: ArgumentHelp(
      "Go on with what a change uncovers, in rounds that are changes of their own.",
      zh: "继续修复改动之后暴露的问题，每一轮都是单独的改动。"))
  var areRounds = false

  @Option(
    name: .customLong("verify"),
    help: ArgumentHelp(
      "Run this command once the fixes are written, and take them back if it fails.",
      zh: "写入后运行此命令，失败时撤销。", value: .command))
  var verification: String?

  /// The kinds that may be used: the safe ones and those that were chosen.
  var kinds: [FixKind] {
    let names = Set(choices.map(\.kind.name))
    return FixKind.all.filter { $0.kind == .safe || names.contains($0.name) }
  }

  /// Whether somebody is there to decide, and nothing was decided yet.
  func areOpen(_ output: PlanOutputOptions, _ consent: ConsentOptions) -> Bool {
    !output.isDryRun && !consent.saysYes && !isSafe && choices.isEmpty && output.format == .text
      && StandardStream.input.isTerminal && StandardStream.error.isTerminal
  }

  /// Refuses rounds of which nobody would see more than the first.
  func validate(_ output: PlanOutputOptions, _ consent: ConsentOptions) throws {
    guard areRounds, !consent.saysYes || output.isDryRun || output.format != .text else { return }
    throw ValidationError(
      Phrase(
        "--rounds writes one change after the other: pass --yes, and neither --dry-run nor --format",
        zh: "--rounds 会依次写入多个改动：请加 --yes，且不要同时使用 --dry-run 或 --format"
      ).ofRun)
  }

  /// The digits, if a word is the identity of a finding.
  static func identity(_ word: String) -> String? {
    guard case .finding(let digits)? = try? AskedSubject(word) else { return nil }
    return digits
  }
}

/// A kind of fix by its name.
struct FixChoice: ExpressibleByArgument {
  let kind: FixKind

  init?(argument: String) {
    guard let kind = FixKind.all.first(where: { $0.name == argument }) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { FixKind.all.map(\.name) }
}
