import FoodDomain
import Foundation

/// What `POST /accounts` takes.
struct RegistrationBody: Decodable {
  let name: String
  let email: String
  let password: String
  let address: String

  /// The registration that is meant.
  var registration: Registration {
    Registration(name: name, email: email, password: password, address: address)
  }
}

/// What `POST /sessions` takes.
struct CredentialsBody: Decodable {
  let email: String
  let password: String

  /// The credentials that are meant.
  var credentials: Credentials { Credentials(email: email, password: password) }
}

/// What both answer.
struct SessionBody: Encodable {
  let customer: CustomerBody
  let token: String

  init(_ session: AccountSession) {
    customer = CustomerBody(session.customer)
    token = session.token
  }
}

/// A customer, told to nobody else.
struct CustomerBody: Encodable {
  let id: String
  let name: String
  let email: String
  let address: String

  init(_ customer: Customer) {
    id = customer.id.uuidString
    name = customer.name
    email = customer.email
    address = customer.address
  }
}
