package import FoodDomain

/// Accounts on the server; the session is remembered here.
package struct RemoteAccountService: LoginUseCase, RegistrationUseCase, LogoutUseCase {
  let remote: any AccountRemoteDataSource
  let sessions: SessionStore

  package func logIn(with credentials: Credentials) async throws -> AccountSession {
    try await keep { try await remote.logIn(CredentialsDTO(credentials)) }
  }

  package func register(_ registration: Registration) async throws -> AccountSession {
    try registration.validate()
    return try await keep { try await remote.register(RegistrationDTO(registration)) }
  }

  package func logOut() async {
    // Where the server is away, its session ends by itself in time.
    try? await remote.logOut()
    await sessions.keep(nil)
  }

  private func keep(_ answer: () async throws -> SessionDTO) async throws -> AccountSession {
    let session = try await inDomainTerms { try await answer().session() }
    await sessions.keep(session)
    return session
  }
}
