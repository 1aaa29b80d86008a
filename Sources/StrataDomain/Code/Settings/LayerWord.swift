/// A word that names a layer in this project.
package struct LayerWord: Sendable, Equatable {
  package var layer: Layer
  /// As written.
  package var word: String
  package var place: SettingLocation

  package init(_ layer: Layer, _ word: String, at place: SettingLocation) {
    self.layer = layer
    self.word = word
    self.place = place
  }
}
