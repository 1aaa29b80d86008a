package import StrataCode
package import StrataModel

/// A default argument that is a collaborator.
package struct DefaultedCollaborator {
  package var file: Int
  package var parameter: Parameter
  /// What is made or fetched.
  package var target: SymbolID
  package var span: Span
  /// The default is a shared instance and not a new one.
  package var isShared: Bool
}
