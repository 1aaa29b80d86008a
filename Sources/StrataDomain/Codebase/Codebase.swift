/// A code base with its conclusions: what every rule looks at.
package struct Codebase: Sendable {
  package let workspace: Workspace
  /// By file index.
  package let placements: [Placement]
}
