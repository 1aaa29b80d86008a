/// An error as the server writes it.
package struct ErrorDTO: Codable, Sendable, Equatable {
  /// What stands under `error`.
  package struct Details: Codable, Sendable, Equatable {
    /// The machine's word for it, such as `not_found`.
    package var code: String
    /// The people's words for it.
    package var message: String
  }

  /// What went wrong.
  package var error: Details

  /// Makes what a server could have written.
  package init(code: String, message: String) {
    error = Details(code: code, message: message)
  }
}
