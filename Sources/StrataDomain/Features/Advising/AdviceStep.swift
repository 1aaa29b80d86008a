package import StrataCode
internal import StrataRules

/// Something worth doing next.
package struct AdviceStep: Sendable, Equatable {
  /// What to do, with the project's names.
  package var title: Phrase
  /// The command that shows what it is about.
  package var command: AdviceCommand
  /// How much it is worth beside others.
  package var worth: Double

  init(_ title: Phrase, _ command: AdviceCommand, worth: Double) {
    self.title = title
    self.command = command
    self.worth = worth
  }

  /// How many are named at a time.
  static let most = 3
}

/// Finds the steps that are worth most.
struct AdviceStepSearch {
  let measures: ProjectMeasures
  let need: AdviceTree.Need
  let difference: AdviceDifference
  let useCases: UseCaseAdvice
  let findings: [Finding]

  /// The few best, the best first.
  func steps() -> [AdviceStep] {
    guard need != .notAsked else { return [] }
    let all =
      difference.surplus.compactMap(dropping) + difference.missing.compactMap(making) + mending
      + [testing, creating].compactMap(\.self)
    return Array(
      all.enumerated().sorted { a, b in
        (-a.element.worth, a.offset) < (-b.element.worth, b.offset)
      }.map(\.element).prefix(AdviceStep.most))
  }

  /// What the verdict is about comes first.
  private func worth(_ verdict: AdviceDifference.Verdict, _ count: Int) -> Double {
    (difference.verdict == verdict ? 60 : 6) + Double(count).squareRoot()
  }

  private func dropping(_ part: AdviceDifference.Part) -> AdviceStep? {
    switch part.kind {
    case .forwardingUseCases:
      let names = useCases.entries.filter { $0.action == .drop }.flatMap(\.names)
      return AdviceStep(
        Phrase(
          "let callers ask the repository in place of \(Phrase.list(names, limit: 3))",
          zh: "让调用方直接使用 Repository，去掉 \(Phrase.list(names, limit: 3))"),
        .check([Rule.passThrough.id], isAll: true),
        worth: worth(.less, part.count) + 10)
    case .lonelyProtocols:
      guard let first = measures.today.lonelyProtocols.first else { return nil }
      return AdviceStep(
        Phrase(
          "let the one implementation stand for itself, without \(Phrase.list(measures.today.lonelyProtocols, limit: 3))",
          zh: "只有一个实现时直接使用它，去掉 \(Phrase.list(measures.today.lonelyProtocols, limit: 3))"),
        .type(first), worth: worth(.less, part.count) - 2)
    case .sourcesBehindRepositories:
      return AdviceStep(
        Phrase(
          "let repositories ask the one kind of source themselves",
          zh: "让 Repository 直接调用唯一的数据源"),
        .graph, worth: worth(.less, part.count) - 4)
    case .domain:
      return AdviceStep(
        Phrase(
          "let new screens call services; \(Noun.file.count(part.count)) of Domain may be plain types",
          zh: "新界面直接调用服务；Domain 的 \(Noun.file.count(part.count))可以只是普通类型"),
        .layers, worth: worth(.less, part.count) - 6)
    default: return nil
    }
  }

  private func making(_ part: AdviceDifference.Part) -> AdviceStep? {
    let value = worth(.more, part.count)
    let names = measures.sources.filter(\.kind.counts).map(\.name)
    switch part.kind {
    case .repositories:
      let users = Self.unique(
        findings.filter { $0.rule == Rule.infrastructureAccess.id }.map(\.from.symbol))
      return AdviceStep(
        users.isEmpty
          ? Phrase(
            "put a repository before \(Phrase.list(names, limit: 3))",
            zh: "为 \(Phrase.list(names, limit: 3)) 加一层 Repository")
          : Phrase(
            "put a repository before \(Phrase.list(names, limit: 3)), which \(Phrase.list(users, limit: 3)) reach",
            zh:
              "为 \(Phrase.list(names, limit: 3)) 加一层 Repository，目前由 \(Phrase.list(users, limit: 3)) 直接访问"
          ),
        users.isEmpty
          ? .layers : .check([Rule.infrastructureAccess.id]),
        worth: value + 20)
    case .domain:
      let first = measures.rules.validations + measures.rules.calculations
      return AdviceStep(
        first.isEmpty
          ? Phrase(
            "add a Domain layer: a folder for entities and repository protocols that imports nothing",
            zh: "建立 Domain 层：一个只放 Entity 和 Repository 协议、不导入任何框架的文件夹")
          : Phrase(
            "add a Domain layer, and begin with \(Phrase.list(first.map(\.name), limit: 3))",
            zh: "建立 Domain 层，从 \(Phrase.list(first.map(\.name), limit: 3)) 开始"),
        .layers, worth: value + 15)
    case .repositoryProtocols:
      let bare = measures.today.bareRepositories
      return AdviceStep(
        Phrase(
          "declare protocols in Domain for \(Phrase.list(bare, limit: 3))",
          zh: "在 Domain 中为 \(Phrase.list(bare, limit: 3)) 声明协议"),
        bare.first.map { .type($0) } ?? .layers, worth: value + 10)
    case .transportModels:
      return AdviceStep(
        Phrase(
          "decode and store types of Data, and map them to Domain",
          zh: "用 Data 的类型解码和存储，再映射到 Domain"),
        .check([Rule.codable.id, Rule.frameworkType.id, Rule.dtoInDomain.id]),
        worth: value + 2)
    case .compositionRoot:
      return AdviceStep(
        Phrase(
          "build the repositories in one container, and hand them in by initializers",
          zh: "在一个容器里构造 Repository，再通过初始化方法传入"),
        .check([Rule.selfConstruction.id], isAll: true), worth: value + 5)
    default: return nil
    }
  }

  /// What the rules object to, a rule at a time.
  private var mending: [AdviceStep] {
    let told: Set<RuleID> = Set(
      difference.missing.map(\.kind).flatMap { kind -> [RuleID] in
        switch kind {
        case .repositories: [Rule.infrastructureAccess.id]
        case .transportModels:
          [Rule.codable.id, Rule.frameworkType.id, Rule.dtoInDomain.id]
        default: []
        }
      } + [Rule.untestedUseCase.id, Rule.logicInViewModel.id])
    let groups = Dictionary(
      grouping: findings.filter { $0.severity != .info && !told.contains($0.rule) }, by: \.rule)
    return groups.sorted { $0.key < $1.key }.map { rule, findings in
      let names = Self.unique(findings.map(\.from.symbol))
      let isGrave = findings.contains { $0.severity == .error }
      let scale = need.level == .simple ? 0.2 : 1.0
      return AdviceStep(
        Phrase(
          "fix \(Noun.finding.count(findings.count)) of \(rule), in \(Phrase.list(names, limit: 2))",
          zh:
            "修复 \(Phrase.list(names, limit: 2)) 中 \(rule) 的 \(Noun.finding.count(findings.count))"
        ),
        .check([rule]),
        worth: (isGrave ? 6 : 2) * Double(findings.count).squareRoot() * scale)
    }
  }

  private var testing: AdviceStep? {
    let untested = findings.filter { $0.rule == Rule.untestedUseCase.id }
    if let first = untested.first, need.level != .simple {
      let names = Self.unique(untested.map(\.subject))
      return AdviceStep(
        measures.size.testLines == 0
          ? Phrase(
            "write a first test, '\(first.subject)Tests': there is none",
            zh: "写第一个测试 '\(first.subject)Tests'：目前一个也没有")
          : Phrase(
            "test \(Noun.useCase.count(names.count)) that no test names: \(Phrase.list(names, limit: 3))",
            zh: "为没有测试的 \(Noun.useCase.count(names.count))写测试：\(Phrase.list(names, limit: 3))"),
        .check([Rule.untestedUseCase.id]),
        worth: 3 * Double(names.count).squareRoot() + (measures.size.testLines == 0 ? 6 : 0))
    }
    guard measures.size.testLines == 0, let rule = measures.rules.first else { return nil }
    return AdviceStep(
      Phrase(
        "write a first test, of '\(rule.name)': there is none",
        zh: "写第一个测试，测试 '\(rule.name)'：目前一个也没有"),
      .place(rule.location), worth: 4)
  }

  private var creating: AdviceStep? {
    let entries = useCases.entries.filter { $0.action == .create }
    guard let first = entries.first, need.level != .simple else { return nil }
    let names = Self.unique(entries.flatMap(\.names))
    let proposal = first.proposal.map { Phrase(" ('\($0)')", zh: "（'\($0)'）") } ?? .empty
    return AdviceStep(
      Phrase(
        "give what \(Phrase.list(names, limit: 2)) decide a use case\(proposal)",
        zh: "把 \(Phrase.list(names, limit: 2)) 做的决定写成 UseCase\(proposal)"),
      .place(first.location),
      worth: 4 * Double(names.count).squareRoot())
  }

  /// Each once, what stands there most often first.
  private static func unique(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension BusinessRules {
  /// The first that is found, a rule to test before one that only arranges.
  fileprivate var first: Sighting? {
    validations.first ?? calculations.first ?? orchestrations.first
  }
}
