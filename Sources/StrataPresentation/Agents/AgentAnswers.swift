package import StrataCode
package import StrataFeatures
internal import StrataModel
internal import StrataRules

/// What use cases say, as tools answer it: each with the project's root, since paths begin there.
package struct AgentAnswers: Sendable {
  let language: Language
  private let style: TerminalStyle

  /// Answers in a language.
  package init(in language: Language) {
    self.language = language
    style = TerminalStyle(isColoured: false, language: language)
  }

  /// Whether something may be written.
  package func answer(_ answer: GuardAnswer) -> ToolResult {
    let words = GuardWords(answer, .fromRoot)
    let findings = (answer.loosened + answer.added).prefix(Self.mostOfGuard)
    return result(
      GuardText(style).text(answer), root: answer.root,
      [
        ("verdict", .string(answer.verdict.rawValue)), ("file", .string(answer.file)),
        ("layer", .string(answer.placement?.layer?.rawValue)),
        ("message", .phrase(words.headline)),
        (
          "findings",
          .array(
            findings.map { finding in
              .object([
                ("rule", .string(finding.rule.text)),
                ("severity", .string(finding.severity.rawValue)),
                ("at", .string(FindingPage.place(finding))),
                ("message", .phrase(finding.message)), ("help", .phrase(finding.help)),
              ])
            })
        ), ("next", .string(words.next)),
      ])
  }

  private static let mostOfGuard = 3

  /// Where code belongs.
  package func answer(_ answer: PlaceAnswer) -> ToolResult {
    let placement = answer.placement
    return result(
      PlaceText(style).text(answer), root: answer.root,
      [
        ("layer", .string(placement.layer?.rawValue ?? "")), ("isSure", .bool(placement.isTelling)),
        ("confidence", .number(placement.ringConfidence, decimals: 2)),
        ("folder", .string(answer.home?.folder ?? "")),
        ("modules", .strings(answer.home?.modules ?? [])),
        (
          "parts",
          .array(
            answer.parts.map {
              .object([
                ("name", .string($0.name)), ("layer", .string($0.placement.layer?.rawValue)),
                ("file", .string($0.file)),
              ])
            })
        ), ("splitOff", .strings(answer.splits.map(\.name))),
        ("findings", .array(answer.findings.prefix(5).map { .phrase($0.message) })),
      ])
  }

  /// What `explain` has to say, of a finding with what can be done about it; the structured answer
  /// holds the text, because a page has no shorter form.
  package func answer(
    _ explanation: Explanation, _ actions: FindingActions = FindingActions([:])
  ) -> ToolResult {
    var (text, rows) = (ExplanationText(style).text(explanation), JSONValue.array([]))
    if case .finding(let explained) = explanation.subject {
      rows = actions.json(for: explained.finding)
      for (action, command) in actions.commands(for: explained.finding) {
        text +=
          style.label(Phrase("fix", zh: "修复"), .good) + command + "  # "
          + action.title.line(in: language) + "\n"
      }
    }
    text = Self.cut(text, in: language)
    return result(
      text, root: explanation.root,
      [("kind", .string(explanation.subject.kind)), ("text", .string(text)), ("actions", rows)])
  }

  /// What is kept where: of one layer if it is asked for; examples and features only if they are.
  package func answer(_ map: CodeMap, of layer: Layer?, showsExamples: Bool) -> ToolResult {
    var map = map
    if let layer { map.places = map.places.filter { $0.layer.ring == layer.ring } }
    if !showsExamples {
      map.features = []
      for index in map.places.indices { map.places[index].example = nil }
    }
    let project = map.overview.project
    let layers = Layer.allCases.filter {
      project.layers[$0] != nil && (layer == nil || $0.ring == layer?.ring)
    }
    return result(
      MapText(style).text(map), root: project.root,
      [
        (
          "layers",
          .array(
            layers.map { layer in
              .object([
                ("layer", .string(layer.rawValue)), ("files", .int(project.layers[layer] ?? 0)),
                (
                  "mayUse",
                  .strings(
                    Direction.allowed(from: layer).filter { $0 != layer }.map(\.rawValue))
                ),
              ])
            })
        ),
        (
          "folders",
          .array(
            map.places.map {
              .object([
                ("part", .string($0.role?.rawValue)), ("layer", .string($0.layer.rawValue)),
                ("folder", .string($0.folder)), ("there", .int($0.there)), ("all", .int($0.all)),
                ("example", .string($0.example?.file)),
              ])
            })
        ), ("errors", .int(map.overview.errors)), ("warnings", .int(map.overview.warnings)),
      ])
  }

  /// The text of a tool behind the root that it is about, and the same for programs.
  func result(
    _ text: String, root: String, _ members: [(String, JSONValue)]
  ) -> ToolResult {
    let head = root.isEmpty ? "" : "root: \(root.printable)\n"
    return ToolResult(
      Self.cut(head + text, in: language), .object([("root", .string(root))] + members))
  }

  /// A text as long as a page may be; what is cut off is cut behind a line, and said to be.
  package static func cut(_ text: String, in language: Language) -> String {
    guard text.utf8.count > page else { return text }
    var room = page - 200
    let lines = text.prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
    let whole = lines.lastIndex(of: "\n").map { lines[...$0] } ?? lines
    let rest = text.count - whole.count
    return whole
      + Phrase(
        "… \(rest) more characters: ask about a part of it, or run strata in a terminal\n",
        zh: "……还有 \(rest) 个字符：请只询问其中一部分，或在终端运行 strata\n"
      ).text(in: language)
  }

  /// Bytes: about 2,000 tokens, in Chinese too.
  private static let page = 8_000
}

extension Explanation.Subject {
  fileprivate var kind: String {
    switch self {
    case .rule: "rule"
    case .finding: "finding"
    case .file: "file"
    case .type: "type"
    case .types: "types"
    case .route: "route"
    case .part: "part"
    }
  }
}
