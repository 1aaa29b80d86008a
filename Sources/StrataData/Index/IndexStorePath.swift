internal import StrataFeatures

/// Where an index store lies.
enum IndexStorePath {
  /// The store at `path`, or the one written last among those that builds leave below it.
  static func find(at path: String) throws(CompilerIndexError) -> String {
    guard let path = resolvedPath(path) else { throw .noStore(path: path) }
    let found = candidates(at: path).compactMap { store in
      unitFolder(of: store).flatMap { modificationTime(of: $0) }.map { (store, $0) }
    }
    guard let newest = found.max(by: { $0.1 < $1.1 }) else { throw .noStore(path: path) }
    return newest.0
  }

  /// The store itself, a build folder's, a SwiftPM package's or an Xcode derived data folder's.
  private static func candidates(at path: String) -> [String] {
    let builds = [path + "/.build", path].flatMap { folder in
      (folderEntries(of: folder) ?? []).compactMap(\.name).sorted().map {
        folder + "/" + $0 + "/index/store"
      }
    }
    return [
      path, path + "/index/store", path + "/store", path + "/DataStore",
      path + "/Index.noindex/DataStore",
    ] + builds
  }

  /// The folder of the units in a store, whose name begins with the store's format.
  private static func unitFolder(of store: String) -> String? {
    (folderEntries(of: store) ?? []).compactMap(\.name).sorted().reversed().map {
      store + "/" + $0 + "/units"
    }.first { if case .folder = pathKind($0) { true } else { false } }
  }
}
