package import StrataCode
internal import StrataRules
internal import StrataModel

/// What `explain` has to say, and about what.
package struct Explanation: Sendable {
  /// As it was asked for.
  package var asked: String
  /// The absolute path of the project's root; empty where no project was read.
  package var root: String
  package var subject: Subject
  /// What was stepped over on the way.
  package var warnings: [Phrase]

  package enum Subject: Sendable {
    case rule(RuleExplanation)
    case finding(FindingExplanation)
    case file(FileExplanation)
    case type(TypeExplanation)
    /// Several types, none before the others.
    case types(SameNamedTypes)
    case route(RouteExplanation)
    /// A layer, a module, a feature or a folder.
    case part(PartExplanation)
  }

  package init(asked: String, root: String = "", subject: Subject, warnings: [Phrase] = []) {
    self.asked = asked
    self.root = root
    self.subject = subject
    self.warnings = warnings
  }
}
