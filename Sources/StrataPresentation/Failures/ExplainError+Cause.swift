package import StrataCode
package import StrataFeatures

extension ExplainError: FailureCause {
  package var kind: String {
    switch self {
    case .read(let error): error.kind
    case .unknownSubject, .unknownFinding, .unknownEnd: "unknown-subject"
    case .unclearFinding: "unclear-finding"
    case .emptyLayer: "empty-layer"
    case .unclearRoute: "unclear-route"
    case .sameEnds: "same-ends"
    case .noSuchLine: "no-such-line"
    }
  }

  package var message: Phrase {
    switch self {
    case .read(let error): error.message
    case .unknownSubject(let subject, _) where subject.hasSuffix("-"):
      Phrase(
        """
        '\(subject)' is neither a rule nor a type or Swift file of this project; a shell reads '>', \
        so quote the arrow: strata explain 'From->To'
        """,
        zh: """
          '\(subject)' 既不是规则，也不是这个项目的类型或 Swift 文件；shell 会解释 '>'，把箭头放进引号：\
          strata explain 'From->To'
          """)
    case .unknownSubject(let subject, let suggestions):
      Phrase(
        "'\(subject)' is neither a rule nor a type or Swift file of this project",
        zh: "'\(subject)' 既不是规则，也不是这个项目的类型或 Swift 文件")
        + .hint(
          suggestions,
          else: Phrase(
            "`strata layers` lists the files, `strata rules` the rules",
            zh: "`strata layers` 列出文件，`strata rules` 列出规则"))
    case .unknownFinding(let digits):
      Phrase(
        "no finding here is '\(digits)' (any more); `strata check --format json` lists them as 'id'",
        zh: "这里没有（或不再有）问题 '\(digits)'；`strata check --format json` 以 'id' 列出各个问题")
    case .unclearFinding(let digits, let count):
      Phrase(
        "\(count) findings begin with '\(digits)'; give more of the digits",
        zh: "有 \(count) 个问题以 '\(digits)' 开头；再多给几位")
    case .unknownEnd(let name, let suggestions):
      Phrase(
        "'\(name)' is neither a type, a layer nor a Swift file of this project",
        zh: "'\(name)' 不是这个项目的类型、层或 Swift 文件")
        + .hint(
          suggestions,
          else: Phrase(
            "`strata layers` lists the files with their layers",
            zh: "`strata layers` 列出各文件及其所在的层"))
    case .emptyLayer(let layer, let filled):
      Phrase(
        "no file of this project is in \(layer.rawValue); the layers that it has: ",
        zh: "这个项目没有位于 \(layer.rawValue) 的文件；它有的层：")
        + .row(filled.map(\.rawValue))
    case .unclearRoute(let route):
      Phrase(
        """
        '\(route)' needs exactly two ends; write 'From->To' with a type, a layer or a file on each \
        side
        """,
        zh: "'\(route)' 需要恰好两端；写成 'From->To'，每一端是类型、层或文件")
    case .sameEnds(let name):
      Phrase(
        "both ends are '\(name)'; give two different ones", zh: "两端都是 '\(name)'；给出不同的两端")
    case .noSuchLine(let line, let file, let lines):
      Phrase(
        "'\(file)' has no line \(line): it ends with line \(lines)",
        zh: "'\(file)' 没有第 \(line) 行：它到第 \(lines) 行为止")
    }
  }
}
