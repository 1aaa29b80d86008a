package import StrataCode
package import StrataFeatures

extension ChangeReadError: FailureCause {
  package var kind: String {
    switch self {
    case .unknownReference: "unknown-reference"
    case .noRepository, .noCommits, .noCommonAncestor, .noMainBranch, .failed: "no-history"
    }
  }

  package var message: Phrase {
    switch self {
    case .noRepository(let root):
      Phrase(
        "'\(root)' is in no git tree, so nobody knows what changed; give paths to narrow the report",
        zh: "'\(root)' 不在任何 git 工作树中，无从得知改了什么；给出路径来缩小报告范围")
    case .noCommits(let root):
      Phrase(
        """
        the git tree of '\(root)' has no commit yet, so nothing can have changed since one; commit \
        first, or give paths to narrow the report
        """,
        zh: "'\(root)' 的 git 工作树还没有提交，无从得知改了什么；先提交，或给出路径来缩小报告范围")
    case .unknownReference(let name, let references, let isShallow):
      Phrase("git knows no commit '\(name)'", zh: "git 中没有提交 '\(name)'")
        + Self.hint(name, references.first { $0.hasSuffix("/" + name) }, references, isShallow)
    case .noCommonAncestor(let name, true):
      Phrase(
        """
        the commit at which '\(name)' and this history part is not in this shallow clone; \
        `git fetch --deepen=200 origin` or `git fetch --unshallow` brings it
        """,
        zh: """
          '\(name)' 与当前历史的分叉提交不在这个浅克隆中；用 `git fetch --deepen=200 origin` 或 \
          `git fetch --unshallow` 取得它
          """)
    case .noCommonAncestor(let name, false):
      Phrase(
        """
        '\(name)' and this history have no commit in common; name a commit that this one comes from
        """,
        zh: "'\(name)' 与当前历史没有共同的提交；指定当前提交的某个祖先提交")
    case .noMainBranch(let isShallow):
      Phrase(
        """
        git knows no main branch here: neither 'origin/HEAD' nor 'main' nor 'master'; name the \
        branch to compare with, as in --base origin/develop\
        \(isShallow ? ", after `git fetch --unshallow origin` has brought it" : "")
        """,
        zh: """
          git 在这里找不到主分支：'origin/HEAD'、'main' 和 'master' 都没有；\
          \(isShallow ? "先用 `git fetch --unshallow origin` 取得要比较的分支，再指定它" : "指定要比较的分支")，\
          例如 --base origin/develop
          """)
    case .failed(let cause):
      Phrase("git cannot tell what changed: \(cause)", zh: "git 无法得知改了什么：\(cause)")
    }
  }

  private static func hint(
    _ name: String, _ remote: String?, _ references: [String], _ isShallow: Bool
  ) -> Phrase {
    if name.hasPrefix("-") { return Phrase(", and none is called so", zh: "，也没有提交会这样命名") }
    if let near = remote ?? name.nearest(in: references) { return .didYouMean([near]) }
    if name.contains(where: { "~^@".contains($0) }) {
      return isShallow
        ? Phrase(
          "; the clone is shallow: `git fetch --deepen=200` brings more of the history",
          zh: "；这是浅克隆：`git fetch --deepen=200` 取得更多历史")
        : Phrase("; `git log --oneline` lists them", zh: "；`git log --oneline` 列出各个提交")
    }
    let branch = name.hasPrefix("origin/") ? String(name.dropFirst(7)) : name
    return Phrase(
      """
      ; `git fetch origin \(branch)` brings it if it is there\
      \(isShallow ? ", `git fetch --unshallow` all of the history" : "")
      """,
      zh: """
        ；如果远端有它，用 `git fetch origin \(branch)` 取得\
        \(isShallow ? "，用 `git fetch --unshallow` 取得全部历史" : "")
        """)
  }
}
