package import StrataCode
package import StrataFeatures

extension AdviceError: FailureCause {
  package var kind: String {
    switch self {
    case .check(let error): error.kind
    case .unknownOperation: "unknown-operation"
    }
  }

  package var message: Phrase {
    switch self {
    case .check(let error): error.message
    case .unknownOperation(let name, let suggestions):
      Phrase(
        "no use case, and no member of a view model or repository, is called '\(name)' here",
        zh: "这里没有名为 '\(name)' 的 UseCase，也没有这样的 ViewModel 或 Repository 成员")
        + .hint(
          suggestions,
          else: Phrase(
            "of an operation that is not written yet, --ask asks in the terminal",
            zh: "对还没有写的操作，用 --ask 在终端里回答"))
    }
  }
}
