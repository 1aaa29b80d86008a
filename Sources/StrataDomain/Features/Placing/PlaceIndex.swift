package import StrataModel
package import StrataCode

/// What is kept of a whole code base so that one more text can be placed in it without concluding
/// all of it anew.
package struct PlaceIndex: Sendable, Equatable {
  /// The school that the code shows, or that its settings choose.
  package var profile: DetectedProfile
  /// Whether a Domain layer is drawn.
  package var hasDomain = false
  /// What the outer ring is called.
  package var ring: OuterRing
  /// The absolute path of the root.
  package var root = ""
  /// The names of the workspace's modules, in its order.
  package var modules: [String] = []
  /// What files are alike in, each once.
  package var kinships: [Similarity] = []
  /// Sorted by path.
  package var files: [File] = []
  /// By file, then as declared.
  package var types: [TypeEntry] = []
  /// Names that files write and nobody declares, sorted.
  package var unknown: [UnknownName] = []
  /// What was stepped over while reading.
  package var warnings: [Phrase] = []

  /// One file.
  package struct File: Sendable, Equatable {
    package var path: String
    package var layer: Layer?
    package var confidence: Double
    package var ringConfidence: Double
    /// What settings, target and folders say.
    package var declared: Layer?
    package var ships: Bool
    /// It is production code, not only a double or a preview.
    package var isProduction: Bool
    /// Indices into the workspace's modules.
    package var modules: [Int]
    /// Indices into `kinships`.
    package var kinships: [Int]
    /// Its types, as indices into `types`.
    package var types: Range<Int>

    /// A file without a layer and without types.
    package init(path: String) {
      self.path = path
      confidence = 0
      ringConfidence = 0
      ships = true
      isProduction = true
      modules = []
      kinships = []
      types = 0..<0
    }
  }

  /// One type that a file declares.
  package struct TypeEntry: Sendable, Equatable {
    package var name: String
    package var kind: Declaration.Kind
    package var file: Int
    package var roles: Roles
    /// The types of the project that its clauses name, as indices into `types`.
    package var parents: [Int]
    /// The other files that name it.
    package var namers: [Int]

    /// A type that nothing is known of but its name.
    package init(name: String, kind: Declaration.Kind, file: Int) {
      self.name = name
      self.kind = kind
      self.file = file
      roles = []
      parents = []
      namers = []
    }

    /// The name without the types around it.
    var lastName: Substring { name.split(separator: ".").last ?? "" }
    /// Whether it stands in no other.
    var isOuter: Bool { !name.contains(".") }
  }

  /// A name that no declaration explains.
  package struct UnknownName: Sendable, Equatable {
    package var name: String
    package var files: [Int]

    package init(name: String, files: [Int]) {
      self.name = name
      self.files = files
    }
  }

  /// An index of nothing yet.
  package init(profile: DetectedProfile, ring: OuterRing) {
    self.profile = profile
    self.ring = ring
  }
}

extension PlaceIndex {
  /// The file at a path, if there is one.
  func file(at path: String) -> File? { position(ofFile: path).map { files[$0] } }

  /// The position of the file at a path.
  func position(ofFile path: String) -> Int? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? low : nil
  }
}
