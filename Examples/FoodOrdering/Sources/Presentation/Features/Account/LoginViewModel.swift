package import FoodDomain
import Observation

/// Logging in.
@Observable @MainActor
package final class LoginViewModel {
  package var email = ""
  package var password = ""
  package private(set) var isWorking = false
  package private(set) var message: String?
  /// Where logging in leads to.
  package let next: Route

  private let login: any LoginUseCase
  private let router: AppRouter

  package init(login: any LoginUseCase, next: Route, router: AppRouter) {
    self.login = login
    self.next = next
    self.router = router
  }

  /// Logs in, and goes on.
  package func logIn() async {
    guard !isWorking else { return }
    isWorking = true
    message = nil
    do {
      _ = try await login.logIn(with: Credentials(email: email, password: password))
      router.replace(with: next)
    } catch {
      message = FailureText.text(of: error)
    }
    password = ""
    isWorking = false
  }

  /// Goes to where one gets an account.
  package func register() { router.replace(with: .registration(then: next)) }
}
