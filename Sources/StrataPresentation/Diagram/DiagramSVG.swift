package import StrataFeatures
package import StrataCode

/// A diagram drawn as SVG: no script, light or dark as the viewer is.
package struct DiagramSVG {
  private let diagram: Diagram
  private let words: DiagramWords
  private let names: [String]
  private let details: [String]
  private let canvas: DiagramCanvas
  private let labels: DiagramLabels
  private let texts: [String?]

  /// The whole drawing.
  package static func document(_ diagram: Diagram, in language: Language = .english) -> String {
    DiagramSVG(diagram, in: language).document
  }

  private static let head = 92.0

  private init(_ diagram: Diagram, in language: Language) {
    self.diagram = diagram
    let words = DiagramWords(diagram, in: language)
    self.words = words
    names = diagram.nodes.map { Self.shortened(words.name($0)) }
    details = diagram.nodes.map { words.detail($0) }
    canvas = DiagramCanvas(diagram, names: names, details: details, head: Self.head)
    let tellsAll = diagram.edges.count <= 40
    texts = diagram.edges.map { edge in
      guard tellsAll || edge.offences > 0 else { return nil }
      return words.label(edge) + (edge.isInCircle ? " ⟲" : "")
    }
    let order = diagram.edges.indices.sorted {
      (diagram.edges[$1].offences, $0) < (diagram.edges[$0].offences, $1)
    }
    labels = DiagramLabels(
      texts, order: order, on: canvas, around: diagram.clusters.map { words.name($0) })
  }

  private var document: String {
    let foot = footLines
    let longest = foot.map(\.displayWidth).max() ?? 0
    let width = max(canvas.width, 560, Double(longest) * 6.3 + DiagramCanvas.margin * 2)
    let height = canvas.height + Double(foot.count) * 18 + 12
    let shift = (width - canvas.width) / 2
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \
      viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="img" \
      aria-labelledby="title description">
      <title id="title">\(Self.escaped(words.title))</title>
      <desc id="description">\(Self.escaped(words.summary))</desc>
      \(DiagramStyle.sheet)
      <rect class="page" width="100%" height="100%"/>
      <text class="title" x="24" y="38">\(Self.escaped(words.title))</text>
      <text class="summary" x="24" y="60">\(Self.escaped(words.summary))</text>

      """
    text += "<g transform=\"translate(\(Self.number(shift)) 0)\">\n"
    text += clusters + edges + headings + nodes + numbers + "</g>\n"
    for (index, line) in foot.enumerated() {
      let y = canvas.height + Double(index) * 18
      text += "<text class=\"note\" x=\"24\" y=\"\(Self.number(y))\">\(Self.escaped(line))</text>\n"
    }
    return text + "</svg>\n"
  }

  private var footLines: [String] {
    [words.legend.joined(separator: "   ·   ")] + [words.outside].compactMap(\.self) + words.notes
  }

  private var clusters: String {
    zip(diagram.clusters, canvas.clusters).map { cluster, box in
      "<rect class=\"cluster\(DiagramStyle.suffix(cluster.layer))\" \(Self.frame(box)) rx=\"10\"/>\n"
    }.joined()
  }

  /// The clusters' names, above lines that pass them.
  private var headings: String {
    zip(diagram.clusters, canvas.clusters).map { cluster, box in
      let name = words.name(cluster)
      let ground = DiagramCanvas.Box(
        x: box.x + 9, y: box.y + 6, width: Double(name.displayWidth) * 7.4 + 10, height: 20)
      return "<rect class=\"plate\" \(Self.frame(ground))/>"
        + "<text class=\"heading\" x=\"\(Self.number(box.x + 14))\" y=\"\(Self.number(box.y + 20))\">"
        + "\(Self.escaped(name))</text>\n"
    }.joined()
  }

  private var nodes: String {
    diagram.nodes.indices.map { index in
      let (node, box) = (diagram.nodes[index], canvas.nodes[index])
      let kind = "node\(DiagramStyle.suffix(node.layer))\(node.isFocus ? " focus" : "")"
      let middle = Self.number(box.x + box.width / 2)
      let y = box.y + (details[index].isEmpty ? 27 : 20)
      var text = "<g class=\"\(kind)\"><title>\(Self.escaped(told(node)))</title>"
      text += "<rect \(Self.frame(box)) rx=\"8\"/>"
      text += "<text class=\"name\" x=\"\(middle)\" y=\"\(Self.number(y))\">"
      text += "\(Self.escaped(names[index]))</text>"
      if !details[index].isEmpty {
        text += "<text class=\"detail\" x=\"\(middle)\" y=\"\(Self.number(box.y + 35))\">"
        text += "\(Self.escaped(details[index]))</text>"
      }
      return text + "</g>\n"
    }.joined()
  }

  private func told(_ node: Diagram.Node) -> String {
    let (name, detail) = (words.name(node), words.detail(node))
    let whole = detail.isEmpty ? name : words.say("\(name), \(detail)", zh: "\(name)，\(detail)")
    if node.folded.isEmpty { return whole }
    let members = Phrase.list(node.folded, limit: 40)
    return words.say("\(whole): \(members)", zh: "\(whole)：\(members)")
  }

  /// Plain ones first, so that what is forbidden lies on top.
  private var edges: String {
    let order = diagram.edges.indices.sorted {
      (weight($0), $0) < (weight($1), $1)
    }
    return order.map { index in
      let edge = diagram.edges[index]
      let (from, to) = (diagram.nodes[edge.from], diagram.nodes[edge.to])
      let (ends, label) = ("\(words.name(from)) → \(words.name(to))", words.label(edge))
      let told = words.say("\(ends): \(label)", zh: "\(ends)：\(label)")
      let way = line(index)
      var strokes = ""
      if edge.offences > 0, edge.offences < edge.places {
        strokes +=
          "<path class=\"all\" d=\"\(way)\" "
          + "stroke-width=\"\(Self.thickness(edge.places, base: 3))\"/>"
      }
      let count = edge.offences > 0 ? edge.offences : edge.places
      strokes +=
        "<path d=\"\(way)\" stroke-width=\"\(Self.thickness(count, base: edge.offences > 0 ? 1.6 : 1))\"/>"
      return "<g class=\"\(DiagramStyle.kind(edge))\"><title>\(Self.escaped(told))</title>"
        + "\(strokes)</g>\n"
    }.joined()
  }

  private func weight(_ index: Int) -> Int {
    diagram.edges[index].offences > 0 ? 2 : diagram.edges[index].isInCircle ? 1 : 0
  }

  private func line(_ edge: Int) -> String {
    let points = canvas.paths[edge]
    var text = "M\(Self.pair(points[0].x, points[0].y))"
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      if index.isMultiple(of: 2) {
        text += "L\(Self.pair(b.x, b.y))"
        continue
      }
      let middle = (a.y + b.y) / 2
      let dip = canvas.dips[edge]
      text += "C\(Self.pair(a.x, dip.map { a.y + $0 } ?? middle)) "
      text += "\(Self.pair(b.x, dip.map { b.y + $0 } ?? middle)) \(Self.pair(b.x, b.y))"
    }
    return text
  }

  private var numbers: String {
    diagram.edges.indices.compactMap { index -> String? in
      guard let text = texts[index], let box = labels.boxes[index] else { return nil }
      let kind = DiagramStyle.kind(diagram.edges[index])
      return "<rect class=\"ground\" \(Self.frame(box)) rx=\"3\"/>"
        + "<text class=\"label \(kind)\" x=\"\(Self.number(box.x + box.width / 2))\" "
        + "y=\"\(Self.number(box.y + 12))\">\(Self.escaped(text))</text>\n"
    }.joined()
  }
}

extension DiagramSVG {
  /// Thicker for more places, but not ten times as thick for ten times as many.
  private static func thickness(_ places: Int, base: Double) -> String {
    let steps = Int.bitWidth - max(1, places).leadingZeroBitCount
    return JSONToken.number(base + 0.32 * Double(min(steps - 1, 11)), decimals: 1)
  }

  private static func number(_ value: Double) -> String { JSONToken.number(value, decimals: 1) }

  private static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }

  private static func frame(_ box: DiagramCanvas.Box) -> String {
    "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" "
      + "height=\"\(number(box.height))\""
  }

  /// A long name without its middle.
  private static func shortened(_ name: String) -> String {
    name.count > 36 ? name.prefix(20) + "…" + name.suffix(15) : name
  }

  private static func escaped(_ text: String) -> String {
    text.singleLine.printable.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
