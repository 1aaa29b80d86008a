package import StrataCode

/// One end of a route: a type, a layer or a file.
package struct RouteEnd: Sendable {
  package enum Kind: String, Sendable { case type, layer, file }
  package var kind: Kind
  /// The type's qualified name, the layer's name, the file's path.
  package var name: String
  /// The types it may mean; for a layer or a file none.
  package var types: [PlacedType]
  /// The layer it stands in; nil if that is none or several.
  package var layer: Layer?
  /// The layer whose rules its namings follow: the same, but for a use case in a feature's folder
  /// or an interactor that drives a screen.
  package var heldTo: Layer?
}
