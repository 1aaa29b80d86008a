internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata fix`: findings with fixes that were tried before they are offered.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: Phrase(
      "Fix findings by edits that are checked before they are written.",
      zh: "修复问题：写入之前先检查每处改动。"),
    discussion: Phrase(
      """
      At a terminal it shows one fix after the other and asks. Otherwise it takes what needs no \
      decision (--safe), and the kinds that you choose. What would not remove its finding, would \
      introduce another, or would change what a name means is left out and said. `strata undo` takes \
      all of it back.

      Exit codes: 0 written, nothing to do, or shown; 1 declined; 2 could not run, or not verified.
      """,
      zh: """
        在终端中逐个显示修复并询问；否则只做无需判断的修复（--safe）和您选择的种类。如果某个修复不能消除问题、\
        会引入新的问题，或会改变名称的含义，就略过它并说明原因。`strata undo` 可以全部撤销。

        退出码：0 已写入、无事可做或仅显示；1 被拒绝；2 无法运行，或验证失败。
        """),
    examples: [
      "strata fix --list",
      "strata fix --safe --yes",
      "strata fix --choose drop-import --verify 'swift build' --yes",
    ])

  @OptionGroup var reported: ReportedPaths
  @OptionGroup var fixes: FixOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var consent: ConsentOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: PlanOutputOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws { try fixes.validate(output, consent) }

  func run() throws {
    let console = Console(output, failure: PlanJSON.document)
    try console.reporting {
      let composition = Composition(cache: project.cache, for: .manyAnswers)
      let (fix, apply) = (composition.fixFindings, composition.applyPlan)
      let paths = reported.paths.filter { FixOptions.identity($0) == nil }
      let root = try Composition.project(around: project.projectRoot ?? paths.first ?? ".")
      if !output.isDryRun, !fixes.isList, let recovered = try apply.recover(in: root) {
        console.tell(UndoText(console.summaryStyle).recovered(recovered))
      }
      var selection = FixSelection(
        rules.request(project.codebase(at: paths), terms.terms), kinds: fixes.kinds)
      selection.identities = reported.paths.compactMap(FixOptions.identity)
      if fixes.isList {
        return try console.survey(selection, fix, as: output)
      }
      let write = { (judged: JudgedPlan, earlier: [ChangeRecord]) throws(ChangeError) in
        let record = try apply(judged, allowsUncommitted: consent.allowsDirty, after: earlier)
        if let command = fixes.verification {
          try composition.verifyChange(record, by: command, in: judged.root)
        }
        return record
      }
      if fixes.areOpen(output, consent) {
        selection.kinds = FixKind.all
        return try console.askedAboutFixes(selection, fix, write: write)
      }
      if fixes.areRounds { return try console.fixInRounds(selection, fix, write: write) }
      let judged = try console.progress(.checking).during { () throws(ChangeError) in
        try fix(selection)
      }
      try console.settle(judged, as: output, consent) { () throws(ChangeError) in
        try write(judged, [])
      }
    }
  }
}
