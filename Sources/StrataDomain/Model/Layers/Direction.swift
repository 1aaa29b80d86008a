package import StrataCode

/// The one table of who may know whom.
package enum Direction {
  /// The layers that code in `from` may name, tests aside.
  package static func allowed(from: Layer) -> [Layer] {
    Layer.allCases.filter { $0 != .test && allows(from, $0) }
  }

  /// Whether code in `from` may name a declaration of `to`.
  package static func allows(_ from: Layer, _ to: Layer) -> Bool {
    if from == to || from == .app || from == .test { return true }
    return switch (from, to) {
    case (.domain, .common), (.presentation, .domain), (.presentation, .common): true
    case (.data, .domain), (.data, .infrastructure), (.data, .common): true
    case (.infrastructure, .domain), (.infrastructure, .data), (.infrastructure, .common): true
    default: false
    }
  }
}
