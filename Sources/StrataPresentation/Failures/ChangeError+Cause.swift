package import StrataCode
package import StrataFeatures

extension ChangeError: FailureCause {
  package var kind: String {
    switch self {
    case .audit(let error): error.kind
    case .exists: "exists"
    case .overlap, .unread: "plan"
    case .stale, .changedSince: "changed-since"
    case .unmerged: "unmerged"
    case .uncommitted: "uncommitted"
    case .unwritable: "unwritable"
    case .unreadable: "unreadable"
    case .busy: "busy"
    case .noJournal, .damagedJournal: "journal"
    case .interrupted: "interrupted"
    case .nothingToUndo, .unknownChange: "no-change"
    case .refused: "refused"
    case .unverified, .unstartable: "verification"
    }
  }

  package var message: Phrase {
    switch self {
    case .audit(let error): error.message
    case .exists(let path):
      Phrase(
        "'\(path)' exists already; nothing was written", zh: "'\(path)' 已经存在；没有写入任何内容")
    case .overlap(let path):
      Phrase(
        "two edits of the plan are about the same text of '\(path)'; nothing was written",
        zh: "计划中有两处编辑涉及 '\(path)' 的同一段文本；没有写入任何内容")
    case .unread(let path):
      Phrase(
        "the plan changes '\(path)' without having read it; nothing was written",
        zh: "计划修改了没有读取过的 '\(path)'；没有写入任何内容")
    case .stale(let path):
      Phrase(
        "'\(path)' was edited meanwhile; nothing was written, run the command again",
        zh: "'\(path)' 在此期间被修改；没有写入任何内容，请重新运行命令")
    case .unmerged(let manifest):
      Phrase(
        """
        '\(manifest.path)' has a merge marker in line \(manifest.line); nothing was written: \
        resolve the merge, then run the command again
        """,
        zh: """
          '\(manifest.path)' 第 \(manifest.line) 行有合并冲突标记；没有写入任何内容：\
          请先解决冲突，再重新运行命令
          """)
    case .uncommitted(let paths):
      Phrase(
        """
        \(paths.quotedList) would change and \(paths.count == 1 ? "has" : "have") uncommitted work; \
        commit or stash it, or pass --allow-dirty
        """,
        zh: """
          将要修改的 \(paths.quotedList) 含有未提交的改动；请先提交或暂存，或使用 --allow-dirty
          """)
    case .unwritable(let path, let cause):
      Phrase(
        "cannot write '\(path)': \(cause); nothing was written",
        zh: "无法写入 '\(path)'：\(cause)；没有写入任何内容")
    case .unreadable(let path, let cause):
      Phrase("cannot read '\(path)': \(cause)", zh: "无法读取 '\(path)'：\(cause)")
    case .busy:
      Phrase(
        "another strata is changing this project; try again when it is done",
        zh: "另一个 strata 正在修改这个项目；请等它完成后重试")
    case .refused(let refusals): Self.refused(refusals)
    case .unverified(let command):
      Phrase(
        "'\(command)' failed with what was written; all of it has been taken back",
        zh: "写入后 '\(command)' 失败；改动已全部撤销")
    case .unstartable(let command, let cause):
      Phrase(
        "'\(command)' cannot be started: \(cause); what was written stays, 'strata undo' takes it back",
        zh: "无法启动 '\(command)'：\(cause)；已写入的内容保留，可用 'strata undo' 撤销")
    default: journalMessage
    }
  }

  /// What is said of changes that were written before.
  private var journalMessage: Phrase {
    switch self {
    case .noJournal(let cause):
      Phrase(
        "cannot note what was there before: \(cause); nothing was written",
        zh: "无法记录修改前的内容：\(cause)；没有写入任何内容")
    case .damagedJournal(let path):
      Phrase(
        "'\(path)' is damaged, so the change it notes cannot be taken back; remove it to go on",
        zh: "'\(path)' 已损坏，无法撤销其中记录的改动；删除它即可继续")
    case .interrupted(let paths, let journal):
      Phrase(
        """
        a change was cut short, and \(paths.quotedList) \(paths.count == 1 ? "was" : "were") edited \
        since; '\(journal)' holds what was there before: restore by hand, then remove it
        """,
        zh: """
          有一次改动被中断，之后 \(paths.quotedList) 又被修改；'\(journal)' 保存了之前的内容：\
          请手动恢复，然后删除它
          """)
    case .unknownChange(let id, let known):
      Phrase(
        "no change is called '\(id)'\(Phrase.hint(Array(known.prefix(3)), else: Self.list))",
        zh: "没有名为 '\(id)' 的改动\(Phrase.hint(Array(known.prefix(3)), else: Self.list))")
    case .changedSince(let paths, let id):
      Phrase(
        """
        \(paths.quotedList) \(paths.count == 1 ? "was" : "were") edited since change \(id); nothing \
        was undone: undo later changes first, or restore by git
        """,
        zh: """
          改动 \(id) 之后 \(paths.quotedList) 又被修改；没有撤销任何内容：请先撤销之后的改动，或用 git 恢复
          """)
    default:
      Phrase("there is no change to undo", zh: "没有可以撤销的改动")
    }
  }

  private static let list = Phrase(
    "`strata undo --list` lists the changes", zh: "`strata undo --list` 列出所有改动")

  /// The first reason, and how many more there are.
  private static func refused(_ refusals: [PlanRefusal]) -> Phrase {
    guard let first = refusals.first else { return .empty }
    let number = first.condition.rawValue
    let rest = refusals.count - 1
    return rest == 0
      ? Phrase(
        "the plan fails condition \(number): \(first.message); nothing was written",
        zh: "计划不满足条件 \(number)：\(first.message)；没有写入任何内容")
      : Phrase(
        "the plan fails condition \(number): \(first.message), and \(rest) more; nothing was written",
        zh: "计划不满足条件 \(number)：\(first.message)，另有 \(rest) 处；没有写入任何内容")
  }
}
