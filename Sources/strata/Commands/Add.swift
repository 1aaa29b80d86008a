internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata add`: new code the way the project writes it.
struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: Phrase(
      "Write new code the way the project writes such code, checked before it is written.",
      zh: "按项目自己的写法生成新代码，写入前先经过检查。"),
    discussion: Phrase(
      """
      Folder, header, indentation, access and protocols are those of the project's own types; the \
      one that is followed is named. The plan is offered only if it introduces no finding and \
      changes the layer, the target and the meaning of nothing else. `strata undo` takes it back.

      Exit codes: 0 written, or shown by --dry-run; 1 not offered or declined; 2 could not run.
      """,
      zh: """
        文件夹、文件头、缩进、访问级别和协议都取自项目已有的类型，并说明参照的是哪一个。只有不引入任何问题、\
        不改变其他代码的分层、target 和名称含义时，才会提供这个计划。`strata undo` 可以撤销。

        退出码：0 已写入，或用 --dry-run 显示；1 不提供或被拒绝；2 无法运行。
        """),
    examples: [
      "strata add entity Invoice --field id:UUID --field total:Decimal --dry-run",
      "strata add entity Invoice --field id:UUID --like Order --yes",
      "strata add double OrderRepository --dry-run",
    ]
  )

  @OptionGroup var asked: AddOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: PlanOutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: PlanJSON.document)
    try console.reporting {
      let composition = Composition(cache: project.cache)
      let root = try Composition.project(around: project.projectRoot ?? ".")
      let apply = composition.applyPlan
      if !output.isDryRun, let recovered = try apply.recover(in: root) {
        console.tell(UndoText(console.summaryStyle).recovered(recovered))
      }
      let request = asked.request(project.codebase(at: []), terms.terms)
      let judged = try console.progress(.checking).during { () throws(AddError) in
        try composition.addCode(request)
      }
      try console.settle(judged, as: output, asked.consent) { () throws(ChangeError) in
        try apply(judged, allowsUncommitted: asked.consent.allowsDirty)
      }
    }
  }
}
