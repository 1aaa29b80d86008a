internal import StrataCode
package import StrataFeatures
internal import StrataModel
internal import StrataRules

/// A layer, a module, a feature or a folder in words.
package struct PartExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// The page of a part.
  package func text(_ part: PartExplanation) -> String {
    let kind = style.say(Self.noun(part.kind))
    let counts = part.layers.map { "\($0.layer.rawValue) \($0.files)" }
    let files = style.say(Noun.file.count(part.files))
    let roles = part.roles.prefix(Self.shown).map { "\($0.role.rawValue) \($0.types)" }
    let sections = [
      page.section(
        Phrase("What it holds", zh: "内容"),
        [files + style.say(": ", zh: "：") + joined(counts)] + (roles.isEmpty ? [] : [joined(roles)])
      ),
      page.section(
        Phrase("What its manifest links", zh: "清单中的依赖"),
        part.links.isEmpty ? [] : [joined(part.links.map(\.printable))]),
      page.section(Phrase("What it refers to", zh: "引用了"), references(part.uses)),
      page.section(Phrase("What refers to it", zh: "被引用"), references(part.usedBy)),
      page.section(Phrase("Findings", zh: "问题"), findings(part.findings)),
    ]
    return page.title("\(part.name.printable) — \(kind)") + sections.joined()
  }

  private func references(_ counts: [(name: String, references: Int)]) -> [String] {
    if counts.isEmpty { return [style.say("Nothing of the project.", zh: "没有。")] }
    let shown = counts.prefix(Self.shown).map { "\($0.name.printable) \($0.references)" }
    let rest = counts.count - shown.count
    return [
      joined(shown) + (rest > 0 ? style.say(" and \(rest) more", zh: " 等 \(counts.count) 个") : "")
    ]
  }

  private func findings(_ findings: [Finding]) -> [String] {
    let shown = page.findings(Array(findings.prefix(Self.shownFindings)))
    let rest = findings.count - Self.shownFindings
    return rest > 0 ? shown + [style.say("and \(rest) more", zh: "另有 \(rest) 个")] : shown
  }

  private func joined(_ parts: [String]) -> String {
    parts.joined(separator: style.say(", ", zh: "、"))
  }

  private static func noun(_ kind: PartExplanation.Kind) -> Phrase {
    switch kind {
    case .layer: Phrase("layer", zh: "层")
    case .module: Phrase("module", zh: "模块")
    case .feature: Phrase("feature", zh: "功能")
    case .folder: Phrase("folder", zh: "文件夹")
    }
  }

  private static let shown = 10
  private static let shownFindings = 8
}
