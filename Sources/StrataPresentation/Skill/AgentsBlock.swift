package import StrataCode

/// What `AGENTS.md` says of Strata, between two marks that only Strata writes.
package enum AgentsBlock {
  /// The text of the file with the block in the place of an earlier one, or else behind all.
  package static func text(in old: String?, _ language: Language) -> String {
    let block = "\(start)\n\(words.text(in: language))\n\(end)\n"
    guard let old, !old.isEmpty else { return block }
    guard let from = old.range(of: start), let to = old[from.upperBound...].range(of: end) else {
      return old + (old.hasSuffix("\n") ? "\n" : "\n\n") + block
    }
    let rest = old[to.upperBound...]
    return old[..<from.lowerBound] + block + (rest.first == "\n" ? rest.dropFirst() : rest)
  }

  private static let start = "<!-- strata:begin -->"
  private static let end = "<!-- strata:end -->"

  private static let words = Phrase(
    """
    ## Architecture

    `strata` judges the layers of this project from its sources, without a build.

    - Before the first change, read `strata map`.
    - Before a new Swift file, ask where it goes: `strata place - < draft.swift`.
    - Before a doubtful write, ask whether it may be: `strata guard PATH --content - < new.swift`.
    - Before you say that you are done, `strata audit` must introduce no error.
    - Take the way that a finding's `help` names. Never add `strata:allow`, and never change \
    `.strata.yml` or the baseline, to turn a finding off: a person decides that.
    """,
    zh: """
      ## 架构

      `strata` 直接从源码检查本项目的分层，无需构建。

      - 第一次改动之前，先看 `strata map`。
      - 新建 Swift 文件之前，询问它该放在哪里：`strata place - < draft.swift`。
      - 没把握的写入之前，询问是否允许：`strata guard PATH --content - < new.swift`。
      - 宣布完成之前，`strata audit` 不得新引入错误。
      - 采用问题的“建议”给出的做法。绝不为了关掉问题而添加 `strata:allow`、修改 `.strata.yml` 或基线：这由人决定。
      """)
}

extension StringProtocol {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
