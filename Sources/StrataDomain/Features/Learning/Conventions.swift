package import StrataCode
package import StrataModel

/// What a project does, as far as its code shows it.
package struct Conventions: Sendable {
  /// A subject of which more parts are there than of others: what new code is modelled on.
  package struct Model: Sendable, Equatable {
    /// `Order` of `OrderRepository`, `OrderListViewModel` …
    package var subject: String
    package var parts: [Part]
  }

  /// A type of a model.
  package struct Part: Sendable, Equatable {
    package var role: Role
    package var type: String
    /// From the root.
    package var file: String
  }

  /// The absolute path of the project's root.
  package var root: String
  package var profile: DetectedProfile
  package var model: Model?
  /// In the order in which people ask for them.
  package var all: [Convention]
  package var warnings: [Phrase]

  /// What most do of a thing, if enough do it.
  package func decided(_ topic: Convention.Topic, of role: Role? = nil) -> Convention? {
    all.first { $0.topic == topic && $0.role == role && $0.isDecided }
  }
}
