internal import StrataCode

/// The nodes of a diagram, and which of them the files or types of a picture belong to.
struct DiagramNodes {
  private let picture: Picture
  private let level: Diagram.Level
  private let isAsked: [Bool]
  private(set) var nodes: [Diagram.Node] = []
  private(set) var clusters: [Diagram.Cluster] = []
  /// By file, or by type at that level: the node, or nil if it is not drawn.
  private(set) var home: [Int?] = []

  init(_ picture: Picture, at level: Diagram.Level) {
    self.picture = picture
    self.level = level
    isAsked = picture.files.map { $0.isProduction && picture.focus.asks(for: $0.path) }
    gather()
    arrange()
  }

  /// How many files that ship belong to no node.
  var filesOutside: Int {
    level == .type ? 0 : picture.files.indices.count { isAsked[$0] && home[$0] == nil }
  }

  private mutating func gather() {
    var numbers: [String: Int] = [:]
    func number(_ node: Diagram.Node, _ nodes: inout [Diagram.Node]) -> Int {
      if let known = numbers[node.id] { return known }
      numbers[node.id] = nodes.count
      nodes.append(node)
      return nodes.count - 1
    }
    if level == .type {
      home = picture.types.map { type in
        guard isAsked[type.file] else { return nil }
        let file = picture.files[type.file]
        var node = Diagram.Node(
          id: type.isLoose ? file.path : "\(type.name) \(file.path)", name: type.name,
          layer: file.layer)
        node.noun = type.noun
        node.files = 1
        return number(node, &nodes)
      }
      return
    }
    for (index, file) in picture.files.enumerated() {
      home.append(isAsked[index] ? node(of: file).map { number($0, &nodes) } : nil)
      guard let node = home[index] else { continue }
      nodes[node].files += 1
      nodes[node].codeLines += file.codeLines
    }
  }

  private func node(of file: Picture.File) -> Diagram.Node? {
    switch level {
    case .layer:
      let name = file.layer?.rawValue ?? Self.unplaced
      return Diagram.Node(id: name, name: name, title: Self.titles[name], layer: file.layer)
    case .module:
      return file.module.map { index in
        let module = picture.modules[index]
        return Diagram.Node(
          id: module.folder.isEmpty ? module.name : "\(module.folder)/\(module.name)",
          name: module.name, layer: module.layer)
      }
    case .feature:
      return file.feature.map { index in
        let feature = picture.features[index]
        return Diagram.Node(
          id: feature.path.isEmpty ? feature.name : feature.path, name: feature.name, layer: nil)
      }
    case .folder:
      let folder = String(file.path.folder)
      return Diagram.Node(
        id: folder.isEmpty ? "." : folder, name: folder.isEmpty ? "." : folder.lastComponent,
        layer: nil)
    case .type: return nil
    }
  }

  /// Puts nodes into clusters, and all in their order.
  private mutating func arrange() {
    let names = clusterNames()
    let inner = Set(names).count > 1 ? names : names.map { _ in nil }
    clusters = Set(inner.compactMap { $0 }).sorted { Self.isDrawnBefore($0, $1) }
      .map {
        let title = level == .feature || level == .folder ? nil : Self.titles[$0]
        return Diagram.Cluster(name: $0, title: title, layer: Layer(rawValue: $0))
      }
    let ranks = Dictionary(uniqueKeysWithValues: clusters.enumerated().map { ($1.name, $0) })
    for index in nodes.indices { nodes[index].cluster = inner[index].flatMap { ranks[$0] } }
    let keys = nodes.map { node in
      (node.cluster ?? level.rank(of: node.name), node.name, node.id)
    }
    let order = nodes.indices.sorted { keys[$0] < keys[$1] }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    nodes = order.map { nodes[$0] }
    home = home.map { $0.flatMap { places[$0] } }
  }

  private func clusterNames() -> [String?] {
    switch level {
    case .layer: nodes.map { _ in nil }
    case .module: nodes.map { $0.layer?.rawValue ?? Self.mixed }
    case .type: nodes.map { $0.layer?.rawValue ?? Self.unplaced }
    case .feature, .folder: nodes.map { $0.id == $0.name ? nil : String($0.id.folder) }
    }
  }

  /// Modules of several layers are drawn between the screens and what these need.
  private static func isDrawnBefore(_ a: String, _ b: String) -> Bool {
    func rank(_ name: String) -> (Int, Int, String) {
      name == mixed ? (1, 1, name) : (Diagram.Level.layer.rank(of: name), 0, name)
    }
    return rank(a) < rank(b)
  }

  private static let mixed = "several layers"
  private static let unplaced = "not placed"

  /// By name: what people read where it is neither a layer's name nor the code's.
  private static let titles: [String: Phrase] = [
    mixed: Phrase("several layers", zh: "多个层"), unplaced: Phrase("not placed", zh: "未归层"),
  ]
}

extension Diagram.Level {
  /// The place of a layer from the outside in; other nodes are equals.
  fileprivate func rank(of name: String) -> Int {
    guard self == .layer else { return 0 }
    let order: [Layer] = [.app, .presentation, .data, .infrastructure, .domain, .common]
    return Layer(rawValue: name).flatMap { order.firstIndex(of: $0) } ?? order.count
  }
}
