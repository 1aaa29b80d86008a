/// Explains a rule, a file, a type, or the way from one place to another.
package struct ExplainSubject: Sendable {
  private let reader: any CodebaseReading
  private let catalogue: [Rule]

  /// Explanations over what `reader` reads.
  package init(reader: any CodebaseReading, catalogue: [Rule] = Rule.catalogue) {
    self.reader = reader
    self.catalogue = catalogue
  }

  /// What there is to say about a rule's identifier, a path, a place in a file, a type's name or
  /// `From->To`. A rule comes before a type of its name; between arrows, a layer does.
  package func callAsFunction(
    _ text: String, in request: CodebaseRequest
  ) throws(UseCaseError) -> Explanation {
    if let rule = catalogue.first(where: { $0.id == text }) {
      return Explanation(asked: text, subject: .rule(rule))
    }
    let asked = try AskedSubject(text)
    let read = try read(asked, text, request)
    let code = ReadSubjects(read, catalogue: catalogue)
    return Explanation(
      asked: text, root: read.workspace.root, subject: try code.explained(asked),
      warnings: read.workspace.warnings)
  }

  /// Reads the project; where there is none, a misspelt rule is the likelier mistake.
  private func read(
    _ asked: AskedSubject, _ text: String, _ request: CodebaseRequest
  ) throws(UseCaseError) -> CodebaseReadResult {
    do throws(UseCaseError) {
      return try StrataDomain.read(request, with: reader)
    } catch {
      guard case .name = asked, let near = text.nearest(in: catalogue.map(\.id)) else {
        throw error
      }
      throw .unknownSubject(text, suggestions: [near])
    }
  }
}
