/// Explains a rule, or why a file stands in its layer and what that means for it.
package struct ExplainSubject: Sendable {
  private let reader: any CodebaseReading
  private let catalogue: [Rule]

  /// Explanations over what `reader` reads.
  package init(reader: any CodebaseReading, catalogue: [Rule] = Rule.catalogue) {
    self.reader = reader
    self.catalogue = catalogue
  }

  /// What there is to say about a rule's identifier or a file's path.
  package func callAsFunction(
    _ subject: String, in request: CodebaseRequest
  ) throws(UseCaseError) -> Explanation {
    throw .unknownSubject(subject, suggestion: nil)
  }
}
