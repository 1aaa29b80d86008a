/// The body of `POST /accounts`.
struct RegistrationDTO: Codable, Sendable {
  var name: String
  var email: String
  var password: String
  var address: String
}

/// The body of `POST /sessions`.
struct CredentialsDTO: Codable, Sendable {
  var email: String
  var password: String
}

/// The answer to both.
struct SessionDTO: Codable, Sendable {
  var customer: CustomerDTO
  var token: String
}

/// A customer, as the server tells of one.
struct CustomerDTO: Codable, Sendable {
  var id: String
  var name: String
  var email: String
  var address: String
}
