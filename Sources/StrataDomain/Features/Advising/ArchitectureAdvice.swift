package import StrataCode
internal import StrataModel

/// How much architecture a project needs, how much it has, and what to do about it.
package struct ArchitectureAdvice: Sendable {
  package var project: ProjectSummary
  /// What a check of the same code says.
  package var overview: Overview
  package var measures: ProjectMeasures
  package var answers: AdviceAnswers
  package var thresholds: AdviceThresholds
  package var tree: AdviceTree
  package var difference: AdviceDifference
  package var useCases: UseCaseAdvice
  /// What is tested where, and what of it a test names.
  package var testing: TestingStrategy
  /// The one operation that is asked about; nil where nobody asked.
  package var operation: OperationAdvice?
  /// The few that are worth most, the best first.
  package var steps: [AdviceStep]
  /// What was stepped over on the way.
  package var warnings: [Phrase]

  /// The answer in one sentence.
  package var headline: Phrase {
    let product = measures.product
    if !measures.hasCode { return plan }
    guard let level = tree.need.level else {
      return Phrase(
        """
        this is a library: how much Clean Architecture an app needs is no question here; what \
        counts is a small public surface
        """,
        zh: "这是一个库，不涉及“App 需要多少 Clean Architecture”的问题；重要的是公开接口要小")
    }
    let wanted = level.name(in: product)
    let today = measures.today.level.name(in: product)
    switch difference.verdict {
    case .less:
      return Phrase(
        "this \(product.noun) needs less than it has: \(wanted) is enough, and it is built as \(today)",
        zh: "这个 \(product.noun) 不需要现有的这么多架构：\(wanted)就够了，而现在是\(today)")
    case .more:
      return Phrase(
        "this \(product.noun) needs more than it has: \(wanted)\(emphasis), and it is built as \(today)",
        zh: "这个 \(product.noun) 需要比现有更多的架构：\(wanted)\(emphasis)，而现在是\(today)")
    case .right where measures.today.level > level:
      return Phrase(
        "this \(product.noun) has the architecture it needs: \(wanted) is enough, and what it has beyond "
          + "that is in use",
        zh: "这个 \(product.noun) 的架构正合适：\(wanted)就够了，多出的部分也都在用")
    case .right, .notAsked, .noCode:
      return Phrase(
        "this \(product.noun) has the architecture it needs: \(wanted)\(emphasis)",
        zh: "这个 \(product.noun) 的架构正合适：\(wanted)\(emphasis)")
    }
  }

  /// The answer where there is no code.
  private var plan: Phrase {
    guard let level = tree.need.level else {
      return answers.isEmpty
        ? Phrase(
          "there is no Swift code here, so there is nothing to measure; say what is planned",
          zh: "这里没有 Swift 代码，没有可测量的内容；请说明计划")
        : Phrase(
          "there is no Swift code here to measure, and what is said does not decide yet",
          zh: "这里没有可测量的 Swift 代码，现有说明还不足以得出结论")
    }
    let wanted = level.name(in: measures.product)
    return Phrase(
      "as planned, this \(measures.product.noun) needs \(wanted)\(emphasis); there is no Swift code "
        + "here to measure, so this rests on what you say",
      zh: "按计划，这个 \(measures.product.noun) 需要\(wanted)\(emphasis)；这里没有可测量的 Swift 代码，结论只依据你的说明")
  }

  /// What the end that is reached gains, costs and leaves for later; nil where none is reached.
  package var tradeoff: AdviceTradeoff? {
    tree.need.level.map {
      AdviceTradeoff(
        $0, answers, thresholds, plans: !measures.hasCode,
        skips: UseCaseAdviceSearch.permitsDropping(project.profile.profile))
    }
  }

  private var emphasis: Phrase {
    if tree.need == .strongly { return Phrase(", strongly recommended", zh: "（强烈推荐）") }
    let isGuess = tree.turns.contains { $0.question == .lifetime && $0.origin == .assumed }
    return isGuess ? Phrase(", if it is to live long", zh: "（如果会长期存在）") : .empty
  }
}
