import FoodDomain
import Foundation

extension RegistrationDTO {
  init(_ registration: Registration) {
    self.init(
      name: registration.name, email: registration.credentials.email,
      password: registration.credentials.password, address: registration.address)
  }
}

extension CredentialsDTO {
  init(_ credentials: Credentials) {
    self.init(email: credentials.email, password: credentials.password)
  }
}

extension SessionDTO {
  func session() throws(MappingError) -> AccountSession {
    guard !token.isEmpty else { throw .invalid("token", "nothing") }
    return AccountSession(
      customer: Customer(
        id: try UUID(customer.id, as: "customer.id"), name: customer.name, email: customer.email,
        address: customer.address),
      token: token)
  }
}
