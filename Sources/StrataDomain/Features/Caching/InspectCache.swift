/// Tells what is kept of earlier runs, and what it costs.
package struct InspectCache: Sendable {
  private let cache: any CacheKeeping

  /// An inspection of what `cache` keeps.
  package init(cache: any CacheKeeping) { self.cache = cache }

  /// The state of the cache with the figures that follow from it.
  package func callAsFunction() throws(CacheError) -> CacheReport {
    CacheReport(try cache.state())
  }
}

/// Throws away what is kept of earlier runs.
package struct ClearCache: Sendable {
  private let cache: any CacheKeeping

  /// A clearing of what `cache` keeps.
  package init(cache: any CacheKeeping) { self.cache = cache }

  /// What was freed by it.
  package func callAsFunction() throws(CacheError) -> ClearedCache {
    let before = try cache.state()
    try cache.clear()
    let after = try cache.state()
    return ClearedCache(path: before.path, bytes: max(0, before.bytes - after.bytes))
  }
}

/// What is kept, in figures.
package struct CacheReport: Sendable, Equatable {
  package var state: CacheState
  /// The bytes of the facts of a file on average.
  package var bytesAFile: Int
  /// The bytes of facts for each hundred bytes of source.
  package var percentOfSource: Int

  /// The figures of a state.
  package init(_ state: CacheState) {
    self.state = state
    bytesAFile = state.files == 0 ? 0 : state.factBytes / state.files
    percentOfSource = state.sourceBytes == 0 ? 0 : state.factBytes * 100 / state.sourceBytes
  }
}

/// What was thrown away.
package struct ClearedCache: Sendable, Equatable {
  package var path: String
  /// How much room it took.
  package var bytes: Int

  package init(path: String, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }
}
