/// A layer of Clean Architecture as Swift teams draw it.
package enum Layer: String, Sendable, CaseIterable, Comparable {
  case domain = "Domain"
  case data = "Data"
  case infrastructure = "Infrastructure"
  case presentation = "Presentation"
  /// The composition root.
  case app = "App"
  /// The shared kernel.
  case common = "Common"
  case test = "Test"

  /// Data and Infrastructure are one ring, Data.
  package var ring: Layer { self == .infrastructure ? .data : self }

  /// All layers by name.
  package static let inOrder = allCases.sorted()

  package static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
}
