internal import StrataCode

/// Keeps what runs find out for later ones.
package protocol CacheKeeping: Sendable {
  /// What is kept now.
  func state() throws(CacheError) -> CacheState

  /// Throws away all that is kept, while others may be reading or adding to it.
  func clear() throws(CacheError)
}
