package import StrataCode

/// The evidence collected for one file, and what it adds up to.
package struct Ballot: Sendable {
  /// Every reason given, in the order given.
  private(set) var evidence: [Evidence] = []
  /// What the reasons add up to.
  private(set) var scores = LayerScores()
  /// Only what they add up to is asked for.
  private var isDraft = false

  /// No reasons yet.
  package init() {}

  /// A ballot that goes on from the scores of another and keeps no reasons.
  init(draftOf other: Ballot) {
    scores = other.scores
    isDraft = true
  }

  /// Counts a reason.
  package mutating func add(_ evidence: Evidence) {
    guard evidence.weight != 0 else { return }
    self.evidence.append(evidence)
    scores[evidence.layer] += evidence.weight
  }

  /// Counts several reasons.
  package mutating func add(_ evidence: [Evidence]) { for item in evidence { add(item) } }

  /// Counts one kind of reason; `detail` says it in words, if anybody asks.
  package mutating func add(
    _ kind: Evidence.Kind, _ weight: Weight?, times factor: Double = 1, detail: () -> Phrase
  ) {
    guard let weight else { return }
    if !isDraft {
      add(weight.evidence(kind, detail(), times: factor))
    } else {
      for vote in weight.votes { scores[vote.layer] += vote.amount * factor }
    }
  }

  /// Counts one kind of reason for a layer.
  mutating func add(
    _ kind: Evidence.Kind, _ weight: PlainWeight, for layer: Layer, times factor: Double = 1,
    detail: () -> Phrase
  ) {
    if !isDraft {
      add(weight.evidence(kind, detail(), for: layer, times: factor))
    } else {
      scores[layer] += weight.amount(plus: 0, times: factor)
    }
  }

  /// The layer that the evidence so far points to, if it does.
  var layer: Layer? { layer(isAnswer: false) }

  /// For an answer that somebody waits for, a lighter score will do, and no lead is asked for.
  private func layer(isAnswer: Bool) -> Layer? {
    let best = scores.best
    let isEnough =
      isAnswer
      ? best.score >= LayerWeights.leastOfAnswer
      : best.score >= LayerWeights.least && best.lead >= LayerWeights.lead
    return isEnough ? best.layer : nil
  }

  /// The verdict, the strongest evidence first.
  package func placement(declared: Layer?, isAnswer: Bool = false) -> Placement {
    let layer = layer(isAnswer: isAnswer)
    let telling = evidence.filter { abs($0.weight) >= LayerWeights.worthTelling }
    let sorted = telling.sorted { a, b in
      if abs(a.weight) != abs(b.weight) { return abs(a.weight) > abs(b.weight) }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return (a.detail.text(in: .english), a.layer) < (b.detail.text(in: .english), b.layer)
    }
    let most = layer == .common && isDisputed ? Confidence.disputedCommon : 1
    let isStated = evidence.contains { $0.kind == .settings && $0.layer == layer }
    func confidence(_ lead: Double) -> Double {
      layer == nil ? 0 : isStated ? 1 : min(table.of(lead: lead), most)
    }
    return Placement(
      layer: layer, confidence: confidence(scores.best.lead),
      ringConfidence: confidence(scores.ringLead), declared: declared, evidence: sorted)
  }

  /// Whether something speaks against Common, which by definition names no layer.
  private var isDisputed: Bool {
    evidence.contains { $0.reason == LayerWeights.notCommon.reason }
  }

  /// The table for what makes up half of what speaks for the best layer.
  private var table: Confidence {
    let best = scores.best
    var named = 0.0
    var company = 0.0
    for item in evidence where item.layer == best.layer {
      if item.kind.isName {
        named += item.weight
      } else if item.kind.isCompany {
        company += item.weight
      }
    }
    if named > 0, named * 2 >= best.score { return .byNames }
    return company > 0 && company * 2 >= best.score ? .byCompany : .byContent
  }
}
