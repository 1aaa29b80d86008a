package import StrataCode

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
