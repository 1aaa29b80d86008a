internal import StrataCode

/// What the names of a module and of a chain of folders say together.
struct FolderVerdict: Sendable {
  /// What the words say.
  var evidence: [Evidence] = []
  /// What a folder of features says, less where a file's own types have a clear role.
  var features: [Evidence] = []
  /// A module of one feature compiles the files.
  var isOfFeature = false
  /// The layer that they say unmistakably.
  var declared: Layer?
  /// The reason to take the files for test code.
  var test: Evidence?
  /// A declared module that ships compiles the files.
  var ships = false
  /// Only libraries of layers and features compile the files, and apps start elsewhere: a `@main`
  /// there is a leftover.
  var isBesideApps = false

  /// Whether a file is test code for the test library that it imports: not where a module that ships
  /// compiles it, and where a folder says a layer unmistakably only if it has a test case too, since
  /// anybody can write an import anywhere.
  func believes(_ content: FileContent) -> Bool {
    !ships && (declared == nil || declared == .test || content.hasTestCase)
  }
}

/// Counts of a folder's files, with all below it.
struct FolderCensus: Sendable {
  /// All files.
  var files = 0
  /// Files that lean to Presentation.
  var screens = 0
  /// Files that import a framework to draw with.
  var drawing = 0
  /// Files that declare use cases.
  var useCases = 0
  /// Files that say what Domain does or asks for: use cases, protocols of repositories.
  var promises = 0
  /// Files that belong to the outer ring by what they hold.
  var outer = 0
  /// Files that start the program or wire it.
  var entries = 0
  /// Files that start it.
  var starts = 0
  /// Strong words found on folders below.
  var strongBelow: Set<Layer> = []
  /// Files that only extend types.
  var extensions = 0
  /// Weak words found on folders below, but for what is shared.
  var weakBelow: Set<Layer> = []
  /// Strong words found on folders directly inside.
  var childLayers: Set<Layer> = []

  /// Adds up counts and words.
  static func add(_ a: inout FolderCensus, _ b: FolderCensus) {
    a.files += b.files
    a.screens += b.screens
    a.drawing += b.drawing
    a.useCases += b.useCases
    a.promises += b.promises
    a.outer += b.outer
    a.entries += b.entries
    a.starts += b.starts
    a.extensions += b.extensions
    a.strongBelow.formUnion(b.strongBelow)
  }
}
