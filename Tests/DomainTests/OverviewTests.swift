import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("How a code base is, on one screen")
struct OverviewTests {
  /// A finding that somebody in a file uses something of another layer.
  private func reference(
    _ user: String, _ used: String, from: Layer = .presentation, to: Layer = .data,
    rule: RuleID = Rule.layerReference.id, severity: Severity = .error, confidence: Double = 0.95,
    folder: String = "Sources/App"
  ) -> Finding {
    let start = Position(line: 3, column: 1)
    let file = "\(folder)/\(user).swift"
    return Finding(
      rule: rule, severity: severity, confidence: confidence,
      location: Location(file: file, start: start, end: start), subject: used,
      from: .init(symbol: user, layer: from),
      to: .init(
        symbol: used, layer: to,
        location: Location(file: "Data/\(used).swift", start: start, end: start)),
      message: .empty, help: .empty)
  }

  private func result(_ findings: [Finding], hasDomain: Bool = true) -> CheckResult {
    var project = ProjectSummary(
      root: ".", kinds: [], files: 20, placed: 20, layers: [.presentation: 20],
      profile: .standard, hasDomain: hasDomain)
    project.crossings = 100
    return CheckResult(
      project: project, findings: findings, rules: Rule.catalogue, excerpts: [:],
      timings: Timings(), warnings: [])
  }

  private func causes(_ findings: [Finding]) -> [(Cause.Kind, Int)] {
    Overview(result(findings)).causes.map { ($0.kind, $0.findings.count) }
  }

  @Test func whatMostDependsOnComesFirst() {
    var singleton = reference("Session", "Session", rule: Rule.bareSingleton.id, severity: .warning)
    singleton.to = nil
    singleton.reach = 12
    let findings =
      ["A", "B", "C"].map {
        reference($0, "Money\($0)", rule: Rule.notSendable.id, severity: .warning)
      } + [singleton]
    #expect(
      Overview(result(findings)).causes.map(\.rule.id) == [
        Rule.bareSingleton.id, Rule.notSendable.id,
      ])
  }

  @Test func whatMuchOfTheCodeHangsOnComesBeforeErrors() {
    var check = result([reference("A", "Token")])
    check.hiddenInfos = (0..<50).map {
      reference("User\($0)", "Current", rule: Rule.serviceLocator.id, severity: .info)
    }
    let overview = Overview(check)
    #expect(overview.causes.map(\.rule.id) == [Rule.serviceLocator.id, Rule.layerReference.id])
    #expect(overview.gravest.map(\.subject) == ["Token"])
    #expect(overview.throughout.isEmpty)
    check.hiddenInfos.removeLast(20)
    #expect(Overview(check).causes.map(\.rule.id) == [Rule.layerReference.id])
    #expect(Overview(check).throughout.map(\.rule.id) == [Rule.serviceLocator.id])
  }

  @Test func aTypeBehindMostOfIsTheCause() {
    let findings =
      ["A", "B", "C", "D"].map { reference($0, "Token") }
      + ["X", "Y", "Z"].map { reference($0, "Other\($0)") }
    let found = causes(findings)
    #expect(found.map(\.0) == [.used("Token"), .rule])
    #expect(found.map(\.1) == [4, 3])
  }

  @Test func whoeverDoesMostOfItIsTheCause() {
    var findings = ["A", "B", "C", "D"].map { reference("Root", $0) }
    findings += ["E", "F", "G"].map { reference($0, "T\($0)") }
    #expect(causes(findings).map(\.0) == [.user("Root"), .rule])
  }

  @Test func oneOrTwoLeftOverStayWithTheRest() {
    let findings = ["A", "B", "C", "D"].map { reference("Root", $0) } + [reference("E", "F")]
    let overview = Overview(result(findings))
    #expect(overview.causes.map(\.kind) == [.rule])
    #expect(overview.causes.first?.mainUser == "Root")
  }

  @Test func aCauseIsOneAcrossRules() {
    let findings =
      ["A", "B", "C"].map { reference($0, "Token") }
      + [reference("D", "Token", rule: Rule.concreteRepository.id)]
    #expect(causes(findings).map(\.1) == [4])
  }

  @Test func referencesFromOneLayerToAnotherAreOneKind() {
    let findings =
      ["A", "B"].map { reference($0, "T\($0)") }
      + ["C", "D"].map { reference($0, "T\($0)", from: .domain) }
    #expect(causes(findings).map(\.1) == [2, 2])
  }

  @Test func theGravestComesFirstAndThenTheLargest() {
    let findings =
      (1...5).map { reference("V\($0)", "T\($0)", rule: Rule.bareSingleton.id, severity: .warning) }
      + [reference("A", "B")]
    let overview = Overview(result(findings))
    #expect(overview.causes.map(\.severity) == [.error, .warning])
    #expect(overview.gravest.first?.subject == "B")
    #expect(overview.gravest.count == 6)
  }

  @Test func theSurestFindingStandsForItsCause() {
    let overview = Overview(
      result([reference("A", "B", confidence: 0.7), reference("C", "D", confidence: 0.9)]))
    #expect(overview.gravest.first?.subject == "D")
  }

  @Test func referencesThatGoTheWrongWayAreCountedByPlace() {
    var finding = reference("A", "B")
    finding.also = [Position(line: 9, column: 1)]
    let allowed = reference("C", "D", from: .data, to: .domain)
    #expect(Overview(result([finding, allowed])).wrongCrossings == 2)
  }

  @Test func withoutADomainTheRulesAboutItAreIdle() {
    let idle = Overview(result([], hasDomain: false)).idleRules
    #expect(idle == Rule.catalogue.count { $0.needsDomain } && idle > 10)
    #expect(Overview(result([])).idleRules == 0)
  }

  @Test func theQuestionIsTheOneThatMostDependsOn() {
    var result = result([reference("A", "B"), reference("C", "B")])
    result.unsure = [reference("E", "F")]
    func question(_ path: String) -> LayerQuestion {
      LayerQuestion(path: path, files: 1, layer: .data, other: .domain, confidence: 0.7)
    }
    result.questions = [question("Data/F.swift"), question("Data/B.swift"), question("Else/")]
    let overview = Overview(result)
    #expect(overview.question?.layers.path == "Data/B.swift" && overview.question?.findings == 2)
    #expect(overview.doubtful == 2 && overview.doubtfulFiles == 3)
  }

  @Test func aFolderOfAQuestionIsItsOwnFilesAlone() {
    let question = LayerQuestion(
      path: "Data/", files: 2, layer: .data, other: .domain, confidence: 0.7)
    #expect(question.covers("Data/B.swift") && !question.covers("Data/Deep/B.swift"))
    #expect(question.pattern == "Data/**")
  }

  @Test func foldersAreThoseThatTellFindingsApart() {
    let folders = ["App/Feed", "App/Feed", "App/Cart", "App/Menu", "App/Login"]
    let findings = folders.enumerated().map { reference("V\($0)", "T", folder: $1) }
    let found = Overview(result(findings)).folders
    #expect(found.map(\.path) == ["App/Feed"] && found.map(\.findings) == [2])
  }
}
