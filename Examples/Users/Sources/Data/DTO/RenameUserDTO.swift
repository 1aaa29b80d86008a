/// What is sent to give a user a new name.
struct RenameUserDTO: Codable, Sendable {
  /// The new name.
  let name: String
}
