/// Where the numbers at edges stand: on their lines, beside each other.
struct DiagramLabels {
  /// By edge: the ground of its label; nil where it has none.
  private(set) var boxes: [DiagramCanvas.Box?]

  /// Places for the texts of edges; the first come first.
  init(_ texts: [String?], order: [Int], on canvas: DiagramCanvas, around clusterNames: [String]) {
    boxes = texts.map { _ in nil }
    var taken = canvas.nodes
    for (box, name) in zip(canvas.clusters, clusterNames) {
      taken.append(
        DiagramCanvas.Box(
          x: box.x + 10, y: box.y + 4, width: Double(name.displayWidth) * 8 + 8, height: 22))
    }
    for edge in order {
      guard let text = texts[edge] else { continue }
      let size = (width: Double(text.displayWidth) * 6.3 + 6, height: 15.0)
      var best: (cost: Int, box: DiagramCanvas.Box)?
      for point in Self.candidates(edge, on: canvas) {
        let box = DiagramCanvas.Box(
          x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
          height: size.height)
        let cost = taken.count { $0.overlaps(box) }
        if cost < best?.cost ?? .max { best = (cost, box) }
        if cost == 0 { break }
      }
      guard let box = best?.box else { continue }
      taken.append(box)
      boxes[edge] = box
    }
  }

  /// Points on the line of an edge, the likeliest first: near its source it is alone.
  private static func candidates(_ edge: Int, on canvas: DiagramCanvas) -> [DiagramCanvas.Point] {
    let points = canvas.paths[edge]
    var found: [DiagramCanvas.Point] = []
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      for time in [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.15, 0.85] {
        found.append(
          swing(points[index], points[index + 1], time, dip: canvas.dips[edge]))
      }
    }
    return found
      + found.flatMap { point in
        [-26.0, 26].map { DiagramCanvas.Point(x: point.x + $0, y: point.y) }
      }
  }

  /// A point of the curve that `DiagramSVG` draws between two others.
  private static func swing(
    _ a: DiagramCanvas.Point, _ b: DiagramCanvas.Point, _ time: Double, dip: Double?
  ) -> DiagramCanvas.Point {
    let middle = (a.y + b.y) / 2
    let (first, second) = (a.y + (dip ?? middle - a.y), b.y + (dip ?? middle - b.y))
    let rest = 1 - time
    let weights = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return DiagramCanvas.Point(
      x: (weights.0 + weights.1) * a.x + (weights.2 + weights.3) * b.x,
      y: weights.0 * a.y + weights.1 * first + weights.2 * second + weights.3 * b.y)
  }
}
