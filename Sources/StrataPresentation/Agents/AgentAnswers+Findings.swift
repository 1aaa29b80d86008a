package import StrataCode
package import StrataFeatures
internal import StrataRules

extension AgentAnswers {
  /// What a check found, a page of it; what is less grave than `severity` is left out.
  package func answer(
    _ check: CheckResult, least severity: Severity, page call: ToolCall
  ) throws(Failure) -> ToolResult {
    let findings = check.findings.filter { $0.severity >= severity }
    let page = try FindingPage(
      findings, from: call.text("cursor"), limit: call.number("limit", else: Self.usualLimit),
      in: language)
    let verdict = Phrase(
      """
      \(Noun("error", zh: "个错误").count(check.count(.error))) and \
      \(Noun("warning", zh: "个警告").count(check.count(.warning))) in \
      \(Noun.file.count(check.askedFiles))
      """,
      zh: """
        \(Noun.file.count(check.askedFiles))中有 \(check.count(.error)) 个错误、\
        \(check.count(.warning)) 个警告
        """)
    return result(
      head(verdict, page) + page.text + end(page), root: check.project.root,
      counts(check) + [("files", .int(check.askedFiles))] + members(page))
  }

  /// What a change introduced, a page of it, with how much it inherited and fixed.
  package func answer(_ audit: AuditResult, page call: ToolCall) throws(Failure) -> ToolResult {
    let check = audit.check
    let page = try FindingPage(
      check.findings, from: call.text("cursor"),
      limit: call.number("limit", else: Self.usualLimit), in: language)
    let summary = AuditSummaryText(TerminalStyle(isColoured: false, language: language))
    let verdict = Phrase(verbatim: summary.verdict(audit))
    return result(
      head(verdict, page) + page.text + end(page), root: check.project.root,
      counts(check) + [
        ("base", .string(audit.base.name)), ("inherited", .int(audit.inherited.count)),
        ("fixed", .int(audit.fixed.count)),
      ] + members(page))
  }

  private static var usualLimit: Int { 20 }

  private func counts(_ check: CheckResult) -> [(String, JSONValue)] {
    [("errors", .int(check.count(.error))), ("warnings", .int(check.count(.warning)))]
  }

  private func head(_ verdict: Phrase, _ page: FindingPage) -> String {
    let range = page.range.map { Phrase("; \($0)", zh: "；\($0)") } ?? .empty
    return (verdict + range).line(in: language) + "\n"
  }

  private func end(_ page: FindingPage) -> String {
    page.nextCursor.map { "nextCursor: \($0)\n" } ?? ""
  }

  private func members(_ page: FindingPage) -> [(String, JSONValue)] {
    [("findings", .array(page.rows))]
      + (page.nextCursor.map { [("nextCursor", .string($0))] } ?? [])
  }

  /// The changes that remove most findings, each with the place to begin at and what to do there.
  package func steps(_ check: CheckResult, atMost limit: Int) -> ToolResult {
    let overview = Overview(check)
    let causes = overview.causes.prefix(limit)
    var text = OverviewWords.verdict(overview).line(in: language) + "\n"
    var rows: [JSONValue] = []
    for (index, cause) in causes.enumerated() {
      let title = Phrase(
        "\(cause.counts): \(OverviewWords.title(cause))",
        zh: "\(cause.counts)：\(OverviewWords.title(cause))")
      let step = OverviewWords.step(cause)
      let first = cause.findings[0]
      let begin = Phrase(
        "begin at \(FindingPage.place(first)): \(first.help)",
        zh: "从 \(FindingPage.place(first)) 开始：\(first.help)")
      text += "\(index + 1). \(title.line(in: language))\n   → \(step.line(in: language))\n"
      text += "   \(begin.line(in: language))\n"
      rows.append(
        .object([
          ("title", .phrase(title)), ("step", .phrase(step)),
          ("findings", .int(cause.findings.count)), ("rule", .string(cause.rule.id.text)),
          ("at", .string(FindingPage.place(first))), ("help", .phrase(first.help)),
        ]))
    }
    return result(
      text, root: check.project.root,
      [("steps", .array(rows)), ("causes", .int(overview.causes.count))])
  }

  /// How much architecture a project needs, and what to do about it; the structured answer holds the
  /// text, because reasons, gains and costs have no shorter form.
  package func answer(_ advice: ArchitectureAdvice, atMost limit: Int) -> ToolResult {
    let style = TerminalStyle(isColoured: false, language: language)
    let text = Self.cut(AdviceText(style).text(advice), in: language)
    return result(
      text, root: advice.project.root,
      [
        ("headline", .phrase(advice.headline)), ("text", .string(text)),
        ("steps", .array(advice.steps.prefix(limit).map { .phrase($0.title) })),
      ])
  }
}
