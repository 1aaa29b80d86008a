internal import StrataCode

/// A weight for each layer.
struct LayerScores: Sendable, Equatable {
  private var values = SIMD8<Double>(repeating: 0)

  /// The weight of one layer.
  subscript(layer: Layer) -> Double {
    get { values[layer.slot] }
    set { values[layer.slot] = newValue }
  }

  /// The best layer and by how much it leads; the first in order of two equals.
  var best: (layer: Layer, score: Double, lead: Double) {
    var best = Layer.app
    var second = -Double.infinity
    var top = -Double.infinity
    for layer in Layer.inOrder {
      let value = self[layer]
      if value > top {
        second = top
        top = value
        best = layer
      } else if value > second {
        second = value
      }
    }
    return (best, top, top - second)
  }

  /// By how much the best layer leads all that are not of its ring.
  var ringLead: Double {
    let best = best
    let ring = best.layer.ring
    var second = -Double.infinity
    for layer in Layer.inOrder where layer.ring != ring { second = max(second, self[layer]) }
    return best.score - second
  }
}

extension Layer {
  /// The layer's place in tables.
  var slot: Int {
    switch self {
    case .domain: 0
    case .data: 1
    case .infrastructure: 2
    case .presentation: 3
    case .app: 4
    case .common: 5
    case .test: 6
    }
  }
}
