import Foundation

/// A note as it is kept on this device.
struct NoteDTO: Codable, Equatable, Sendable {
  let id: UUID
  let isbn: String
  let text: String
}
