package import StrataCode
package import StrataModel
package import StrataRules

/// A layer, a module, a feature or a folder: what it holds, what it refers to and what refers to it.
package struct PartExplanation: Sendable {
  package enum Kind: String, Sendable { case layer, module, feature, folder }

  package var kind: Kind
  package var name: String
  package var files: Int
  /// Files by layer, most first.
  package var layers: [(layer: Layer, files: Int)]
  /// What its types are, most first.
  package var roles: [(role: Role, types: Int)]
  /// Other parts of the kind with how many references lead there, most first.
  package var uses: [(name: String, references: Int)]
  /// The same of references that lead here.
  package var usedBy: [(name: String, references: Int)]
  /// Modules that its manifest links; empty for what is no module.
  package var links: [String]
  /// In the order in which findings are shown.
  package var findings: [Finding]
}
