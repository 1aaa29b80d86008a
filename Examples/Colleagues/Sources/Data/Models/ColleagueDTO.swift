import Foundation

/// A colleague as the directory's server writes one.
struct ColleagueDTO: Codable, Equatable, Sendable {
  let id: UUID
  let name: String
  let email: String?
  let active: Bool
  let lastSeen: SightingDTO?

  func toDomain() -> Colleague {
    Colleague(
      id: id, name: name, email: email, isActive: active, lastSighting: lastSeen?.toDomain())
  }
}
