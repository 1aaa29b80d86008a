internal import StrataCode
internal import StrataFeatures

/// The colours of a drawing; every pair of ink and ground can be read in the light and in the dark.
enum DiagramStyle {
  /// The class of what stands for a layer.
  static func suffix(_ layer: Layer?) -> String {
    layer.map { " " + $0.rawValue.lowercased() } ?? ""
  }

  /// The class of an edge and its label.
  static func kind(_ edge: Diagram.Edge) -> String {
    if edge.offences > 0 { return "edge bad" }
    if edge.isInCircle { return "edge circle" }
    if DiagramWords.isExcused(edge) { return "edge excused" }
    return edge.places == 0 ? "edge link" : "edge"
  }

  /// By layer: the ground and the frame of its nodes in the light, then in the dark.
  private static let inks: [(layer: String, light: (String, String), dark: (String, String))] = [
    ("app", ("#f3ebff", "#8250df"), ("#2b2140", "#a37ce8")),
    ("presentation", ("#e6f1ff", "#0969da"), ("#12283f", "#4d9bf0")),
    ("domain", ("#fff5d6", "#bf8700"), ("#352a0c", "#d4a72c")),
    ("data", ("#e2f6e6", "#1a7f37"), ("#12301b", "#3fb950")),
    ("infrastructure", ("#def4f2", "#1b7c83"), ("#0f2f31", "#39c5bb")),
    ("common", ("#eef0f2", "#6e7781"), ("#262b31", "#8b949e")),
  ]

  /// The style sheet and the heads of arrows.
  static var sheet: String {
    let light = inks.map { rule($0.layer, $0.light) }.joined()
    let dark = inks.map { rule($0.layer, $0.dark) }.joined()
    return """
      <style>
      text{font-family:-apple-system,"Segoe UI","Noto Sans","PingFang SC","Helvetica Neue",Arial,sans-serif;fill:#1f2328}
      .title{font-size:20px;font-weight:600}.summary,.note{font-size:12px;fill:#57606a}
      .heading{font-size:13px;font-weight:600;fill:#57606a}
      .name{font-size:13px;font-weight:600;text-anchor:middle}.detail{font-size:11px;text-anchor:middle;fill:#57606a}
      .page{fill:#fff}.cluster,.plate{fill:#f6f8fa}.cluster{stroke:#d0d7de}.node rect{fill:#fff;stroke:#57606a;stroke-width:1.2}
      .focus rect{stroke-width:3}
      .edge path{fill:none;stroke:#8c959f;marker-end:url(#head)}.edge.link path{stroke-dasharray:3 4}.edge.excused path{stroke-dasharray:8 4}
      .edge.circle path{stroke:#bc6c00;marker-end:url(#head-circle)}
      .edge.bad path{stroke:#d1242f;marker-end:url(#head-bad)}.edge.bad .all{stroke:#c9d1d9;marker-end:none}
      .edge:hover path{stroke-width:5}
      .label{font-size:12px;text-anchor:middle;fill:#57606a}.ground{fill:#fff;fill-opacity:.9}
      .label.circle{fill:#9a5700}.label.bad{fill:#cf222e;font-weight:700}
      .head{fill:#8c959f}.head.bad{fill:#d1242f}.head.circle{fill:#bc6c00}
      \(light)@media (prefers-color-scheme:dark){
      text{fill:#e6edf3}.summary,.note,.heading,.detail{fill:#9da7b3}.page{fill:#0d1117}
      .cluster,.plate{fill:#151b23}.cluster{stroke:#30363d}.node rect{fill:#0d1117;stroke:#8b949e}
      .edge path{stroke:#6e7681}.head{fill:#6e7681}.label{fill:#9da7b3}.ground{fill:#0d1117}
      .edge.circle path{stroke:#d29922}.head.circle{fill:#d29922}.label.circle{fill:#d29922}
      .edge.bad path{stroke:#f85149}.edge.bad .all{stroke:#484f58}.head.bad{fill:#f85149}.label.bad{fill:#ff7b72}
      \(dark)}
      </style>
      <defs>\(head("head", "head"))\(head("head-bad", "head bad"))\(head("head-circle", "head circle"))</defs>
      """
  }

  private static func rule(_ layer: String, _ inks: (String, String)) -> String {
    ".node.\(layer) rect{fill:\(inks.0);stroke:\(inks.1)}\n"
  }

  private static func head(_ id: String, _ kind: String) -> String {
    "<marker id=\"\(id)\" markerUnits=\"userSpaceOnUse\" markerWidth=\"10\" markerHeight=\"10\" "
      + "refX=\"9\" refY=\"5\" orient=\"auto\"><path class=\"\(kind)\" d=\"M0 1L10 5L0 9z\"/></marker>"
  }
}
