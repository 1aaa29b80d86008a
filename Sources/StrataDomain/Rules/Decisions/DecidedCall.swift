internal import StrataCode

/// A call of a stored property's member that may hang on a decision.
struct DecidedCall {
  /// `property.member`.
  var path: String
  var start: UInt32

  /// Whether a shape decides if the call is made.
  func isDecided(by shape: BodyShape) -> Bool {
    shape.extent.contains(start) && !shape.span.contains(start)
  }
}
