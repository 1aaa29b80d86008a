internal import StrataFeatures
internal import StrataCode

/// What all drawings of a diagram say in words, in a language.
struct DiagramWords {
  let diagram: Diagram
  private let language: Language
  /// Names that several nodes bear.
  private let sharedNames: Set<String>

  /// Words about a diagram.
  init(_ diagram: Diagram, in language: Language) {
    self.diagram = diagram
    self.language = language
    let names = Dictionary(grouping: diagram.nodes, by: \.name)
    sharedNames = Set(names.filter { $0.value.count > 1 }.keys)
  }

  /// A text in the language of the words.
  func say(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) -> String {
    Phrase(english, zh: chinese).text(in: language)
  }

  /// `Layers of Shop`.
  var title: String {
    let parts = diagram.level.plural
    let name = diagram.name.singleLine.printable
    let whole =
      name.isEmpty ? parts : Phrase("\(parts) of \(name)", zh: "\(name) 的\(parts)")
    guard let focus = diagram.focus?.singleLine.printable else { return whole.text(in: language) }
    return say("\(whole) around '\(focus)'", zh: "\(whole)，以 '\(focus)' 为中心")
  }

  /// Nodes, edges and offences in one sentence.
  var summary: String {
    let count = diagram.nodes.count {
      $0.folded.isEmpty && (diagram.level != .layer || $0.layer != nil)
    }
    let nodes = diagram.level.noun.count(count)
    let arrows = Noun.arrow.count(diagram.edges.count)
    return say(
      "\(nodes), \(arrows)\(offences)\(circles)", zh: "\(nodes)，\(arrows)\(offences)\(circles)")
  }

  private var offences: Phrase {
    let offending = diagram.edges.filter { $0.offences > 0 }
    if offending.isEmpty {
      return diagram.edges.isEmpty || !diagram.circles.isEmpty
        ? .empty : Phrase(": no finding objects to any", zh: "：都没有问题")
    }
    let places = Noun("place", zh: "处").count(offending.reduce(0) { $0 + $1.offences })
    let isAll = offending.count == diagram.edges.count
    let on = isAll ? (offending.count == 1 ? "it" : "all of them") : "\(offending.count) of them"
    return Phrase(
      ": findings object to \(places), on \(on)",
      zh: "：\(places)有问题，\(isAll ? "每条上都有" : "分布在其中 \(offending.count) 条上")")
  }

  private var circles: Phrase {
    if diagram.circles.isEmpty { return .empty }
    let sizes = diagram.circles.map { String($0.count) }
    let shown = sizes.prefix(Self.shownCircles).joined(separator: "、")
    let count = diagram.circles.count
    return Phrase(
      """
      ; \(Noun("circle", zh: "个循环").count(count)) of \
      \(Phrase.list(sizes, limit: Self.shownCircles)) \(diagram.level.rawValue)s
      """,
      zh: "；\(count) 个循环，由 \(shown)\(count > Self.shownCircles ? "……" : "") \(diagram.level.unit)组成"
    )
  }

  private static let shownCircles = 5

  /// A node's name, fit to be shown.
  func name(_ node: Diagram.Node) -> String {
    node.title.text(in: language).singleLine.printable
  }

  /// A cluster's name, fit to be shown.
  func name(_ cluster: Diagram.Cluster) -> String {
    cluster.title.text(in: language).singleLine.printable
  }

  /// What stands below a node's name: its size, or its part, and where it is if it shares its name.
  func detail(_ node: Diagram.Node) -> String {
    var parts: [String] = []
    if diagram.level == .type, node.folded.isEmpty {
      if let noun = node.noun { parts.append(noun.text(in: language)) }
    } else {
      parts.append(Noun.file.count(node.files).text(in: language))
    }
    if sharedNames.contains(node.name), node.id != node.name {
      let place = diagram.level == .type ? node.id.lastComponent : node.id.folder
      parts.append(place.singleLine.printable)
    }
    if node.hiddenIn > 0 {
      parts.append(say("\(node.hiddenIn) name it", zh: "被 \(node.hiddenIn) 个引用"))
    }
    if node.hiddenOut > 0 {
      parts.append(say("names \(node.hiddenOut)", zh: "引用 \(node.hiddenOut) 个"))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `12`, `3 ✗ of 12`, `12 ✗`; `linked` where no code names what the manifest links.
  func label(_ edge: Diagram.Edge) -> String {
    if edge.places == 0 {
      let linked = say("linked", zh: "已链接")
      return edge.offences > 0 ? "\(linked) ✗" : linked
    }
    if edge.offences == 0 { return String(edge.places) + (Self.isExcused(edge) ? " ○" : "") }
    return edge.offences == edge.places
      ? "\(edge.places) ✗"
      : say("\(edge.offences) ✗ of \(edge.places)", zh: "\(edge.offences) ✗ / \(edge.places)")
  }

  /// Whether most of an edge goes against the table, and no finding objects.
  static func isExcused(_ edge: Diagram.Edge) -> Bool {
    edge.offences == 0 && edge.excused * 2 > edge.places
  }

  /// How the marks are read, as far as the diagram has them.
  var legend: [String] {
    var lines = [
      say("a number counts the places where a name is written", zh: "数字表示有多少处引用")
    ]
    if diagram.edges.contains(where: { $0.offences > 0 }) {
      lines.append(
        say(
          "3 ✗ of 12: findings object to 3 of 12 places", zh: "3 ✗ / 12：12 处中有 3 处有问题"))
    }
    if diagram.edges.contains(where: { Self.isExcused($0) }) {
      lines.append(
        say("○ against the table of layers, but no finding objects", zh: "○ 违反依赖方向表，但不算问题"))
    }
    if diagram.edges.contains(where: \.isInCircle) {
      lines.append(say("⟲ part of a circle", zh: "⟲ 属于循环"))
    }
    return lines
  }
}

extension Noun {
  static let arrow = Noun("arrow", zh: "条箭头")
}

extension Diagram.Level {
  /// Nodes of the level, counted.
  var noun: Noun { Noun(rawValue, zh: unit) }

  /// `个模块`.
  var unit: String {
    switch self {
    case .layer: "个层"
    case .module: "个模块"
    case .feature: "个功能"
    case .type: "个类型"
    case .folder: "个文件夹"
    }
  }

  /// `Modules`.
  var plural: Phrase {
    switch self {
    case .layer: Phrase("Layers", zh: "分层")
    case .module: Phrase("Modules", zh: "模块")
    case .feature: Phrase("Features", zh: "功能")
    case .type: Phrase("Types", zh: "类型")
    case .folder: Phrase("Folders", zh: "文件夹")
    }
  }
}
