/// Places every file of a code base in a layer, with the evidence.
package struct MapLayers: Sendable {
  private let reader: any CodebaseReading

  /// A map over what `reader` reads.
  package init(reader: any CodebaseReading) { self.reader = reader }

  /// The layer of every file the request asks for.
  package func callAsFunction(_ request: CodebaseRequest) throws(UseCaseError) -> LayersResult {
    throw .unknownSubject("", suggestion: nil)
  }
}
