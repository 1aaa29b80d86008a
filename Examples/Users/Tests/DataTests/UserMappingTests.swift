import Foundation
import Testing
import UsersData
import UsersDomain
import UsersTestSupport

@Suite("What the server writes of a user")
struct UserMappingTests {
  @Test("becomes a user of the Domain")
  func valid() throws {
    let user = try UserDTO.sample().toDomain()
    #expect(user == .sample(id: 1, name: "Ana Ferreira", email: "ana@example.com"))
  }

  @Test(
    "has a status for each of the Domain's, and no other",
    arguments: [("active", User.Status.active), ("invited", .invited), ("suspended", .suspended)])
  func status(_ text: String, _ status: User.Status) throws {
    #expect(try UserDTO.sample { $0.status = text }.toDomain().status == status)
  }

  @Test(
    "is refused with the field's name, and nothing is guessed",
    arguments: [
      ("id", { @Sendable (user: inout UserDTO) in user.id = 0 }),
      ("name", { $0.name = "" }),
      ("email", { $0.email = "nowhere" }),
      ("country", { $0.country = "Portugal" }),
      ("country", { $0.country = "pt" }),
      ("status", { $0.status = "deleted" }),
      ("status", { $0.status = "" }),
      ("joined", { $0.joined = "yesterday" }),
      ("joined", { $0.joined = "" }),
    ] as [(String, @Sendable (inout UserDTO) -> Void)])
  func invalid(_ field: String, _ spoil: @Sendable (inout UserDTO) -> Void) {
    #expect(throws: InvalidField(field)) { try UserDTO.sample(spoil).toDomain() }
  }

  @Test("makes the page unreadable that holds it, if it cannot be read")
  func page() {
    let page = UsersPageDTO(
      users: [.sample(), .sample { $0.status = "?" }], page: 1, limit: 20, total: 2)
    #expect(throws: InvalidField("status")) { try page.toDomain() }
  }

  @Test(
    "needs numbers that make a page",
    arguments: [("page", 0, 20, 0), ("limit", 1, 0, 0), ("total", 1, 20, -1)])
  func numbers(_ field: String, _ page: Int, _ limit: Int, _ total: Int) {
    let page = UsersPageDTO(users: [], page: page, limit: limit, total: total)
    #expect(throws: InvalidField(field)) { try page.toDomain() }
  }
}

extension UserDTO {
  static func sample(_ change: (inout UserDTO) -> Void = { _ in }) -> UserDTO {
    var user = UserDTO(
      id: 1, name: "Ana Ferreira", email: "ana@example.com", country: "PT", status: "active",
      joined: "2023-04-17")
    change(&user)
    return user
  }
}
