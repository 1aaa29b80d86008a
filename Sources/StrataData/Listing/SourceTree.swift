internal import StrataFeatures
internal import StrataCode

/// What there is to be read of a code base, on the disk or in a commit.
struct SourceTree: Sendable {
  /// The absolute path of the root.
  var root: String
  var listing: FileListing
  /// The Swift files, manifests among them.
  var sources: SourceEntries
  var files: TreeFiles
  var warnings: WarningList
  /// What files are called that were read since the tree was listed; nil where it is listed anew each
  /// time.
  var identified: IdentifiedFiles?
  /// The files that are others here than on the disk.
  private(set) var laid: Set<String> = []
  /// What a file's content is called, where that is known without reading it.
  private(set) var idWithoutReading: @Sendable (_ path: String) -> ContentID?

  /// The tree with files called as they were when they were read.
  func with(_ files: [ReadFile]) -> SourceTree {
    var tree = self
    tree.sources.rename(by: files)
    return tree
  }

  /// Lists the tree at `root`: that of a commit, or what lies there.
  init(at root: String, revision: String?) throws(CodebaseReadError) {
    self.root = root
    if let revision {
      let tree: CommitTree
      do { tree = try CommitTree(revision, in: root) } catch {
        throw .unreadable(path: root, cause: error.cause(listing: revision))
      }
      listing = FileListing(of: tree)
      sources = SourceEntries(listing, in: tree)
      files = tree.contents
      warnings = listing.warnings
      idWithoutReading = { path in
        tree.target(of: path).flatMap { tree.file(at: $0) }.flatMap { tree.id(of: $0) }
      }
    } else {
      do { listing = try FileListing(of: root) } catch {
        throw .unreadable(path: root, cause: error.cause)
      }
      warnings = listing.warnings
      sources = SourceEntries(listing, in: root, warnings: &warnings)
      files = TreeFiles(in: root)
      idWithoutReading = { [listing] path in
        FileStamp(of: RelativePath.absolute(path, in: root)).flatMap {
          listing.id(of: path, whenLike: $0)
        }
      }
    }
  }
}

extension SourceTree {
  /// The tree of a folder with nothing known of the ways to its files, which links may have changed.
  var reopened: SourceTree {
    var tree = self
    tree.files = TreeFiles(in: root)
    return tree
  }

  /// Leaves out the files that settings exclude, and says which.
  mutating func leaveOut(_ patterns: [PatternSetting]) -> [String] {
    if patterns.isEmpty { return [] }
    var paths: [String] = []
    sources.removeAll { entry in
      let parts = Glob.components(of: entry.path)
      let isExcluded = patterns.contains { $0.covers(parts) }
      if isExcluded { paths.append(entry.path) }
      return isExcluded
    }
    return paths
  }
}

extension SourceTree {
  /// Lays an overlay over the tree; its paths begin at the root.
  mutating func lay(_ overlay: Overlay) {
    if overlay.isEmpty { return }
    let (savedID, hash) = (idWithoutReading, listing.hash)
    let ids = overlay.files.mapValues { file -> ContentID? in
      switch file {
      // One that is too large is read as little as a file that is.
      case .text(let bytes):
        bytes.count > TreeFiles.usualLimit ? nil : ContentID(of: bytes, by: hash)
      case .moved(let old): savedID(old)
      case .gone: nil
      }
    }
    idWithoutReading = { path in ids[path] ?? savedID(path) }
    files = files.under(overlay)
    listing.lay(overlay)
    laid.formUnion(overlay.files.keys)
    sources.lay(
      overlay.files.compactMap { path, file in
        guard file != .gone, listing.lists(path) else { return nil }
        return SourceEntries.Entry(path: path, size: nil, id: ids[path] ?? nil, isSaved: false)
      }, over: Set(overlay.files.keys))
  }
}
