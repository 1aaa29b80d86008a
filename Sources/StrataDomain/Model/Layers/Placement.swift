package import StrataCode

/// The layer of one file, how sure that is, and why.
package struct Placement: Sendable, Equatable {
  /// Nil where no evidence places the file.
  package var layer: Layer?
  /// From 0 to 1.
  package var confidence: Double
  /// The same for the ring: Data and Infrastructure are one, and no arrow tells them apart.
  package var ringConfidence: Double
  /// What settings, target and folders say, if that is unmistakable.
  package var declared: Layer?
  /// Strongest first.
  package var evidence: [Evidence]

  /// Whether a ring is said with more than a guess.
  package var isTelling: Bool { layer != nil && ringConfidence >= Self.guess }

  /// Less sure than this, a layer is a guess.
  private static let guess = 0.6

  package init(
    layer: Layer?, confidence: Double, ringConfidence: Double? = nil, declared: Layer?,
    evidence: [Evidence]
  ) {
    self.layer = layer
    self.confidence = confidence
    self.ringConfidence = ringConfidence ?? confidence
    self.declared = declared
    self.evidence = evidence
  }
}
