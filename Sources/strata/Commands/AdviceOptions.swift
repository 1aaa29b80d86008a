internal import ArgumentParser
internal import StrataDomain

/// What people say of a project that cannot be measured.
struct AdviceOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Say whether it is a prototype or a side project (default: measured).")
  var prototype: Bool?

  @Option(
    help: ArgumentHelp(
      "Say how long it is expected to live, such as 6m or 2y (default: by its history).",
      valueName: "time"))
  var lifetime: Lifespan?

  @Option(
    help: ArgumentHelp(
      "Say how many people work on it (default: authors of the last year).", valueName: "n"))
  var team: Int?

  @Flag(help: "Be asked in the terminal what cannot be measured.")
  var ask = false

  func validate() throws {
    if let team, team < 1 { throw ValidationError("--team is at least 1, not \(team)") }
    guard ask else { return }
    if !StandardStream.input.isTerminal || !StandardStream.error.isTerminal {
      throw ValidationError(
        "--ask needs a terminal; without one, say it with --prototype or --no-prototype, "
          + "--lifetime and --team")
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
