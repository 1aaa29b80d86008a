internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata fix`: findings that can be fixed without a person, fixed.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: Phrase(
      "Fix what can be fixed without a person, checked before it is written.",
      zh: "修复无需人工判断的问题，写入前先经过检查。"),
    discussion: Phrase(
      """
      Removes comments that allow what no rule finds any more, and imports of user-interface \
      frameworks that nothing in the file names. What would not remove its finding, would introduce \
      another, or would change what a name means is left out and said. `strata undo` takes all of it \
      back.

      Exit codes: 0 written, nothing to do, or shown by --dry-run; 1 declined; 2 could not run.
      """,
      zh: """
        删除不再对应任何问题的豁免注释，以及文件中没有用到的界面框架导入。如果某个修复不能消除问题、会引入新的问题，\
        或会改变名称的含义，就略过它并说明原因。`strata undo` 可以全部撤销。

        退出码：0 已写入、无事可做，或用 --dry-run 显示；1 被拒绝；2 无法运行。
        """),
    examples: [
      "strata fix --dry-run",
      "strata fix Sources/Feed --only-rule upkeep.unused-suppression --yes",
    ]
  )

  @OptionGroup var reported: ReportedPaths
  @OptionGroup var rules: RuleOptions
  @OptionGroup var consent: ConsentOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: PlanOutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: PlanJSON.document)
    try console.reporting {
      let composition = Composition(cache: project.cache)
      let apply = composition.applyPlan
      let root = try Composition.project(around: project.projectRoot ?? reported.paths.first ?? ".")
      if !output.isDryRun, let recovered = try apply.recover(in: root) {
        console.tell(UndoText(console.summaryStyle).recovered(recovered))
      }
      let request = rules.request(project.codebase(at: reported.paths), terms.terms)
      let judged = try console.progress(.checking).during { () throws(ChangeError) in
        try composition.fixFindings(request)
      }
      try console.settle(judged, as: output, consent) { () throws(ChangeError) in
        try apply(judged, allowsUncommitted: consent.allowsDirty)
      }
    }
  }
}
