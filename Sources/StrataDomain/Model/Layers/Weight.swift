package import StrataCode

/// One kind of evidence, and how much it counts for or against each layer.
package struct Weight: Sendable {
  /// Its name in the layer map for programs.
  let reason: String
  /// The layers it speaks of.
  let votes: [(layer: Layer, amount: Double)]

  /// A weight for each of some layers.
  init(_ reason: String, _ votes: KeyValuePairs<Layer, Double>) {
    self.reason = reason
    self.votes = votes.map { ($0.key, $0.value) }
  }

  /// One piece of evidence for each layer that it speaks of.
  func evidence(_ kind: Evidence.Kind, _ detail: Phrase, times factor: Double = 1) -> [Evidence] {
    votes.map {
      Evidence(kind, detail, for: $0.layer, weight: $0.amount * factor, reason: reason)
    }
  }
}

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
