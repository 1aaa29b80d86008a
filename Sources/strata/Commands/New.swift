internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata new`: a project the way that a school builds it.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Phrase(
      "Write a new project the way that a school builds it, with tests, checked before it is written.",
      zh: "按某个流派新建一个带测试的项目，写入前先经过检查。"),
    discussion: Phrase(
      """
      A Swift package that builds, runs and passes its tests at once: each feature is a list, one of \
      its things, and a new name for it. The folder has to be missing or empty. The plan is offered \
      only if the school's own profile finds nothing in it. `strata undo` takes it back.

      Exit codes: 0 written, or shown by --dry-run; 1 not offered or declined; 2 could not run.
      """,
      zh: """
        生成的 Swift 包可以立即构建、运行并通过测试：每个功能包括列表、单个事物，以及修改它的名称。文件夹必须不存在或为空。\
        只有该流派的规则集不报告任何问题时，才会提供这个计划。`strata undo` 可以撤销。

        退出码：0 已写入，或用 --dry-run 显示；1 不提供或被拒绝；2 无法运行。
        """),
    examples: [
      "strata new Orders --school layered --dry-run",
      "strata new Shop --school router --feature Order --feature Customer --yes",
    ]
  )

  @OptionGroup var asked: NewOptions
  @OptionGroup var output: PlanOutputOptions

  func run() throws {
    let console = Console(output, failure: PlanJSON.document)
    try console.reporting {
      let composition = Composition()
      let create = composition.createProject
      let judged = try console.progress(.checking).during { () throws(CreateError) in
        try create(asked.request)
      }
      try console.settle(judged, as: output, asked.consent) { () throws(ChangeError) in
        try create.makeFolder(of: judged)
        return try composition.applyPlan(judged)
      }
    }
  }
}
