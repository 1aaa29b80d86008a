internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// The folder in which changes of a project are noted: in git's own, or else beside the cache.
struct ChangeJournal {
  /// The absolute path that the paths of its entries start at.
  let base: String
  private let folder: String

  /// More changes than these are not kept.
  private static let kept = 50
  private static let begun = "begun-"
  private static let ending = ".json"
  private static let unwritable = Phrase("it cannot be written down", zh: "无法写出")

  /// The journal for the project at an absolute root; `cache` serves where there is no git.
  init(for root: String, cache: CacheFolder?) throws(ChangeError) {
    let tree: GitTree?
    do throws(GitFailure) { tree = try GitTree(around: root) } catch {
      throw .noJournal(cause: error.cause)
    }
    if let tree, let own = GitTree.gitFolder(of: tree.root) {
      base = tree.root
      folder = RelativePath.absolute("strata", in: own)
    } else if let cache {
      base = root
      folder = cache.path + "/changes/" + ContentID.digits(of: Array(root.utf8))
    } else {
      throw .noJournal(
        cause: Phrase("there is no cache folder and no git", zh: "没有缓存文件夹，也没有 git"))
    }
  }

  /// The right to write, which one run has at a time; makes the folder.
  func lock() throws(ChangeError) -> FileLock {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch { throw .noJournal(cause: lastSystemError()) }
    guard access(folder, W_OK) == 0 else { throw .noJournal(cause: lastSystemError()) }
    guard let lock = FileLock(at: folder + "/lock", patience: 2) else { throw .busy }
    return lock
  }

  /// Whether anything was ever noted.
  var isThere: Bool { pathKind(folder) != nil }

  /// The change that was cut short, if one was.
  func interrupted() throws(ChangeError) -> JournalEntry? {
    try names().first { $0.hasPrefix(Self.begun) }.map { (name) throws(ChangeError) in
      try entry(at: "\(folder)/\(name)")
    }
  }

  /// Whole changes that can be undone, newest first; those of other projects in the same tree are
  /// left out.
  func entries(of root: String) throws(ChangeError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    for name in try names() where !name.hasPrefix(Self.begun) {
      let entry = try entry(at: "\(folder)/\(name)")
      if !entry.isUndo, RelativePath.absolute(entry.root, in: base) == root {
        entries.append(entry)
      }
    }
    return entries.sorted { ($1.time, $1.id) < ($0.time, $0.id) }
  }

  /// Notes that a change begins.
  func begin(_ entry: JournalEntry) throws(ChangeError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(entry) else {
      throw .noJournal(cause: Self.unwritable)
    }
    let file = DurableFile(at: path(ofBegun: entry.id))
    do throws(FileReplacement.Failure) {
      try file.write(Array(data), mode: 0o600, beside: "\(folder)/.\(entry.id)")
    } catch { throw .noJournal(cause: error.cause) }
  }

  /// Notes that a change is whole: from then on it is not put back.
  func finish(_ entry: JournalEntry) throws(ChangeError) {
    let target = "\(folder)/\(entry.id)\(Self.ending)"
    guard rename(path(ofBegun: entry.id), target) == 0 else {
      throw .noJournal(cause: lastSystemError())
    }
    DurableFile.sync(folder: folder)
    if entry.isUndo { unlink(target) }
    prune()
  }

  /// Forgets a change that was put back.
  func forget(_ entry: JournalEntry) {
    unlink(path(ofBegun: entry.id))
    DurableFile.sync(folder: folder)
  }

  /// Where the text of a change is while it is not whole.
  func path(ofBegun id: String) -> String { "\(folder)/\(Self.begun)\(id)\(Self.ending)" }

  private func names() throws(ChangeError) -> [String] {
    guard isThere else { return [] }
    guard let entries = folderEntries(of: folder) else {
      throw .noJournal(cause: lastSystemError())
    }
    return entries.compactMap(\.name).filter { $0.hasSuffix(Self.ending) }.sorted()
  }

  private func entry(at path: String) throws(ChangeError) -> JournalEntry {
    guard let bytes = try? readBytes(of: path, limit: 1 << 30),
      let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(bytes)),
      entry.version == JournalEntry.currentVersion,
      entry.files.allSatisfy({ Self.isInside($0.oldPath) && Self.isInside($0.newPath) })
    else { throw .damagedJournal(path: path) }
    return entry
  }

  /// Whether a path stays below the base: a journal that somebody forged leads nowhere else.
  private static func isInside(_ path: String?) -> Bool {
    path.map { !$0.isEmpty && !$0.hasPrefix("/") && RelativePath.join("", $0) == $0 } ?? true
  }

  private func prune() {
    guard let names = try? names().filter({ !$0.hasPrefix(Self.begun) }) else { return }
    // Names begin with the time.
    for name in names.dropLast(Self.kept) { unlink("\(folder)/\(name)") }
  }
}
