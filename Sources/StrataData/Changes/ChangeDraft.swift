internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// Looks whether a change can be written, and notes what it needs to be taken back.
struct ChangeDraft {
  /// The absolute path of the project.
  let root: String
  /// The absolute path that a journal's paths start at.
  let base: String

  /// Files are as they were when they were read.
  func requireUnchanged(_ reads: [String: [UInt8]]) throws(ChangeError) {
    for path in reads.keys.sorted() {
      let bytes: [UInt8]
      do throws(FileReadFailure) { bytes = try TreeFiles(in: root).read(path) } catch {
        if error == .missing { throw .stale(path: path) }
        throw .unreadable(path: path, cause: error.cause)
      }
      guard bytes == reads[path] else { throw .stale(path: path) }
    }
  }

  /// Every file that changes is what it is taken for and is reached without a link, and there is none
  /// where one is to be made.
  func requirePlaces(for files: [FileChange]) throws(ChangeError) {
    let old = Set(files.compactMap(\.old?.path))
    for version in files.compactMap(\.old) {
      try requireNoLink(to: version.path)
      let bytes: [UInt8]
      do throws(FileReadFailure) {
        bytes = try readBytes(of: place(version.path), followingLinks: false)
      } catch { throw .unreadable(path: version.path, cause: error.cause) }
      guard bytes == version.text else { throw .stale(path: version.path) }
    }
    for path in files.compactMap(\.new?.path) where !old.contains(path) {
      try requireNoLink(to: path)
      if pathKind(place(path), followingLinks: false) != nil { throw .exists(path: path) }
    }
  }

  /// What is noted of a change.
  func entry(of change: ProposedChange, at date: Date) -> JournalEntry {
    let files = change.files.map { file(of: $0, mode: nil) }
    return JournalEntry(
      id: Self.id(of: date), english: change.title.text(in: .english),
      chinese: change.title.text(in: .chinese), time: date.timeIntervalSince1970,
      root: RelativePath.make(root, from: base) ?? "", files: files,
      folders: missingFolders(for: change.files))
  }

  /// What is noted of taking a change back.
  func undoing(_ entry: JournalEntry, _ files: [FileChange]) -> JournalEntry {
    var back = entry
    back.isUndo = true
    back.files = zip(files, entry.files).map { file(of: $0, mode: $1.oldMode) }
    back.folders = missingFolders(for: files)
    return back
  }

  /// The change back, if every file is as the change left it.
  func inverse(of entry: JournalEntry) throws(ChangeError) -> [FileChange] {
    var edited: [String] = []
    var files: [FileChange] = []
    for file in entry.files {
      var present: FileChange.Version?
      if let path = file.newPath {
        let name = fromRoot(path)
        let bytes = try? readBytes(of: RelativePath.absolute(path, in: base), followingLinks: false)
        if let bytes, ContentID.digits(of: bytes) == file.newDigest {
          present = .init(name, bytes)
        } else {
          edited.append(name)
        }
      }
      let former = file.oldPath.flatMap { path in
        file.oldText.map { FileChange.Version(fromRoot(path), [UInt8]($0)) }
      }
      files.append(FileChange(from: present, to: former))
    }
    guard edited.isEmpty else {
      throw .changedSince(paths: edited.sorted(), id: entry.id)
    }
    return files
  }

  /// Paths from the project's root, of those from the base.
  func fromRoot(_ paths: [String]) -> [String] { paths.map(fromRoot) }

  private func fromRoot(_ path: String) -> String {
    RelativePath.make(RelativePath.absolute(path, in: base), from: root) ?? path
  }

  private func fromBase(_ path: String) -> String {
    RelativePath.make(place(path), from: base) ?? path
  }

  private func place(_ path: String) -> String { RelativePath.absolute(path, in: root) }

  private func file(of change: FileChange, mode: UInt32?) -> JournalEntry.File {
    var status = stat()
    let present = change.old.flatMap {
      lstat(place($0.path), &status) == 0 ? UInt32(status.st_mode & 0o7777) : nil
    }
    return JournalEntry.File(
      oldPath: change.old.map { fromBase($0.path) }, oldText: change.old.map { Data($0.text) },
      oldMode: present, newPath: change.new.map { fromBase($0.path) },
      newDigest: change.new.map { ContentID.digits(of: $0.text) }, newMode: mode ?? present)
  }

  /// Folders that are not there yet, outer ones first.
  private func missingFolders(for files: [FileChange]) -> [String] {
    var folders: Set<String> = []
    for path in files.compactMap(\.new?.path) {
      var folder = RelativePath.parent(of: path)
      while let path = folder, !path.isEmpty, pathKind(place(path)) == nil {
        folders.insert(fromBase(path))
        folder = RelativePath.parent(of: path)
      }
    }
    return folders.sorted()
  }

  /// A link could lead out of the project, or to a file of another name.
  private func requireNoLink(to path: String) throws(ChangeError) {
    guard RelativePath.join("", path) == path, !path.split(separator: "/").contains(".git") else {
      throw .unwritable(path: path, cause: SkipReason.leadsOut)
    }
    var place = root
    for part in path.split(separator: "/") {
      place = RelativePath.absolute(String(part), in: place)
      if case .link = pathKind(place, followingLinks: false) {
        throw .unwritable(
          path: path,
          cause: Phrase("a link leads there; name its target", zh: "路径中有链接；请使用链接的目标"))
      }
    }
  }

  /// The time to the millisecond, in digits that sort.
  private static func id(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmssSSS"
    return formatter.string(from: date)
  }
}
