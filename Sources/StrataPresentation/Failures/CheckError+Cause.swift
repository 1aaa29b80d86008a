package import StrataCode
package import StrataFeatures

extension CheckError: FailureCause {
  package var kind: String {
    switch self {
    case .read(let error): error.kind
    case .baseline(let error): error.kind
    case .changes(let error): error.kind
    case .unknownRule: "unknown-rule"
    case .onlyAudited: "only-audited"
    case .noRuleLeft: "no-rule-left"
    }
  }

  package var message: Phrase {
    switch self {
    case .read(let error): error.message
    case .baseline(let error): error.message
    case .changes(let error): error.message
    case .unknownRule(let id, let suggestion):
      Phrase("there is no rule '\(id)'", zh: "没有规则 '\(id)'")
        + .hint(
          suggestion.map { [$0.text] } ?? [],
          else: Phrase("`strata rules` lists them", zh: "`strata rules` 列出全部规则"))
    case .onlyAudited(let id):
      Phrase(
        "'\(id)' is about changes: only `strata audit` runs it",
        zh: "'\(id)' 针对改动：只有 `strata audit` 运行它")
    case .noRuleLeft:
      Phrase(
        "no rule is left to run: every chosen one is skipped",
        zh: "没有可运行的规则：选中的规则全被跳过")
    }
  }
}
