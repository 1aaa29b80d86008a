/// Knows who has logged in here.
package protocol SignedInCustomerUseCase: Sendable {
  /// The customer; nil if nobody has, or no longer.
  func signedInCustomer() async -> Customer?
}
