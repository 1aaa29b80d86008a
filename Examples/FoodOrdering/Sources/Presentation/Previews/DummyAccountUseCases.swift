#if DEBUG
  import FoodDomain

  /// Knows everybody.
  struct DummyLoginUseCase: LoginUseCase {
    func logIn(with credentials: Credentials) async throws -> AccountSession {
      AccountSession(customer: .preview, token: "preview")
    }
  }

  /// Takes everybody.
  struct DummyRegistrationUseCase: RegistrationUseCase {
    func register(_ registration: Registration) async throws -> AccountSession {
      AccountSession(customer: .preview, token: "preview")
    }
  }

  /// Lets everybody go.
  struct DummyLogoutUseCase: LogoutUseCase {
    func logOut() async {}
  }

  /// Has the same customer logged in for ever.
  struct DummySignedInCustomerUseCase: SignedInCustomerUseCase {
    func signedInCustomer() async -> Customer? { .preview }
  }
#endif
