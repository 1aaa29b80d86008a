internal import StrataCode

/// Why an audit could not answer.
package enum AuditError: Error, Equatable {
  case check(CheckError)
  /// There is no earlier state to compare the present one with.
  case base(ChangeReadError)
}
