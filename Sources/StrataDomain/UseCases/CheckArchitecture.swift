/// Reads a code base, concludes its layers and references, and runs the rules over them.
package struct CheckArchitecture: Sendable {
  private let reader: any CodebaseReading
  private let text: any SourceTextReading
  private let catalogue: [Rule]

  /// A check over what `reader` reads, with source lines from `text`.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading, catalogue: [Rule] = Rule.catalogue
  ) {
    self.reader = reader
    self.text = text
    self.catalogue = catalogue
  }

  /// Every finding the request asks for.
  package func callAsFunction(_ request: CheckRequest) throws(UseCaseError) -> CheckResult {
    throw .unknownSubject("", suggestion: nil)
  }
}
