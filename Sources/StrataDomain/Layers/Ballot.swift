/// The evidence collected for one file, and what it adds up to.
struct Ballot: Sendable {
  /// Every reason given, in the order given.
  private(set) var evidence: [Evidence] = []
  /// What the reasons add up to.
  private(set) var scores = LayerScores()

  /// Counts a reason.
  mutating func add(_ evidence: Evidence) {
    guard evidence.weight != 0 else { return }
    self.evidence.append(evidence)
    scores[evidence.layer] += evidence.weight
  }

  /// Counts several reasons.
  mutating func add(_ evidence: [Evidence]) { for item in evidence { add(item) } }

  /// The layer that the evidence so far points to, if it does.
  var layer: Layer? {
    let best = scores.best
    return best.score >= LayerWeights.least && best.lead >= LayerWeights.lead ? best.layer : nil
  }

  /// The verdict, the strongest evidence first.
  func placement(declared: Layer?) -> Placement {
    let layer = layer
    let telling = evidence.filter { abs($0.weight) >= LayerWeights.worthTelling }
    let sorted = telling.sorted { a, b in
      if abs(a.weight) != abs(b.weight) { return abs(a.weight) > abs(b.weight) }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return (a.detail, a.layer) < (b.detail, b.layer)
    }
    let confidence = isNamed ? Confidence.byNames : .byContent
    return Placement(
      layer: layer, confidence: layer == nil ? 0 : confidence.of(lead: scores.best.lead),
      ringConfidence: layer == nil ? 0 : confidence.of(lead: scores.ringLead),
      declared: declared, evidence: sorted)
  }

  /// Whether names make up half of what speaks for the best layer.
  private var isNamed: Bool {
    let best = scores.best
    let named = evidence.lazy.filter { $0.layer == best.layer && $0.kind.isName }
      .reduce(0) { $0 + $1.weight }
    return named > 0 && named * 2 >= best.score
  }
}
