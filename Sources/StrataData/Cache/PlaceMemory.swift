package import StrataFeatures

/// Keeps what texts are placed by in the cache, for this build of the program alone: another may
/// conclude something else.
package struct PlaceMemory: PlaceRemembering {
  private let cache: RunCache

  /// A memory in a cache.
  package init(in cache: RunCache) { self.cache = cache }

  package func index(for fingerprint: String) -> PlaceIndex? {
    let key = PackEntry.Key(kind: .place, ofThisBuild: fingerprint)
    guard let index: PlaceIndex = cache.value(key) else { return nil }
    cache.noteUse(of: [key])
    return index
  }

  package func remember(_ index: PlaceIndex, for fingerprint: String) {
    cache.add(index, for: PackEntry.Key(kind: .place, ofThisBuild: fingerprint))
    cache.save()
  }
}
