internal import StrataCode
package import StrataRules

/// Explains a rule, a file, a type, or the way from one place to another.
package struct ExplainSubject: Sendable {
  private let judge: JudgeCodebase

  /// Explanations over what `judge` judges.
  package init(judge: JudgeCodebase) { self.judge = judge }

  /// What there is to say about a rule's identifier, a finding's, a path, a place in a file, a
  /// type's name or `From->To`. A rule comes before a type of its name; between arrows, a layer
  /// does.
  package func callAsFunction(
    _ text: String, in request: CodebaseRequest, under terms: JudgingOptions = JudgingOptions()
  ) throws(ExplainError) -> Explanation {
    if let rule = judge.catalogue.first(where: { $0.id.text == text }) {
      return explanation(of: rule, request, terms)
    }
    let asked = try AskedSubject(text)
    let code = ReadSubjects(try read(asked, text, request, terms), judge.catalogue)
    var subject: Explanation.Subject
    if case .finding(let digits) = asked {
      subject = .finding(
        try code.finding(digits) { judge.text.lines($0, of: $1, in: code.root) })
    } else {
      subject = try code.explained(asked)
    }
    return Explanation(asked: text, root: code.root, subject: subject, warnings: code.warnings)
  }

  /// A rule, with what the project shows of it where there is one.
  private func explanation(
    of rule: Rule, _ request: CodebaseRequest, _ terms: JudgingOptions
  ) -> Explanation {
    var terms = terms
    terms.runsAllRules = true
    guard let whole = try? judge.whole(request, under: terms) else {
      return Explanation(asked: rule.id.text, subject: .rule(RuleExplanation(rule)))
    }
    let code = ReadSubjects(whole, judge.catalogue)
    return Explanation(
      asked: rule.id.text, root: code.root, subject: .rule(code.explained(rule)),
      warnings: code.warnings)
  }

  /// Reads the project; where there is none, a misspelt rule is the likelier mistake.
  private func read(
    _ asked: AskedSubject, _ text: String, _ request: CodebaseRequest, _ terms: JudgingOptions
  ) throws(ExplainError) -> JudgedCodebase {
    do throws(CodebaseReadError) {
      return try judge.whole(request, under: terms)
    } catch {
      guard case .name = asked, let near = text.nearest(in: judge.catalogue.map(\.id.text)) else {
        throw .read(error)
      }
      throw .unknownSubject(text, suggestions: [near])
    }
  }
}
