/// What a created project keeps of what its server answered.
package enum CreatedCache: String, Sendable, CaseIterable {
  /// Nothing: it asks each time.
  case none
  /// What is kept is shown at once, and renewed in the background.
  case cacheFirst = "cache-first"
  /// What is kept is shown only while nobody answers.
  case networkFirst = "network-first"
  /// As `cacheFirst`, for as long as the program runs.
  case inMemory = "in-memory"

  /// Whether what is kept is shown before the server answers.
  var isFirst: Bool { self == .cacheFirst || self == .inMemory }
  /// Whether something is kept on the disk.
  var hasFiles: Bool { self == .cacheFirst || self == .networkFirst }
}
