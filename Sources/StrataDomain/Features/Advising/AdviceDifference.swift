package import StrataCode
internal import StrataRules

/// What lies between what a project has and what it needs.
package struct AdviceDifference: Sendable, Equatable {
  package var verdict = Verdict.right
  /// What is there and nobody needs.
  package var surplus: [Part] = []
  /// What is needed and not there.
  package var missing: [Part] = []

  package init() {}

  /// How what there is compares with what is needed.
  package enum Verdict: String, Sendable {
    case less, right, more
    /// Layers are no question.
    case notAsked = "not-asked"
    /// There is no code yet that could be compared.
    case noCode = "no-code"
  }

  /// A part of an architecture.
  package struct Part: Sendable, Equatable {
    package var kind: Kind
    package var text: Phrase
    package var count: Int

    /// Whether the level stands or falls with it.
    var isStructural: Bool { kind != .transportModels && kind != .compositionRoot }

    package enum Kind: String, Sendable {
      case forwardingUseCases = "forwarding-use-cases"
      case lonelyProtocols = "lonely-protocols"
      case repeatedShells = "repeated-shells"
      case domain
      case sourcesBehindRepositories = "sources-behind-repositories"
      case repositories
      case repositoryProtocols = "repository-protocols"
      case useCases = "use-cases"
      case transportModels = "transport-models"
      case compositionRoot = "composition-root"
    }
  }

  /// What `need` asks for of what is measured, with findings as witnesses.
  init(
    _ measures: ProjectMeasures, need: AdviceTree.Need, useCases: UseCaseAdvice,
    findings: [Finding]
  ) {
    guard measures.hasCode else {
      verdict = .noCode
      return
    }
    guard let level = need.level else {
      verdict = .notAsked
      return
    }
    let today = measures.today
    surplus = Surplus(today: today, need: level, useCases: useCases, measures).parts
    missing = Missing(measures, need: level, useCases, findings).parts
    if today.level > level, surplus.contains(where: { weighs($0, useCases) }) {
      verdict = .less
    } else if today.level < level, missing.contains(where: \.isStructural) {
      verdict = .more
    }
  }
}

extension AdviceDifference {
  /// Whether what nobody needs is much of it: a use case in many that only hands on is none.
  private func weighs(_ part: Part, _ useCases: UseCaseAdvice) -> Bool {
    part.kind != .forwardingUseCases || part.count * 4 >= useCases.total
  }
}

/// What is not there.
private struct Missing {
  let measures: ProjectMeasures
  let need: ArchitectureLevel
  let useCases: UseCaseAdvice
  let findings: [Finding]

  init(
    _ measures: ProjectMeasures, need: ArchitectureLevel, _ useCases: UseCaseAdvice,
    _ findings: [Finding]
  ) {
    self.measures = measures
    self.need = need
    self.useCases = useCases
    self.findings = findings
  }

  private var today: ArchitectureToday { measures.today }

  var parts: [AdviceDifference.Part] {
    [repositories, domain, protocols, operations, transport, root].compactMap(\.self)
  }

  private func count(of rules: Set<RuleID>) -> Int { findings.count { rules.contains($0.rule) } }

  private var repositories: AdviceDifference.Part? {
    let screens = Set(
      findings.filter { $0.rule == Rule.infrastructureAccess.id }.map(\.from.symbol))
    guard need >= .lightweight, !measures.kinds.isEmpty, today.repositories == 0,
      today.repositoryProtocols == 0, need >= .layered || !screens.isEmpty
    else { return nil }
    let names = measures.sources.filter(\.kind.counts).map(\.name)
    let seen =
      screens.isEmpty
      ? Phrase("nothing is called so", zh: "没有以 Repository 命名的类型")
      : Phrase(
        "\(Noun.screen.count(screens.count)) reach the source themselves",
        zh: "\(Noun.screen.count(screens.count))自行访问数据源")
    return AdviceDifference.Part(
      kind: .repositories,
      text: Phrase(
        "a repository before \(Phrase.list(names, limit: 3)): \(seen)",
        zh: "封装 \(Phrase.list(names, limit: 3)) 的 Repository：\(seen)"),
      count: max(1, screens.count))
  }

  private var domain: AdviceDifference.Part? {
    guard need >= .layered, !today.hasDomain else { return nil }
    let rules = measures.rules.count
    return AdviceDifference.Part(
      kind: .domain,
      text: rules == 0
        ? Phrase(
          "a Domain: no folder, module or protocol draws one",
          zh: "Domain 层：没有对应的文件夹、模块或协议")
        : Phrase(
          "a Domain: \(Noun.businessRule.count(rules)) stand where no folder or module draws one",
          zh: "Domain 层：有 \(Noun.businessRule.count(rules))，却没有对应的文件夹或模块"),
      count: 1)
  }

  private var protocols: AdviceDifference.Part? {
    let names = today.bareRepositories
    guard need >= .layered, !names.isEmpty, names.count * 2 > today.repositories else {
      return nil
    }
    return AdviceDifference.Part(
      kind: .repositoryProtocols,
      text: Phrase(
        "repository protocols: \(Noun.repository.count(names.count)) have none "
          + "(\(Phrase.list(names, limit: 3)))",
        zh: "Repository 协议：\(Noun.repository.count(names.count))没有协议（"
          + "\(Phrase.list(names, limit: 3))）"), count: names.count)
  }

  private var operations: AdviceDifference.Part? {
    let created = useCases.entries.filter { $0.action == .create }
    guard need == .full, useCases.total == 0, today.useCaseProtocols == 0, !created.isEmpty else {
      return nil
    }
    return AdviceDifference.Part(
      kind: .useCases,
      text: Phrase(
        "use cases: \(Noun.member.count(created.count)) of view models and repositories decide "
          + "for the business",
        zh: "UseCase：ViewModel 和 Repository 中有 \(Noun.member.count(created.count))做了业务决定"),
      count: created.count)
  }

  private var transport: AdviceDifference.Part? {
    let count = count(of: [Rule.codable.id, Rule.frameworkType.id, Rule.dtoInDomain.id])
    guard need == .full, count > 0 else { return nil }
    return AdviceDifference.Part(
      kind: .transportModels,
      text: Phrase(
        "models of their own for wire and store: in \(Noun.place.count(count)) Domain itself is "
          + "decoded or stored",
        zh: "网络与存储各自的模型：有 \(Noun.place.count(count))直接解码或存储 Domain 类型"),
      count: count)
  }

  private var root: AdviceDifference.Part? {
    guard need == .full, today.compositionRoots == 0, today.repositories > 0 else { return nil }
    return AdviceDifference.Part(
      kind: .compositionRoot,
      text: Phrase(
        "a composition root: no container or entry point builds the repositories",
        zh: "组合根：没有容器或入口构造 Repository"), count: 1)
  }
}
