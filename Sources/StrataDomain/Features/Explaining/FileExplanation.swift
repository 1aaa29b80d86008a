package import StrataCode
package import StrataRules
internal import StrataModel

/// A file's place in the architecture and what follows from it.
package struct FileExplanation: Sendable {
  package var file: PlacedFile
  /// The modules that compile it.
  package var modules: [String]
  /// The types it declares with their roles, in source order.
  package var types: [ExplainedType]
  /// The project's types it names, by layer: the layer and how many types, sorted by layer.
  package var names: [(layer: Layer, types: [String])]
  /// The layers it may name.
  package var mayName: [Layer]
  /// Its findings.
  package var findings: [Finding]
  /// The line that was asked about and lies in no type.
  package var line: Int?

  package init(
    file: PlacedFile, modules: [String], types: [ExplainedType],
    names: [(layer: Layer, types: [String])], mayName: [Layer], findings: [Finding]
  ) {
    self.file = file
    self.modules = modules
    self.types = types
    self.names = names
    self.mayName = mayName
    self.findings = findings
  }
}
