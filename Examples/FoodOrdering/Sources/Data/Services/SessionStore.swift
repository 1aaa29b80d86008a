package import FoodDomain

/// Remembers who has logged in, for as long as the app runs.
package actor SessionStore: SignedInCustomerUseCase {
  private var session: AccountSession?

  package init() {}

  package func signedInCustomer() -> Customer? { session?.customer }

  /// What proves to the server who asks.
  package func token() -> String? { session?.token }

  /// Has somebody else logged in from now on, or nobody.
  func keep(_ session: AccountSession?) { self.session = session }
}
