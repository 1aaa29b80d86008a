internal import StrataCode

/// What a name means.
package enum Target: Sendable, Equatable {
  /// Not a declaration of the project: the SDK, a third party, or nothing.
  case external
  /// A generic parameter or an associated type.
  case parameter
  /// The one declaration that the compiler would take.
  case symbol(SymbolID)
  /// Several that the source alone cannot tell apart, in order.
  case ambiguous([SymbolID])
}
