/// Files that stand in a layer because settings say so.
package struct LayerPattern: Sendable, Equatable {
  package var layer: Layer
  package var pattern: PatternSetting

  package init(_ layer: Layer, _ pattern: PatternSetting) {
    self.layer = layer
    self.pattern = pattern
  }
}
