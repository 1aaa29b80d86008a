package import StrataCode
package import StrataFeatures

extension AuditError: FailureCause {
  package var kind: String {
    switch self {
    case .check(let error): error.kind
    case .base: "no-base"
    }
  }

  package var message: Phrase {
    switch self {
    case .check(let error): error.message
    case .base(.noRepository(let root)):
      Phrase(
        """
        '\(root)' is in no git tree, so there is nothing to compare with; `strata check` looks at \
        what is there
        """,
        zh: "'\(root)' 不在任何 git 工作树中，没有可比较的对象；`strata check` 检查现有的代码")
    case .base(.noCommits(let root)):
      Phrase(
        """
        the git tree of '\(root)' has no commit yet, so there is nothing to compare with; \
        `strata check` looks at what is there
        """,
        zh: "'\(root)' 的 git 工作树还没有提交，没有可比较的对象；`strata check` 检查现有的代码")
    case .base(let error): error.message
    }
  }
}
