package import StrataCode
package import StrataRules

/// Explains a rule, a file, a type, or the way from one place to another.
package struct ExplainSubject: Sendable {
  private let reader: any CodebaseReading
  private let text: any SourceTextReading
  private let sharing: any WorkSharing
  private let catalogue: [Rule]

  /// Explanations over what `reader` reads, with source lines from `text`, done as `sharing` shares
  /// it out.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    sharing: any WorkSharing = WorkInTurn(), catalogue: [Rule] = Rule.catalogue
  ) {
    self.reader = reader
    self.text = text
    self.sharing = sharing
    self.catalogue = catalogue
  }

  /// What there is to say about a rule's identifier, a finding's, a path, a place in a file, a
  /// type's name or `From->To`. A rule comes before a type of its name; between arrows, a layer
  /// does.
  package func callAsFunction(
    _ text: String, in request: CodebaseRequest, under terms: Terms = Terms()
  ) throws(UseCaseError) -> Explanation {
    if let rule = catalogue.first(where: { $0.id == text }) {
      return explanation(of: rule, request, terms)
    }
    let asked = try AskedSubject(text)
    let read = try read(asked, text, request)
    let code = ReadSubjects(
      read, catalogue: catalogue, under: terms, by: Workforce(sharing, jobs: request.jobs))
    let root = read.workspace.root
    var subject: Explanation.Subject
    if case .finding(let digits) = asked {
      subject = .finding(
        try code.finding(digits) { self.text.lines($0, of: $1, in: root) })
    } else {
      subject = try code.explained(asked)
    }
    return Explanation(
      asked: text, root: root, subject: subject, warnings: read.workspace.warnings)
  }

  /// A rule, with what the project shows of it where there is one.
  private func explanation(
    of rule: Rule, _ request: CodebaseRequest, _ terms: Terms
  ) -> Explanation {
    var terms = terms
    terms.runsAllRules = true
    guard let read = try? StrataFeatures.read(request, with: reader) else {
      return Explanation(asked: rule.id, subject: .rule(RuleExplanation(rule)))
    }
    let code = ReadSubjects(
      read, catalogue: catalogue, under: terms, by: Workforce(sharing, jobs: request.jobs))
    return Explanation(
      asked: rule.id, root: read.workspace.root, subject: .rule(code.explained(rule)),
      warnings: read.workspace.warnings)
  }

  /// Reads the project; where there is none, a misspelt rule is the likelier mistake.
  private func read(
    _ asked: AskedSubject, _ text: String, _ request: CodebaseRequest
  ) throws(UseCaseError) -> CodebaseReadResult {
    do throws(UseCaseError) {
      return try StrataFeatures.read(request, with: reader)
    } catch {
      guard case .name = asked, let near = text.nearest(in: catalogue.map(\.id)) else {
        throw error
      }
      throw .unknownSubject(text, suggestions: [near])
    }
  }
}
