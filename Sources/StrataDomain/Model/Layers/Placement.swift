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

/// One reason for or against a layer.
package struct Evidence: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case settings, module, folder, content, imports, references, neighbours

    /// Whether it is a name that people gave, not what a file holds or how it is used.
    package var isName: Bool { self == .settings || self == .module || self == .folder }

    /// Whether it is about the files around and the code that uses it.
    var isCompany: Bool { self == .references || self == .neighbours }
  }

  package var kind: Kind
  /// In words: the folder, the declaration, the import.
  package var detail: Phrase
  package var layer: Layer
  /// Signed; the sum by layer decides.
  package var weight: Double
  /// The kind of evidence that the table of weights lists.
  package var reason: String

  package init(
    _ kind: Kind, _ detail: Phrase, for layer: Layer, weight: Double, reason: String
  ) {
    self.kind = kind
    self.detail = detail
    self.layer = layer
    self.weight = weight
    self.reason = reason
  }

  /// The same with a part of its weight.
  func scaled(by factor: Double) -> Evidence {
    Evidence(kind, detail, for: layer, weight: weight * factor, reason: reason)
  }
}
