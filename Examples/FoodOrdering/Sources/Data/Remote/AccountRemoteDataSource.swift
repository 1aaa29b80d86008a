/// Accounts, sessions and payments on the server.
protocol AccountRemoteDataSource: Sendable {
  func register(_ registration: RegistrationDTO) async throws -> SessionDTO
  func logIn(_ credentials: CredentialsDTO) async throws -> SessionDTO
  /// Ends the session of whoever is logged in.
  func logOut() async throws
  func pay(_ payment: PaymentRequestDTO) async throws -> PaymentReferenceDTO
}

extension FoodAPI: AccountRemoteDataSource {
  func register(_ registration: RegistrationDTO) async throws -> SessionDTO {
    try await post("/accounts", registration)
  }

  func logIn(_ credentials: CredentialsDTO) async throws -> SessionDTO {
    try await post("/sessions", credentials)
  }

  func logOut() async throws {
    try await delete("/sessions")
  }

  func pay(_ payment: PaymentRequestDTO) async throws -> PaymentReferenceDTO {
    try await post("/payments", payment)
  }
}
