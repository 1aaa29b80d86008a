/// Tells with what the present state of a project is to be compared.
package protocol BaseReading: Sendable {
  /// The commit at which the history around `folder` and that of `reference` part; without a
  /// reference, that of the main branch, or the present commit if that is the main branch.
  func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase
}
