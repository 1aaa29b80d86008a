package import StrataRules

/// What is to be added, and to which code base.
package struct AddRequest: Sendable {
  package var kind: AddedKind
  /// The type's name, with a capital.
  package var name: String
  package var fields: [AddedField]
  /// The type that it is to be modelled on; nil for the best one.
  package var like: String?
  /// The screens, routers or containers that open a feature or put it together.
  package var places: [String] = []
  /// The folder, from the project's root; nil for the one that the model's folder says.
  package var folder: String?
  /// The name of a double, where the project's doubles do not say one.
  package var called: String?
  /// The method of a repository that a use case hands on, or the methods of a new repository or data
  /// source: `orders(page: Int) async throws -> [Order]`.
  package var operations: [String] = []
  /// The repository protocol that has it; nil for the only one.
  package var repository: String?
  /// The entity that a screen shows; nil for the one of its name.
  package var shown: String?
  /// What a screen asks: a use case, or a repository's method as `Repository.method`; nil for what is
  /// called as that of the example.
  package var asked: String?
  /// Whether a use case is wanted where callers might ask the repository.
  package var wantsThin = false
  /// What the feature is about of which it is a part; nil for what stands alone. A feature wires all of
  /// its parts.
  var subject: SubjectName?
  /// Whether somebody named what it is modelled on; of a part, what its feature is.
  var isLed: Bool { isPart ? hasNamedFeature : like != nil }
  var hasNamedFeature = false
  var wish: NewFolder.Wish { NewFolder.Wish(folder: folder, isByModel: isLed) }
  /// Whether it is a part of a feature.
  var isPart: Bool { subject != nil }
  package var codebase: CodebaseRequest
  package var terms: JudgingOptions

  package init(
    _ kind: AddedKind, _ name: String, fields: [AddedField], in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.kind = kind
    self.name = name
    self.fields = fields
    self.codebase = codebase
    self.terms = terms
  }
}
