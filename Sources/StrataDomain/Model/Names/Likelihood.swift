/// How likely the code under an `#if` is built; the truth of a condition that no build has decided.
package enum Likelihood: UInt8, Sendable, Comparable {
  /// For another compiler or for a system that this code base is hardly made for.
  case never
  /// Behind a flag that someone has to set.
  case unlikely
  /// In some builds and not in others.
  case open
  case always

  package static func < (a: Likelihood, b: Likelihood) -> Bool { a.rawValue < b.rawValue }

  /// How likely the opposite is.
  var negated: Likelihood {
    switch self {
    case .never: .always
    case .unlikely: .open
    case .open: .open
    case .always: .never
    }
  }
}
