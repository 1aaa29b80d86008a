internal import StrataDomain

/// The reasons for a file's layer in words.
enum EvidenceText {
  /// The strongest reason in a few words, with how many more there are.
  static func brief(_ placement: Placement) -> String {
    let speaking = placement.evidence.filter {
      placement.layer == nil || ($0.layer == placement.layer && $0.weight > 0)
    }
    guard let first = speaking.first else { return "" }
    let more = speaking.count > 1 ? " (+\(speaking.count - 1))" : ""
    let layer = placement.layer == nil ? " → \(first.layer.rawValue)" : ""
    return "\(first.kind.rawValue): \(first.detail.singleLine.printable)\(layer)\(more)"
  }

  /// The reasons that count as sentences, strongest first, and how many weak ones there are.
  static func sentences(_ evidence: [Evidence]) -> [String] {
    let strong = evidence.prefix(6).filter { $0.weight.magnitude >= 0.5 }
    let weak = evidence.count - strong.count
    let rest =
      weak == 0
      ? []
      : ["\(weak) weaker \(weak == 1 ? "sign" : "signs"); `strata layers --format json` has all."]
    return strong.map(sentence) + (strong.isEmpty ? [] : rest)
  }

  /// The few strongest reasons for the chosen layer as sentences.
  static func strongest(_ placement: Placement, atMost limit: Int) -> [String] {
    placement.evidence.filter { $0.layer == placement.layer && $0.weight >= 0.5 }.prefix(limit)
      .map(sentence)
  }

  /// One reason as a sentence.
  static func sentence(_ evidence: Evidence) -> String {
    let side = evidence.weight < 0 ? "against" : "for"
    let weight = JSONToken.number(evidence.weight.magnitude, decimals: 2)
    return "\(subject(evidence.kind)) \(side) \(evidence.layer.rawValue): "
      + "\(evidence.detail.singleLine.printable) (weight \(weight))."
  }

  /// Why no layer was chosen.
  static func whyUnplaced(_ placement: Placement) -> String {
    var sums: [Layer: Double] = [:]
    for evidence in placement.evidence { sums[evidence.layer, default: 0] += evidence.weight }
    let ranked = sums.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let brief = Self.brief(placement)
    guard let best = ranked.first else {
      return brief.isEmpty ? "nothing points to a layer" : "nothing points to a layer; \(brief)"
    }
    guard ranked.count > 1 else {
      return "too weak a sign of \(best.key.rawValue): \(brief)"
    }
    let runnerUp = ranked[1]
    return "between \(best.key.rawValue) (\(JSONToken.number(best.value, decimals: 1))) and "
      + "\(runnerUp.key.rawValue) (\(JSONToken.number(runnerUp.value, decimals: 1))); \(brief)"
  }

  private static func subject(_ kind: Evidence.Kind) -> String {
    switch kind {
    case .settings: "The settings speak"
    case .module: "The module speaks"
    case .folder: "The folder speaks"
    case .content: "What it declares speaks"
    case .imports: "What it imports speaks"
    case .references: "Who names whom speaks"
    case .neighbours: "Its neighbours speak"
    }
  }
}
