package import StrataFeatures

/// Whatever `explain` has to say, in words.
package struct ExplanationText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The page of the subject.
  package func text(_ explanation: Explanation) -> String {
    let root = explanation.root
    return switch explanation.subject {
    case .rule(let rule): RulePageText(style, root: root).text(rule)
    case .finding(let finding): FindingExplanationText(style, root: root).text(finding)
    case .file(let file): FileExplanationText(style, root: root).text(file)
    case .type(let type): TypeExplanationText(style, root: root).text(type)
    case .types(let same): SameNamedTypesText(style, root: root).text(same)
    case .route(let route): RouteExplanationText(style, root: root).text(route)
    case .part(let part): PartExplanationText(style, root: root).text(part)
    }
  }

  /// What was stepped over on the way, for standard error.
  package func warnings(_ explanation: Explanation) -> String {
    RunWarningsText(style).text(explanation.warnings)
  }
}
