package import StrataRules
package import StrataCode

/// What project is to be made, and where.
package struct CreateRequest: Sendable {
  /// The project's name, with a capital.
  package var name: String
  package var school: Profile
  /// The absolute path of the folder, which is missing or empty.
  package var root: String
  /// The things that it is about, such as `Order`; empty for what the name says.
  package var features: [String] = []
  package var ui = CreatedUI.swiftui
  package var tests = CreatedTests.testing
  package var layout = CreatedLayout.split
  package var cache = CreatedCache.none
  package var project = CreatedManifest.package
  package var codebase: CodebaseRequest
  package var terms: JudgingOptions

  package init(
    _ name: String, _ school: Profile, at root: String, in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.name = name
    self.school = school
    self.root = root
    self.codebase = codebase
    self.terms = terms
  }
}
