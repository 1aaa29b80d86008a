package import StrataCode

/// One edit of a plan, and why it is there; paths start at the project's root.
package struct Edit: Sendable, Equatable {
  /// What becomes of a file.
  package enum Action: Sendable, Equatable {
    /// A file where there is none.
    case create(path: String, text: [UInt8])
    /// A text in the place of these bytes of what is saved; every other byte stays as it is.
    case replace(path: String, bytes: Range<Int>, with: [UInt8])
    /// The same bytes at another path, where there is no file.
    case move(from: String, to: String)
    /// No file any more.
    case delete(path: String)
  }

  package var action: Action
  /// What it is modelled on or what it fixes: `as 'Domain/Entities/User.swift'`.
  package var reason: Phrase

  package init(_ action: Action, because reason: Phrase) {
    self.action = action
    self.reason = reason
  }
}
