import Foundation

/// Somebody who works here, or did.
struct Colleague: Identifiable, Equatable, Sendable {
  let id: UUID
  let name: String
  /// Absent if they may not be written to.
  let email: String?
  /// Whether they still work here.
  let isActive: Bool
  /// Where they were seen last; absent if they do not share it.
  let lastSighting: Sighting?

  /// The same person without what only concerns those who work here.
  var withoutPrivateDetails: Colleague {
    Colleague(id: id, name: name, email: nil, isActive: isActive, lastSighting: nil)
  }
}
