package import StrataCode
package import StrataModel
package import StrataRules

/// What an editor's pointer is on, with its part in the architecture.
package struct PointedAt: Sendable {
  /// What it is.
  package enum Subject: Sendable, Equatable {
    case file
    /// A type of the project.
    case type
    /// A module that is imported.
    case module
  }

  package var subject: Subject
  /// The file's name, or that of the type or module.
  package var name: String
  /// Where it is put and why; nil for a module from outside.
  package var placement: Placement?
  /// The layer of a module of the project; of anything else the placement's.
  package var layer: Layer?
  package var roles: [Role] = []
  /// The layers that it may name.
  package var mayName: [Layer] = []
  /// The findings in it.
  package var findings: [Finding] = []
  /// How many files of the project name it.
  package var users: Int?

  /// Something of a name.
  package init(_ subject: Subject, _ name: String) {
    self.subject = subject
    self.name = name
  }
}
