package import StrataCode
package import StrataRules

/// A picture at one level, ready to be drawn: nodes in clusters and the edges between them.
package struct Diagram: Sendable, Equatable {
  /// What a node stands for.
  package enum Level: String, Sendable, CaseIterable {
    case layer, module, feature, type, folder

    /// What it is called where it is counted.
    package var noun: Noun {
      switch self {
      case .layer: Noun("layer", zh: "个层")
      case .module: .module
      case .feature: Noun("feature", zh: "个功能")
      case .type: .type
      case .folder: Noun("folder", zh: "个文件夹")
      }
    }
  }

  package var level: Level
  package var project: ProjectSummary
  /// What the project's folder is called.
  package var name = ""
  /// In the order in which they are drawn, outer layers first; empty where there is nothing to tell
  /// apart.
  package var clusters: [Cluster] = []
  /// By cluster, then by name.
  package var nodes: [Node] = []
  /// Sorted by their ends.
  package var edges: [Edge] = []
  /// Nodes that name each other in a circle, as indices into `nodes`.
  package var circles: [[Int]] = []
  /// The findings that edges refer to.
  package var findings: [Finding] = []
  /// The node whose neighbours are drawn, as it was asked for; nil for the whole.
  package var focus: String?
  package var hidden = Hidden()
  /// What was stepped over while reading.
  package var warnings: [Phrase] = []

  package init(level: Level, project: ProjectSummary) {
    self.level = level
    self.project = project
  }

  /// Nodes that are drawn together.
  package struct Cluster: Sendable, Equatable {
    /// What programs know it by.
    package var name: String
    /// What people read above it.
    package var title: Phrase
    /// The layer that it stands for, if it stands for one.
    package var layer: Layer?

    package init(name: String, title: Phrase? = nil, layer: Layer?) {
      self.name = name
      self.title = title ?? Phrase(verbatim: name)
      self.layer = layer
    }
  }

  /// A layer, a module, a feature, a type or a folder.
  package struct Node: Sendable, Equatable {
    /// Tells nodes of one name apart.
    package var id: String
    /// What programs know it by.
    package var name: String
    /// What people read in it.
    package var title: Phrase
    /// The part that a type plays.
    package var noun: Phrase?
    package var layer: Layer?
    package var cluster: Int?
    /// Files that ship.
    package var files = 0
    /// Their lines that are neither blank nor comments.
    package var codeLines = 0
    /// It was asked for by name.
    package var isFocus = false
    /// Edges that are not drawn: to it, because very many name it; from it, as it names very many.
    package var hiddenIn = 0
    package var hiddenOut = 0
    /// The nodes of its cluster that it stands for, because they are too many.
    package var folded: [String] = []

    package init(id: String, name: String, title: Phrase? = nil, layer: Layer?) {
      self.id = id
      self.name = name
      self.title = title ?? Phrase(verbatim: name)
      self.layer = layer
    }
  }

  /// All namings of one node by another.
  package struct Edge: Sendable, Equatable {
    package var from: Int
    package var to: Int
    /// Places where a name is written; none where a manifest links what no code names.
    package var places: Int
    /// How many of them a finding objects to, or 1 where one objects to the link.
    package var offences: Int
    /// How many of them belong to the composition root.
    package var wiring: Int
    /// How many of them go against the table of layers, though no finding objects.
    package var excused = 0
    /// Those findings, as indices into `findings`, sorted.
    package var findings: [Int]
    /// Both ends are part of one circle.
    package var isInCircle = false

    package init(
      from: Int, to: Int, places: Int, offences: Int = 0, wiring: Int = 0, findings: [Int] = []
    ) {
      self.from = from
      self.to = to
      self.places = places
      self.offences = offences
      self.wiring = wiring
      self.findings = findings
    }
  }

  /// What is there and not drawn.
  package struct Hidden: Sendable, Equatable {
    /// Edges from and to files that no evidence places.
    package var unplaced = 0
    /// Edges that stand in a manifest alone.
    package var links = 0
    /// Edges that a chain of drawn ones implies.
    package var implied = 0
    /// Edges to nodes that very many name.
    package var toKits = 0
    /// Edges from nodes that name very many.
    package var fromRoots = 0
    /// Nodes that stand folded in another, and their edges.
    package var folded = 0
    package var foldedEdges = 0
    /// Files that ship and belong to no node.
    package var files = 0

    package init() {}

    /// Whether all that is asked for is drawn.
    package var isNothing: Bool {
      unplaced + links + implied + toKits + fromRoots + folded + foldedEdges == 0
    }
  }
}
