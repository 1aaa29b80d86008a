package import StrataCode
package import StrataFeatures

extension BaselineError: FailureCause {
  package var kind: String {
    switch self {
    case .missing: "no-baseline"
    case .conflict: "baseline-conflict"
    case .unreadable, .malformed, .newer, .foreign, .unwritable: "baseline"
    }
  }

  package var message: Phrase {
    switch self {
    case .missing(let path):
      Phrase(
        "there is no baseline '\(path)'; `strata baseline write` writes one",
        zh: "没有基线 '\(path)'；用 `strata baseline write` 写一份")
    case .unreadable(let path, let cause):
      Phrase(
        "cannot read the baseline '\(path)': \(cause)", zh: "无法读取基线 '\(path)'：\(cause)")
    case .conflict(let path, let line):
      Phrase(
        """
        the baseline '\(path)' has a merge conflict in line \(line): keep the entries of both \
        sides and remove the marks, then `strata baseline prune` takes out what is fixed
        """,
        zh: """
          基线 '\(path)' 第 \(line) 行有合并冲突：保留两边的条目并删除冲突标记，再用 \
          `strata baseline prune` 删去已修复的条目
          """)
    case .malformed(let path, let line, let cause):
      Phrase(
        """
        cannot read the baseline '\(path)', line \(line): \(cause); correct the line, restore the \
        file from git, or freeze anew with `strata baseline write`
        """,
        zh: """
          无法读取基线 '\(path)' 第 \(line) 行：\(cause)；修正这一行，从 git 恢复文件，或用 \
          `strata baseline write` 重新写入
          """)
    case .newer(let path, let version):
      Phrase(
        """
        the baseline '\(path)' has schema version \(version), and this version of strata reads \
        1: use the newer strata that wrote it
        """,
        zh: """
          基线 '\(path)' 的 schema 版本是 \(version)，而这个版本的 strata 只能读取版本 1：请改用写出它的较新版 strata
          """)
    case .foreign(let path):
      Phrase(
        "'\(path)' is no baseline and is not replaced; give another file to --baseline",
        zh: "'\(path)' 不是基线，不会替换它；给 --baseline 换一个文件")
    case .unwritable(let path, let cause):
      Phrase(
        "cannot write the baseline '\(path)': \(cause)", zh: "无法写入基线 '\(path)'：\(cause)")
    }
  }
}
