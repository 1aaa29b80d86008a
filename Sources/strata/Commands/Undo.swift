internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata undo`: take back what Strata wrote.
struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: Phrase(
      "Take back a change that Strata wrote, to the same bytes as before.",
      zh: "撤销 Strata 写入的一次改动，逐字节恢复原状。"),
    discussion: Phrase(
      """
      Without a name the newest change is taken back. If one of its files was edited since, nothing \
      is undone. What was there before is kept in git's own folder, or beside the cache where \
      there is no git; a change that was cut short is put back by the next command.
      """,
      zh: """
        不指定编号时撤销最新的改动。如果其中某个文件之后又被修改，则不撤销任何内容。\
        修改前的内容保存在 git 自己的文件夹中，没有 git 时保存在缓存旁边；被中断的改动由下一条命令恢复。
        """),
    examples: ["strata undo", "strata undo --list", "strata undo --dry-run"]
  )

  @Argument(
    help: ArgumentHelp(
      "The change, as --list calls it (default: the newest).", zh: "改动编号，见 --list（默认：最新的一次）。",
      value: .name))
  var change: String?

  @Flag(
    name: .customLong("list"),
    help: ArgumentHelp("List the changes that can be undone.", zh: "列出可以撤销的改动。"))
  var lists = false

  @OptionGroup var output: PlanOutputOptions
  @OptionGroup var place: ChangedProject

  func run() throws {
    let console = Console(output, failure: UndoJSON.document)
    try console.reporting {
      let root = try place.root()
      let undo = place.composition.undoChange
      if lists { return try console.deliver(try undo.records(in: root), in: root, as: output) }
      let undone = try undo(change, in: root, isDryRun: output.isDryRun)
      try console.deliver(undone, as: output)
    }
  }
}
