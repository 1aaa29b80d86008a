package import StrataRules
package import StrataCode

/// Who names whom in the code that ships, file by file, and what of it a rule forbids.
///
/// Everything is flat and refers by index, so that the picture of a large app stays small: nodes
/// are sorted as their source is, edges by their ends.
package struct Picture: Sendable, Equatable {
  package var project: ProjectSummary
  /// All files, sorted by path; edges lead between those that ship.
  package var files: [File] = []
  package var modules: [Module] = []
  package var features: [Feature] = []
  /// The types at the top level of the files that ship, and what of a file stands outside them.
  package var types: [TypeNode] = []
  /// Between files.
  package var edges: [Edge] = []
  /// Between types, of one file or of two.
  package var typeEdges: [Edge] = []
  /// Between modules, as manifests say it.
  package var links: [Link] = []
  /// The findings that edges and links refer to, in the order in which they are shown.
  package var findings: [Finding] = []
  /// The asked paths, from the root; empty for the whole of it.
  package var focus: [String] = []
  /// What was stepped over while reading.
  package var warnings: [Phrase] = []

  /// One file.
  package struct File: Sendable, Equatable {
    package var path: String
    package var layer: Layer?
    /// The index of the module that compiles it, the first that is no test.
    package var module: Int?
    /// All modules that compile it.
    package var modules: [Int]
    /// The index of the feature that it belongs to.
    package var feature: Int?
    /// Lines that are neither blank nor comments.
    package var codeLines: Int
    /// No test or demo, not written by a tool, and it holds more than test doubles.
    package var isProduction: Bool
    /// It holds nothing but the composition root.
    package var isWiring: Bool
  }

  /// What a manifest declares, or the folder that stands for it.
  package struct Module: Sendable, Equatable {
    package var name: String
    /// The folder of its manifest, from the root; empty at the root.
    package var folder: String
    /// The layer that its files agree on.
    package var layer: Layer?
    /// No manifest names it.
    package var isFolder: Bool
  }

  /// A part of the app that people use: a folder below `Features` and the like, or a module.
  package struct Feature: Sendable, Hashable {
    package var name: String
    /// The path of its folder; empty for a module.
    package var path: String
  }

  /// A type, or the code of a file outside its types.
  package struct TypeNode: Sendable, Equatable {
    package var name: String
    package var file: Int
    /// The part that it plays, such as `view model`.
    package var noun: Phrase?
    /// It stands for the code of its file outside types.
    package var isLoose: Bool
  }

  /// All namings of one node by another.
  package struct Edge: Sendable, Equatable {
    package var from: Int
    package var to: Int
    /// Places where a name is written.
    package var places: Int
    /// How many of them a finding objects to.
    package var offences: Int
    /// How many of them belong to the composition root.
    package var wiring: Int
    /// How many of them go against the table of layers, though no finding objects.
    package var excused: Int
    /// Those findings, as indices into `findings`, sorted.
    package var findings: [Int]
  }

  /// A module that a manifest lets another one name.
  package struct Link: Sendable, Equatable {
    package var from: Int
    package var to: Int
    /// The findings that object to it, as indices into `findings`, sorted.
    package var findings: [Int]
  }
}
