package import StrataFeatures
internal import StrataCode

/// What becomes of an agent's file, line by line.
package struct HookChangeText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The lines that come and go, and what that means.
  package func text(_ change: HookChange, asking: Bool, isTrial: Bool) -> String {
    let (file, name) = (change.agent.hookFile, change.agent.name)
    guard change.isAny else {
      return style.say(
        asking
          ? Phrase(
            "\(name) asks Strata already: see '\(file)'\n", zh: "\(name) 已会询问 Strata：见 '\(file)'\n")
          : Phrase("\(name) does not ask Strata here\n", zh: "\(name) 在这里不询问 Strata\n"))
    }
    let end: Phrase =
      if isTrial {
        Phrase("nothing is written: --dry-run\n", zh: "没有写入任何内容：--dry-run\n")
      } else if asking {
        Phrase(
          "\(name) asks Strata from its next start on; `strata hook status` shows whom it asked in vain\n",
          zh: "\(name) 下次启动后会询问 Strata；`strata hook status` 显示未得到回答的询问\n")
      } else {
        Phrase("\(name) does not ask Strata any more\n", zh: "\(name) 不再询问 Strata\n")
      }
    return style.paint(file, .strong) + "\n" + lines(change) + "\n" + style.say(end)
  }

  private func lines(_ change: HookChange) -> String {
    let (old, new) = (Self.lines(change.old), Self.lines(change.new))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in difference {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = ""
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        text += style.paint("- " + old[left].printable, .error) + "\n"
        left += 1
      } else if inserted.contains(right) {
        text += style.paint("+ " + new[right].printable, .good) + "\n"
        right += 1
      } else {
        text += "  " + old[left].printable + "\n"
        left += 1
        right += 1
      }
    }
    return text
  }

  private static func lines(_ text: String?) -> [String] {
    var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
