package import StrataCode

/// A kind of evidence that speaks for the one layer that a word, or the files around, name.
package struct PlainWeight: Sendable {
  /// Its name in the layer map for programs.
  let reason: String
  /// How much it counts.
  let amount: Double

  /// A weight for whichever layer it is.
  init(_ reason: String, _ amount: Double) {
    self.reason = reason
    self.amount = amount
  }

  /// The piece of evidence for a layer.
  package func evidence(
    _ kind: Evidence.Kind, _ detail: Phrase, for layer: Layer, plus bonus: Double = 0,
    times factor: Double = 1
  ) -> Evidence {
    Evidence(
      kind, detail, for: layer, weight: amount(plus: bonus, times: factor), reason: reason)
  }

  /// The same with a bonus.
  func raised(by bonus: Double) -> PlainWeight { PlainWeight(reason, amount + bonus) }

  /// How much it counts with a bonus, or in part.
  func amount(plus bonus: Double, times factor: Double) -> Double { (amount + bonus) * factor }
}
