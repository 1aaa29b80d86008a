package import StrataCode
package import StrataFeatures

extension PlaceError: FailureCause {
  package var kind: String {
    switch self {
    case .read(let error): error.kind
    case .noSource: "no-source"
    case .noText: "no-text"
    case .nothingDeclared: "nothing-declared"
    case .unknownType: "unknown-type"
    }
  }

  package var message: Phrase {
    switch self {
    case .read(let error): error.message
    case .noSource(let path):
      Phrase(
        """
        '\(path)' is no Swift source file of this project; `strata layers` lists them, and \
        `strata place -` takes any text
        """,
        zh: """
          '\(path)' 不是这个项目的 Swift 源文件；`strata layers` 列出所有文件，`strata place -` 接收任何文本
          """)
    case .noText: Phrase("what came in on standard input is no text", zh: "标准输入的内容不是文本")
    case .nothingDeclared(let name):
      Phrase(
        "'\(name)' declares nothing, so there is nothing to place",
        zh: "'\(name)' 没有任何声明，因此没有可归层的内容")
    case .unknownType(let name, let file, let suggestions):
      Phrase(
        "'\(file)' declares no type '\(name)' at its top level", zh: "'\(file)' 的顶层没有类型 '\(name)'")
        + .hint(
          suggestions,
          else: Phrase("leave out --type to place the whole file", zh: "去掉 --type 可以为整个文件归层"))
    }
  }
}
