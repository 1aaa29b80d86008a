internal import StrataCode

/// What to do first where there is no code yet.
struct PlannedSteps {
  let need: AdviceTree.Need

  var steps: [AdviceStep] {
    switch need {
    case .notAsked: []
    case .open(.sources):
      [
        AdviceStep(
          Phrase(
            "say how many kinds of data sources there will be, with --sources, or answer in the "
              + "terminal",
            zh: "用 --sources 说明会有多少种数据源，或在终端里回答"),
          .ask, worth: 1)
      ]
    case .open:
      [
        AdviceStep(
          Phrase(
            "say it with --prototype or --no-prototype, --sources, --lifetime, --team, --regulated "
              + "and --modules, or answer in the terminal",
            zh:
              "用 --prototype 或 --no-prototype、--sources、--lifetime、--team、--regulated 和 --modules 说明，"
              + "或在终端里回答"),
          .ask, worth: 1)
      ]
    case .level(let level): [first(at: level)]
    case .strongly: [first(at: .full)]
    }
  }

  private func first(at level: ArchitectureLevel) -> AdviceStep {
    let title =
      switch level {
      case .simple:
        Phrase(
          "write the first screen over a service, and ask again when there is code",
          zh: "先写一个使用服务的界面，有了代码再来询问")
      case .lightweight:
        Phrase(
          "begin with one repository that wraps the source, and ask again when there is code",
          zh: "先写一个封装数据源的 Repository，有了代码再来询问")
      case .layered, .full:
        Phrase(
          "begin with Domain: entities, and protocols that are implemented in memory first",
          zh: "从 Domain 开始：Entity，以及先用内存实现的协议")
      }
    return AdviceStep(title, .begin, worth: 1)
  }
}
