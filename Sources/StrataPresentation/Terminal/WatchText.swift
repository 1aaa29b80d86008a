internal import StrataCode
package import StrataFeatures

/// What happens to the findings while the code changes.
package struct WatchText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The line under the first check.
  package func waiting(_ project: ProjectSummary) -> String {
    let root = style.root(of: project).printable
    let text = style.say("watching '\(root)'; ctrl-C ends", zh: "正在监视 '\(root)'；按 Ctrl-C 结束")
    return style.paint(text, .faint) + "\n"
  }

  /// What appeared in full, what went in a line each, and how things stand.
  package func text(_ change: FindingsChange, at time: String) -> String {
    var text = head(time) + counts(change) + "\n"
    text += FindingsText(style).text(change.appeared)
    if !change.appeared.findings.isEmpty && !change.gone.isEmpty { text += "\n" }
    let one = FindingText(style, style.paths(from: change.now.project.root))
    for finding in change.gone {
      text += style.label(Phrase("gone", zh: "已修复"), .good) + one.headline(finding) + "\n"
    }
    return text
  }

  /// A file is not whole for the moment.
  package func unclear(_ file: String, in root: String, at time: String) -> String {
    let file = style.paths(from: root)(file)
    return head(time)
      + style.say(
        "'\(file.printable)' has syntax errors: waiting until it is whole\n",
        zh: "'\(file.printable)' 有语法错误：等它恢复完整后再检查\n")
  }

  /// A check that could not be done.
  package func failed(_ error: CheckError, at time: String) -> String {
    head(time) + Failure(error).text(in: style.language)
  }

  private func head(_ time: String) -> String { style.paint("[\(time)]", .faint) + " " }

  private func counts(_ change: FindingsChange) -> String {
    let moves = [
      (change.appeared.findings.count, "new", "新增"), (change.gone.count, "gone", "修复"),
    ].filter { $0.0 > 0 }.map { count, english, chinese in
      Phrase("\(count) \(english)", zh: "\(chinese) \(count) 个")
    }
    let moved =
      moves.isEmpty
      ? Phrase("nothing new", zh: "没有新问题")
      : Phrase("\(Phrase.list(moves))", zh: "\(Phrase.joined(moves, by: Phrase(verbatim: "，")))")
    guard let now = change.now.severities(style) else {
      return style.say("\(moved); nothing found", zh: "\(moved)；现在没有问题")
    }
    return style.say("\(moved); \(now)", zh: "\(moved)；现有 \(now)")
  }
}
