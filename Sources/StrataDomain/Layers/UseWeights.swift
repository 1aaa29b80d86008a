/// What a reference says about its ends, by the table of allowed directions.
enum UseWeights {
  /// A file named by `layer` alone is likely of these.
  static func namedBy(_ layer: Layer) -> [(Layer, Double)] {
    switch layer {
    case .domain:
      [(.domain, 1), (.common, 0.4), (.presentation, -0.6), (.data, -0.4), (.app, -0.6)]
    case .data:
      [(.data, 0.7), (.infrastructure, 0.5), (.common, 0.3), (.presentation, -0.8), (.app, -0.4)]
    case .infrastructure:
      [(.infrastructure, 0.8), (.data, 0.3), (.common, 0.3), (.presentation, -0.8), (.app, -0.4)]
    case .presentation:
      [
        (.presentation, 0.6), (.domain, 0.1), (.common, 0.2), (.data, -0.5),
        (.infrastructure, -0.5),
      ]
    case .app: [(.app, 0.4)]
    case .common: [(.common, 1), (.domain, -0.4), (.presentation, -0.4), (.app, -0.5)]
    case .test: []
    }
  }

  /// A file that names only `layer` is likely of these.
  static func names(_ layer: Layer) -> [(Layer, Double)] {
    switch layer {
    case .domain: [(.domain, 0.4), (.data, 0.1), (.presentation, 0.1)]
    case .data: [(.data, 0.7), (.infrastructure, 0.3), (.domain, -0.6), (.presentation, -0.4)]
    case .infrastructure:
      [(.infrastructure, 0.6), (.data, 0.5), (.domain, -0.6), (.presentation, -0.3)]
    case .presentation:
      [(.presentation, 1), (.app, 0.2), (.domain, -0.8), (.data, -0.8), (.infrastructure, -0.8)]
    case .app: [(.app, 0.8), (.domain, -0.5), (.data, -0.4)]
    case .common: [(.common, 0.3)]
    case .test: []
    }
  }
}
