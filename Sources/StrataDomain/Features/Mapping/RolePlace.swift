package import StrataCode
package import StrataModel

/// Where a project keeps the types of a part.
package struct RolePlace: Sendable, Equatable {
  /// Nil for all files of a layer.
  package var role: Role?
  package var layer: Layer
  /// The folder from the root, with `*` where each subject has one of its own, and `**` at its end where
  /// they lie scattered in it.
  package var folder: String
  /// How many of them are there …
  package var there: Int
  /// … of so many.
  package var all: Int
  /// One that does it as most do, of a file without findings if there is one.
  package var example: Example?

  /// A type, and the file that declares it.
  package struct Example: Sendable, Equatable {
    package var type: String
    package var file: String
  }
}
