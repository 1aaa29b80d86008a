/// What `explain` has to say about its subject.
package enum Explanation: Sendable {
  case rule(Rule)
  case file(FileExplanation)
}

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

/// A declared type and the parts it plays.
package struct ExplainedType: Sendable, Equatable {
  package var name: String
  /// `struct`, `class`, `protocol` …
  package var keyword: String
  package var roles: [Role]
  package var line: Int

  package init(name: String, keyword: String, roles: [Role], line: Int) {
    self.name = name
    self.keyword = keyword
    self.roles = roles
    self.line = line
  }
}
