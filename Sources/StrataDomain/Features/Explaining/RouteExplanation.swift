internal import StrataCode

/// The way from one end to another: whether it may be gone, how it is gone, and the legal one.
package struct RouteExplanation: Sendable {
  package var from: RouteEnd
  package var to: RouteEnd
  /// What the table says of the two ends.
  package var ruling: Ruling
  /// Only code that ships was looked at: both ends do.
  package var isShipping = true
  /// The shortest chain; empty if there is none.
  package var chain: [ExplainedDependency]
  /// The chain leads from file to file: whatever stands in a file with a named type belongs to it.
  package var isByFile = false
  /// The index of the first step that a rule objects to.
  package var breach: Int?
  /// Every direct naming between the ends, if there is one, most telling first.
  package var direct: [ExplainedDependency] = []
  /// The shortest chain the other way round, looked for where there is none this way.
  package var reverse: [ExplainedDependency] = []
  /// The way that calls take at run time without a forbidden naming: from protocols on to what
  /// implements them.
  package var through: [ExplainedDependency] = []
  /// Who builds what stands at the end of that way.
  package var builder: PlacedType?
  /// The project draws the arrow that this one is held to; where it does not, rules are silent.
  package var isDrawn = true
  /// What to do instead.
  package var legal: [LegalStep] = []

  /// What the direction table says of two ends.
  package enum Ruling: String, Sendable {
    /// Both stand in one layer.
    case same
    case allowed, forbidden
    /// The source wires the app and may name all.
    case wiring
    /// The source is test code and may name all.
    case test
    /// No layer, or several, on one side.
    case open
  }

  /// How many steps of the direct namings a rule objects to.
  package var objections: Int { direct.count { $0.verdict.severity != nil } }
}
