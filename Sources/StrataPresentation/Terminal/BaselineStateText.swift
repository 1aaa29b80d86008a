internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// What a baseline did in a check, and how large it is now.
struct BaselineStateText {
  private let style: TerminalStyle
  private let paths: PathsFromHere

  /// Text in a style, with paths shown in one way.
  init(_ style: TerminalStyle, _ paths: PathsFromHere) {
    self.style = style
    self.paths = paths
  }

  /// A few lines; the first says what the baseline is called, if it is `called` something.
  func text(_ state: BaselineState, called name: String? = nil) -> String {
    let size = Self.size(state)
    var text =
      name.map { style.say("\($0) holds \(size)\n", zh: "\($0) 中有 \(size)\n") }
      ?? style.say("baseline: \(size)\n", zh: "基线：\(size)\n")
    let stale = state.stale.reduce(0) { $0 + $1.count }
    if state.isPruned {
      text += style.say(pruned(stale, from: paths(state.file).printable)) + "\n"
    }
    if state.moved > 0 {
      text += style.say(
        "\(Noun("entry", "entries", zh: "个条目").count(state.moved)) of it followed moved files\n",
        zh: "其中 \(state.moved) 个条目已随文件移动\n")
    }
    if state.unknown > 0 { text += style.warning + style.say(unknown(state.unknown)) + "\n" }
    if let hindrance = state.hindrance {
      text += style.warning + warning(hindrance, stale).line(in: style.language) + "\n"
    }
    return text
  }

  private func pruned(_ count: Int, from file: String) -> Phrase {
    Phrase(
      """
      \(Noun.finding.count(count)) of it \(count == 1 ? "is fixed and was" : "are fixed and were") \
      removed: commit '\(file)'
      """, zh: "其中 \(count) 个问题已修复，已从基线中删去：请提交 '\(file)'")
  }

  private func unknown(_ count: Int) -> Phrase {
    Phrase(
      """
      \(Noun.finding.count(count)) of the baseline \(count == 1 ? "is of a rule" : "are of rules") \
      that this version of strata does not know
      """, zh: "基线中有 \(count) 个问题，这个版本的 strata 不认识它们的规则")
  }

  private func warning(_ hindrance: BaselineState.Hindrance, _ stale: Int) -> Phrase {
    let stays = Phrase(
      """
      \(Noun.finding.count(stale)) of the baseline \
      \(stale == 1 ? "seems gone and stays" : "seem gone and stay") in it
      """, zh: "基线中有 \(stale) 个问题似乎已修复，但仍然保留")
    switch hindrance {
    case .syntaxErrors:
      return Phrase(
        """
        \(stays), because files have syntax errors; `strata baseline prune` removes what is fixed
        """, zh: "\(stays)，因为有文件存在语法错误；`strata baseline prune` 会删去已修复的问题")
    case .profile(let profile):
      let name = profile.rawValue
      return Phrase(
        """
        \(stays), because it was written with the profile '\(name)': judge by --profile \(name), \
        or write it anew with `strata baseline write`
        """,
        zh: """
          \(stays)，因为基线是按规则集 '\(name)' 写入的：用 --profile \(name) 检查，\
          或用 `strata baseline write` 重新写入
          """)
    case .unwritable(let error): return error.message
    }
  }

  /// `41 findings (3 fewer than on main)`.
  static func size(_ state: BaselineState) -> Phrase {
    let size = Noun.finding.count(state.baseline.size)
    guard let committed = state.committed else { return size }
    let place =
      committed.branch.map { Phrase("on \($0.printable)", zh: "\($0.printable) 上") }
      ?? Phrase("in the last commit", zh: "上次提交")
    let change = state.baseline.size - committed.size
    let (more, count) = (change > 0, abs(change))
    return change == 0
      ? Phrase("\(size) (as many as \(place))", zh: "\(size)（与 \(place)一样多）")
      : Phrase(
        "\(size) (\(count) \(more ? "more" : "fewer") than \(place))",
        zh: "\(size)（比 \(place)\(more ? "多" : "少") \(count) 个）")
  }
}
