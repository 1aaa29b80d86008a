package import StrataCode

/// A data source that code which ships makes use of.
package struct DataSourceUse: Sendable, Equatable {
  package var kind: DataSourceKind
  /// The technology, such as `URLSession`, or the project's own type.
  package var name: String
  /// Where it is seen first.
  package var location: Location
  /// How many files name it.
  package var files: Int

  package init(kind: DataSourceKind, name: String, location: Location, files: Int) {
    self.kind = kind
    self.name = name
    self.location = location
    self.files = files
  }
}
