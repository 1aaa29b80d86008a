internal import Foundation

/// Where the cache of a user lies.
package struct CacheFolder: Sendable, Equatable {
  /// The absolute path; the folder need not exist.
  package var path: String

  /// The file that holds everything.
  var pack: String { path + "/facts.pack" }

  /// The folder at a path.
  package init(at path: String) {
    self.path = URL(fileURLWithPath: path).path
  }

  /// The user's own: `strata` in the folder that the system has for caches, which `XDG_CACHE_HOME`
  /// names on Linux; nil if there is none.
  package static var usual: CacheFolder? {
    if let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
      return CacheFolder(at: named + "/strata")
    }
    // A home that is not there is not for us to make.
    guard
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path,
      case .folder = RelativePath.parent(of: caches).flatMap({ pathKind($0) })
    else { return nil }
    return CacheFolder(at: caches + "/strata")
  }
}
