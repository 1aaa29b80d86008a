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
