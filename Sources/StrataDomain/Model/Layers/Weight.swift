internal import StrataCode

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
