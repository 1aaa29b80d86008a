package import StrataModel

/// One type of a text that holds types of several layers.
package struct PlacePart: Sendable, Equatable {
  package var name: String
  package var keyword: String
  package var line: Int
  /// The layer that it speaks for by itself.
  package var placement: Placement
  /// A path for it from the root; types for one folder share one. Nil where nothing tells its layer.
  package var file: String?
}
