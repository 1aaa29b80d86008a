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
