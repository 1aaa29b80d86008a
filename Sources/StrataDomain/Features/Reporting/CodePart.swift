/// A part of a code base that people speak of by one name.
package struct CodePart: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case feature, module, folder
    /// What is left of a module or folder beside the parts that are shown of it.
    case rest
    /// Parts that are too small to be shown each.
    case others
  }

  package var kind: Kind
  package var name: String
  /// The folder that all of its files share, from the root.
  package var folder: String
  /// The module, if all of its files are of one.
  package var module: String?

  package init(kind: Kind, name: String, folder: String, module: String? = nil) {
    self.kind = kind
    self.name = name
    self.folder = folder
    self.module = module
  }
}
