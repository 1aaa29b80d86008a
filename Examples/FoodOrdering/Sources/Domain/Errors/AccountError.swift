/// Why somebody gets no session.
package enum AccountError: Error, Hashable {
  case invalidName, invalidEmail, invalidAddress, weakPassword
  /// There is an account with this address.
  case emailTaken
  /// No account has this address and this password; which of them is wrong is not told.
  case wrongCredentials
}
