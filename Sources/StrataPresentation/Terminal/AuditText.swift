package import StrataFeatures
internal import StrataCode
internal import StrataRules

/// The findings of an audit: what was introduced in full, what was fixed in a line each.
package struct AuditText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// What the change introduced, on demand what it inherited, and what it fixed; of many that are
  /// fixed only the first, unless all are asked for.
  package func text(_ result: AuditResult, showsInherited: Bool, showsAllFixed: Bool) -> String {
    var parts: [String] = []
    let findings = FindingsText(style)
    if !result.check.findings.isEmpty { parts.append(findings.text(result.check)) }
    if showsInherited, !result.inherited.isEmpty {
      var inherited = result.check
      inherited.findings = result.inherited
      let heading =
        style.label(Phrase("inherited", zh: "已有"), .note)
        + style.say("what was there before\n", zh: "之前就有的问题\n")
      parts.append(heading + "\n" + findings.text(inherited))
    }
    if !result.fixed.isEmpty { parts.append(fixed(result, showsAll: showsAllFixed)) }
    return parts.joined(separator: "\n")
  }

  private func fixed(_ result: AuditResult, showsAll: Bool) -> String {
    let shown = showsAll ? result.fixed[...] : result.fixed.prefix(Self.shownOfFixed)
    let paths = style.paths(from: result.check.project.root)
    let label = style.label(Phrase("fixed", zh: "已修复"), .good)
    var text = shown.map { finding in
      "\(label)\(paths(finding.location.file).printable): "
        + "\(finding.message.line(in: style.language)) "
        + style.paint("[\(finding.rule.text.printable)]", .faint) + "\n"
    }.joined()
    let rest = result.fixed.count - shown.count
    if rest > 0 {
      text += label + style.say("\(rest) more with --info\n", zh: "还有 \(rest) 个，用 --info 显示\n")
    }
    return text
  }

  private static let shownOfFixed = 10
}
