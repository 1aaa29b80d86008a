package import StrataCode
package import StrataRules
package import StrataModel

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
  }

  package init(asked: String, root: String = "", subject: Subject, warnings: [Phrase] = []) {
    self.asked = asked
    self.root = root
    self.subject = subject
    self.warnings = warnings
  }
}

/// A file's place in the architecture and what follows from it.
package struct FileExplanation: Sendable {
  package var file: PlacedFile
  /// The modules that compile it.
  package var modules: [String]
  /// The types it declares with their roles, in source order.
  package var types: [ExplainedType]
  /// The project's types it names, by layer: the layer and how many types, sorted by layer.
  package var names: [(layer: Layer, types: [String])]
  /// The layers it may name.
  package var mayName: [Layer]
  /// Its findings.
  package var findings: [Finding]
  /// The line that was asked about and lies in no type.
  package var line: Int?

  package init(
    file: PlacedFile, modules: [String], types: [ExplainedType],
    names: [(layer: Layer, types: [String])], mayName: [Layer], findings: [Finding]
  ) {
    self.file = file
    self.modules = modules
    self.types = types
    self.names = names
    self.mayName = mayName
    self.findings = findings
  }
}

/// A declared type and the parts it plays.
package struct ExplainedType: Sendable, Equatable {
  package var name: String
  /// `struct`, `class`, `protocol` …
  package var keyword: String
  package var roles: [Role]
  package var line: Int

  package init(name: String, keyword: String, roles: [Role], line: Int) {
    self.name = name
    self.keyword = keyword
    self.roles = roles
    self.line = line
  }
}
