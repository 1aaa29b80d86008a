internal import StrataCode
internal import StrataRules
package import StrataModel

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
