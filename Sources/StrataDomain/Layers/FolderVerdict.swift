/// What the names of a module and of a chain of folders say together.
struct FolderVerdict: Sendable {
  var evidence: [Evidence] = []
  /// What a folder of features says, less where a file's own types have a clear role.
  var features: [Evidence] = []
  /// The layer that they say unmistakably.
  var declared: Layer?
  /// The reason to take the files for test code.
  var test: Evidence?
}

/// Counts of a folder's files, with all below it.
struct FolderCensus: Sendable {
  var files = 0
  var screens = 0
  var useCases = 0
  var entries = 0
  var starts = 0
  /// Strong words found on folders below.
  var strongBelow: Set<Layer> = []
  /// Files that only extend types.
  var extensions = 0
  /// Weak words found on folders below, but for what is shared.
  var weakBelow: Set<Layer> = []
  /// Strong words found on folders directly inside.
  var childLayers: Set<Layer> = []

  static func add(_ a: inout FolderCensus, _ b: FolderCensus) {
    a.files += b.files
    a.screens += b.screens
    a.useCases += b.useCases
    a.entries += b.entries
    a.starts += b.starts
    a.extensions += b.extensions
    a.strongBelow.formUnion(b.strongBelow)
  }
}
