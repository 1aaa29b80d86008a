/// What goes wrong on the wire; it never leaves the Data layer.
package enum TransportError: Error, Equatable {
  /// There was no answer.
  case unreachable
  /// The answer was no, with the server's own words if they could be read.
  case status(Int, ErrorDTO?)
  /// The answer was yes, but not in the form agreed.
  case undecodable
}
