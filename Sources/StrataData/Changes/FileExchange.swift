internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// Puts new files in the place of old ones, as a journal notes it, and puts the old ones back.
///
/// Whatever happens in between, files hold what they held before or what they are to hold, and from
/// the entry alone all of them can be put back.
struct FileExchange {
  let entry: JournalEntry
  /// The absolute path that the paths of the entry start at.
  let base: String
  /// Called between any two steps.
  let atStep: @Sendable () -> Void

  /// Writes the new texts, in the order of the entry's files; nil for a file that is deleted.
  func perform(_ texts: [[UInt8]?]) throws(ChangeError) {
    for folder in entry.folders {
      guard mkdir(place(folder), 0o777) == 0 || errno == EEXIST else {
        throw .unwritable(path: folder, cause: lastSystemError())
      }
      atStep()
    }
    for (file, text) in zip(entry.files, texts) {
      guard let path = file.newPath, let text else { continue }
      do throws(DurableFile.Failure) {
        try DurableFile.make(text, at: temporary(path), mode: file.newMode)
      } catch { throw .unwritable(path: path, cause: error.cause) }
      atStep()
    }
    try requireDeletable()
    for path in entry.files.compactMap(\.newPath) {
      guard rename(temporary(path), place(path)) == 0 else {
        throw .unwritable(path: path, cause: lastSystemError())
      }
      atStep()
    }
    for path in leftBehind {
      guard unlink(place(path)) == 0 else {
        throw .unwritable(path: path, cause: lastSystemError())
      }
      atStep()
    }
    syncFolders()
  }

  /// Puts back what was there before; fails, and leaves all as it is, where files hold what is neither
  /// of before nor of afterwards.
  func rollBack(journal: String) throws(ChangeError) {
    let edited = entry.files.flatMap { [$0.oldPath, $0.newPath] }.compactMap { $0 }
      .filter { !isOurs($0) }
    guard edited.isEmpty else {
      throw .interrupted(paths: Set(edited).sorted(), journal: journal)
    }
    let temporaries = entry.files.flatMap { [$0.oldPath, $0.newPath] }.compactMap { $0 }
    for path in temporaries { unlink(temporary(path)) }
    for file in entry.files {
      guard let path = file.oldPath, let text = file.oldText.map({ [UInt8]($0) }),
        bytes(path) != text
      else { continue }
      do throws(DurableFile.Failure) {
        try FileManager.default.makeFolders(at: RelativePath.folder(of: place(path)))
        try DurableFile(at: place(path)).write(
          text, mode: file.oldMode, beside: temporary(path))
      } catch { throw .unwritable(path: path, cause: error.cause) }
      atStep()
    }
    let old = Set(entry.files.compactMap(\.oldPath))
    for path in entry.files.compactMap(\.newPath) where !old.contains(path) {
      // What is not there need not go: where nothing may be written, to ask for that is an error.
      guard pathKind(place(path), followingLinks: false) != nil else { continue }
      guard unlink(place(path)) == 0 else {
        throw .unwritable(path: path, cause: lastSystemError())
      }
      atStep()
    }
    // Those that hold something else stay.
    for folder in entry.folders.reversed() { rmdir(place(folder)) }
    syncFolders()
  }

  /// Removes folders that a change emptied which it takes back.
  func removeFolders(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(place(folder)) }
  }

  /// Paths at which a file was and none is afterwards.
  private var leftBehind: [String] {
    let new = Set(entry.files.compactMap(\.newPath))
    return entry.files.compactMap(\.oldPath).filter { !new.contains($0) }
  }

  /// A file is deleted last, when others are written: whether that can be done is known before.
  private func requireDeletable() throws(ChangeError) {
    for path in leftBehind where access(RelativePath.folder(of: place(path)), W_OK) != 0 {
      throw .unwritable(path: path, cause: lastSystemError())
    }
  }

  /// Whether what is at a path is of before or of afterwards, or nothing is.
  private func isOurs(_ path: String) -> Bool {
    guard let present = bytes(path) else { return pathKind(place(path)) == nil }
    return entry.files.contains { file in
      file.oldPath == path && file.oldText.map { [UInt8]($0) == present } ?? false
        || file.newPath == path && file.newDigest == ContentID.digits(of: present)
    }
  }

  private func bytes(_ path: String) -> [UInt8]? {
    try? readBytes(of: place(path), followingLinks: false)
  }

  private func syncFolders() {
    let paths = entry.files.flatMap { [$0.oldPath, $0.newPath] }.compactMap { $0 }
    for folder in Set(paths.map { RelativePath.folder(of: place($0)) }) {
      DurableFile.sync(folder: folder)
    }
  }

  private func place(_ path: String) -> String { RelativePath.absolute(path, in: base) }

  private func temporary(_ path: String) -> String { place(entry.temporary(for: path)) }
}

extension FileManager {
  /// Makes a folder and those around it.
  fileprivate func makeFolders(at path: String) throws(DurableFile.Failure) {
    do { try createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw DurableFile.Failure(cause: lastSystemError())
    }
  }
}
