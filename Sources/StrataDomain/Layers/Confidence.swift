/// How sure a verdict is, measured on real code bases with and without telling folder names.
enum Confidence {
  /// By how much the best layer leads, and the share of such files that stand where they should.
  private static let measured: [(lead: Double, share: Double)] = [
    (0, 0.42), (0.5, 0.55), (1, 0.62), (1.5, 0.7), (2, 0.76), (2.5, 0.82), (3, 0.87), (4, 0.9),
    (5, 0.92), (6, 0.95), (8, 0.97), (10, 0.985), (14, 0.99),
  ]

  /// The confidence in a layer that leads the others by so much.
  static func of(lead: Double) -> Double {
    var below = measured[0]
    for step in measured {
      guard step.lead > lead else {
        below = step
        continue
      }
      let part = (lead - below.lead) / (step.lead - below.lead)
      return rounded(below.share + part * (step.share - below.share))
    }
    return below.share
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
