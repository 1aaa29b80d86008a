internal import StrataModel
internal import StrataCode

/// The reasons for a file's layer in words.
enum EvidenceText {
  /// The strongest reason in a few words, with how many more there are.
  static func brief(_ placement: Placement) -> Phrase {
    let speaking = placement.evidence.filter {
      placement.layer == nil || ($0.layer == placement.layer && $0.weight > 0)
    }
    guard let first = speaking.first else { return .empty }
    let more = speaking.count > 1 ? " (+\(speaking.count - 1))" : ""
    let layer = placement.layer == nil ? " → \(first.layer.rawValue)" : ""
    return Phrase(
      "\(first.kind.rawValue): \(first.detail.shown)\(layer)\(more)",
      zh: "\(name(first.kind))：\(first.detail.shown)\(layer)\(more)")
  }

  /// The strongest reason for the chosen layer, in a few words.
  static func main(_ placement: Placement) -> Phrase? {
    placement.evidence.first { $0.layer == placement.layer && $0.weight > 0 }?.detail.shown
  }

  /// Which layer was chosen and how surely, or why none was, as a sentence.
  static func standing(_ placement: Placement) -> Phrase {
    guard let layer = placement.layer?.rawValue else {
      let reason = whyUnplaced(placement)
      return Phrase("In no layer: \(reason).", zh: "未归层：\(reason)。")
    }
    let sureness = Counting.percent(placement.confidence)
    return Phrase("In \(layer), \(sureness) sure.", zh: "位于 \(layer)，可信度 \(sureness)。")
  }

  /// The reasons that count as sentences, strongest first, and how many weak ones there are.
  static func sentences(_ evidence: [Evidence]) -> [Phrase] {
    let strong = evidence.prefix(6).filter { $0.weight.magnitude >= 0.5 }
    let weak = evidence.count - strong.count
    if strong.isEmpty || weak == 0 { return strong.map(sentence) }
    return strong.map(sentence) + [
      Phrase(
        "\(Noun("weaker sign", zh: "条较弱的依据").count(weak)); `strata layers --format json` has all.",
        zh: "另有 \(weak) 条较弱的依据；`strata layers --format json` 列出全部。")
    ]
  }

  /// The few strongest reasons for the chosen layer as sentences.
  static func strongest(_ placement: Placement, atMost limit: Int) -> [Phrase] {
    placement.evidence.filter { $0.layer == placement.layer && $0.weight >= 0.5 }.prefix(limit)
      .map(sentence)
  }

  /// One reason as a sentence.
  static func sentence(_ evidence: Evidence) -> Phrase {
    let isAgainst = evidence.weight < 0
    let weight = JSONToken.number(evidence.weight.magnitude, decimals: 2)
    return Phrase(
      """
      \(subject(evidence.kind)) \(isAgainst ? "against" : "for") \(evidence.layer.rawValue): \
      \(evidence.detail.shown) (weight \(weight)).
      """,
      zh: """
        \(subject(evidence.kind))\(isAgainst ? "不支持" : "支持") \(evidence.layer.rawValue)：\
        \(evidence.detail.shown)（权重 \(weight)）。
        """)
  }

  /// Why no layer was chosen.
  static func whyUnplaced(_ placement: Placement) -> Phrase {
    var sums: [Layer: Double] = [:]
    for evidence in placement.evidence { sums[evidence.layer, default: 0] += evidence.weight }
    let ranked = sums.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let brief = Self.brief(placement)
    guard let best = ranked.first else {
      let nothing = Phrase("nothing points to a layer", zh: "没有指向任何层的依据")
      return brief.isEmpty ? nothing : Phrase("\(nothing); \(brief)", zh: "\(nothing)；\(brief)")
    }
    guard ranked.count > 1 else {
      return Phrase(
        "too weak a sign of \(best.key.rawValue): \(brief)",
        zh: "指向 \(best.key.rawValue) 的依据太弱：\(brief)")
    }
    let sides = ranked.prefix(2).map {
      let (name, sum) = ($0.key.rawValue, JSONToken.number($0.value, decimals: 1))
      return Phrase("\(name) (\(sum))", zh: "\(name)（\(sum)）")
    }
    return Phrase(
      "between \(sides[0]) and \(sides[1]); \(brief)",
      zh: "介于 \(sides[0]) 与 \(sides[1]) 之间；\(brief)")
  }

  /// A kind of evidence in a word.
  private static func name(_ kind: Evidence.Kind) -> String {
    switch kind {
    case .settings: "设置"
    case .module: "模块"
    case .folder: "文件夹"
    case .content: "内容"
    case .imports: "导入"
    case .references: "引用"
    case .neighbours: "相邻文件"
    }
  }

  private static func subject(_ kind: Evidence.Kind) -> Phrase {
    switch kind {
    case .settings: Phrase("The settings speak", zh: "设置")
    case .module: Phrase("The module speaks", zh: "所在模块")
    case .folder: Phrase("The folder speaks", zh: "所在文件夹")
    case .content: Phrase("What it declares speaks", zh: "它声明的内容")
    case .imports: Phrase("What it imports speaks", zh: "它导入的模块")
    case .references: Phrase("References speak", zh: "引用关系")
    case .neighbours: Phrase("Its neighbours speak", zh: "相邻文件")
    }
  }
}

extension Phrase {
  /// The text on one line with nothing in it that a terminal would obey.
  fileprivate var shown: Phrase { map(\.singleLine.printable) }
}
