/// Ends the session of the customer who is logged in.
package protocol LogoutUseCase: Sendable {
  /// Ends it here in any case, and on the server if that can be reached.
  func logOut() async
}
