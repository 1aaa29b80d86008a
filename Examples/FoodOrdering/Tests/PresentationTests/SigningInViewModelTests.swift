import FoodDomain
import FoodTesting
import Testing

@testable import FoodPresentation

@MainActor
@Suite("Logging in on the screen")
struct LoginViewModelTests {
  private let router = AppRouter(path: [.cart, .login(then: .checkout)])

  @Test("takes what was typed, and goes on in place of itself")
  func success() async {
    let typed = Recording<Credentials>()
    let model = model {
      await typed.record($0)
      return .sample()
    }
    model.email = " ADA@example.org "
    model.password = " correct horse "
    await model.logIn()
    #expect(await typed.events.map(\.email) == ["ada@example.org"])
    #expect(await typed.events.map(\.password) == [" correct horse "])
    #expect(router.path == [.cart, .checkout])
    #expect(model.message == nil)
    #expect(model.password.isEmpty)
  }

  @Test("says why not, keeps the address and forgets the password")
  func failure() async {
    let model = model { _ in throw AccountError.wrongCredentials }
    model.email = "ada@example.org"
    model.password = "wrong horse"
    await model.logIn()
    #expect(model.message == FailureText.text(of: AccountError.wrongCredentials))
    #expect(model.email == "ada@example.org")
    #expect(model.password.isEmpty)
    #expect(!model.isWorking)
    #expect(router.current == .login(then: .checkout))
  }

  @Test("asks once, however often the button is pressed")
  func busy() async {
    let gate = Gate()
    let attempts = Recording<String>()
    let model = model { _ in
      await attempts.record("log in")
      await gate.pass()
      return .sample()
    }
    let work = Task { await model.logIn() }
    await gate.arrivals()
    #expect(model.isWorking)
    await model.logIn()
    await gate.open()
    await work.value
    #expect(await attempts.events.count == 1)
    #expect(!model.isWorking)
  }

  @Test("leads to getting an account, which leads to the same place")
  func register() {
    model { _ in .sample() }.register()
    #expect(router.path == [.cart, .registration(then: .checkout)])
  }

  private func model(
    _ answer: @escaping @Sendable (Credentials) async throws -> AccountSession
  ) -> LoginViewModel {
    LoginViewModel(login: FakeLogin(answer), next: .checkout, router: router)
  }
}

@MainActor
@Suite("Getting an account on the screen")
struct RegistrationViewModelTests {
  private let router = AppRouter(path: [.cart, .registration(then: .checkout)])

  @Test("takes what was typed, and goes on in place of itself")
  func success() async {
    let typed = Recording<Registration>()
    let model = model {
      await typed.record($0)
      return .sample()
    }
    fill(model)
    await model.register()
    #expect(await typed.events.map(\.name) == ["Ada Byron"])
    #expect(await typed.events.map(\.credentials.email) == ["ada@example.org"])
    #expect(await typed.events.map(\.credentials.password) == ["correct horse"])
    #expect(await typed.events.map(\.address) == ["Kantstraße 40, Berlin"])
    #expect(router.path == [.cart, .checkout])
    #expect(model.password.isEmpty)
  }

  @Test("says why not, and forgets nothing but the password")
  func failure() async {
    let model = model { _ in throw AccountError.emailTaken }
    fill(model)
    await model.register()
    #expect(model.message == FailureText.text(of: AccountError.emailTaken))
    #expect(model.name == "Ada Byron")
    #expect(model.email == "ada@example.org")
    #expect(model.address == "Kantstraße 40, Berlin")
    #expect(model.password.isEmpty)
    #expect(!model.isWorking)
    #expect(router.current == .registration(then: .checkout))
  }

  @Test("asks once, however often the button is pressed")
  func busy() async {
    let gate = Gate()
    let attempts = Recording<String>()
    let model = model { _ in
      await attempts.record("register")
      await gate.pass()
      return .sample()
    }
    let work = Task { await model.register() }
    await gate.arrivals()
    #expect(model.isWorking)
    await model.register()
    await gate.open()
    await work.value
    #expect(await attempts.events.count == 1)
  }

  @Test("leads to logging in, which leads to the same place")
  func logIn() {
    model { _ in .sample() }.logIn()
    #expect(router.path == [.cart, .login(then: .checkout)])
  }

  private func fill(_ model: RegistrationViewModel) {
    model.name = "Ada Byron"
    model.email = "ada@example.org"
    model.password = "correct horse"
    model.address = "Kantstraße 40, Berlin"
  }

  private func model(
    _ answer: @escaping @Sendable (Registration) async throws -> AccountSession
  ) -> RegistrationViewModel {
    RegistrationViewModel(registration: FakeRegistration(answer), next: .checkout, router: router)
  }
}
