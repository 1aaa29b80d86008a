package import FoodDomain
import Observation

/// Getting an account.
@Observable @MainActor
package final class RegistrationViewModel {
  package var name = ""
  package var email = ""
  package var password = ""
  package var address = ""
  package private(set) var isWorking = false
  package private(set) var message: String?
  /// Where having an account leads to.
  package let next: Route

  private let registration: any RegistrationUseCase
  private let router: AppRouter

  package init(registration: any RegistrationUseCase, next: Route, router: AppRouter) {
    self.registration = registration
    self.next = next
    self.router = router
  }

  /// Makes the account, and goes on.
  package func register() async {
    guard !isWorking else { return }
    isWorking = true
    message = nil
    do {
      _ = try await registration.register(
        Registration(name: name, email: email, password: password, address: address))
      router.replace(with: next)
    } catch {
      message = FailureText.text(of: error)
    }
    password = ""
    isWorking = false
  }

  /// Goes to where one logs in.
  package func logIn() { router.replace(with: .login(then: next)) }
}
