package import StrataCode

/// One explicit naming of a project type by production code in a placed file.
package struct Dependency: Sendable, Equatable {
  /// The index of the naming file.
  package var file: Int
  /// The index into that file's references.
  package var reference: Int
  package var target: SymbolID
  package var from: Layer
  package var to: Layer
  /// The naming code belongs to the composition root.
  package var isWiring: Bool
  /// The project draws the arrow that this one is held to: it has a Domain, or it names the outer
  /// ring and Presentation, which must not turn round. Without a Domain, Presentation has nobody
  /// but Data to talk to.
  package var isDrawn: Bool
}

extension Codebase {
  /// The written name of a dependency.
  package func span(of dependency: Dependency) -> Span { reference(of: dependency).span }

  /// The naming of a dependency.
  package func reference(of dependency: Dependency) -> TypeReference {
    facts(dependency.file).references[dependency.reference]
  }
}
