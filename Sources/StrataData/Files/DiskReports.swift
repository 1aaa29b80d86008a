internal import Foundation
package import StrataCode
package import StrataFeatures

/// Writes reports to the disk.
package struct DiskReports: ReportWriting {
  /// Reports by paths that start from the current folder.
  package init() {}

  package func write(_ text: String, to path: String) throws(ReportWriteError) {
    let target = try target(of: path)
    switch pathKind(target) {
    case .folder:
      throw .unwritable(path: path, cause: Phrase("it is a folder", zh: "它是文件夹"))
    case .link, .other:
      // A pipe that nobody reads would keep us waiting.
      let number = open(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if let cause = Self.finish(number, text) { throw .unwritable(path: path, cause: cause) }
    case .file, nil:
      do throws(FileReplacement.Failure) { try FileReplacement(path: target).write(text) } catch {
        throw .unwritable(path: path, cause: error.cause)
      }
    }
  }

  package func makeFolders(around path: String) throws(ReportWriteError) {
    let target = try target(of: path)
    do {
      try FileManager.default.createDirectory(
        atPath: RelativePath.folder(of: target), withIntermediateDirectories: true)
    } catch { throw .unwritable(path: path, cause: lastSystemError()) }
  }

  package func requirePage(at path: String) throws(ReportWriteError) {
    let target = try target(of: path)
    guard case .file(let size) = pathKind(target), size > 0 else { return }
    let start = FileHandle(forReadingAtPath: target)?.readData(ofLength: 64) ?? Data()
    let text = String(decoding: start, as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if !["<!doctype html", "<html"].contains(where: text.hasPrefix) { throw .notAPage(path: path) }
  }

  package func add(_ text: String, toSummary path: String) throws(ReportWriteError) {
    func failure(_ cause: Phrase) -> ReportWriteError { .noSummary(path: path, cause: cause) }
    // One byte too many would hide all of it.
    guard text.utf8.count <= room(inSummary: path) else {
      throw failure(Phrase("it is full", zh: "已满"))
    }
    switch pathKind(path) {
    case .file, nil: break
    default: throw failure(Phrase("it is no file", zh: "它不是文件"))
    }
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    if let cause = Self.finish(number, text) { throw failure(cause) }
  }

  package func room(inSummary path: String) -> Int {
    guard case .file(let size) = pathKind(path) else { return Self.summaryLimit }
    return Self.summaryLimit - size
  }

  /// GitHub takes so many bytes a step, or nothing at all.
  private static let summaryLimit = 1_048_576

  package func objection(to path: String) -> Phrase? {
    do throws(TypedPath.LeadsOut) { _ = try TypedPath.resolved(path) } catch { return error.cause }
    return nil
  }

  package func paths(startingWith typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let entries = folderEntries(of: folder.isEmpty ? "." : folder) ?? []
    return entries.compactMap { entry -> String? in
      guard let name = entry.name, !name.hasPrefix(".") else { return nil }
      let path = folder + name
      guard path.hasPrefix(typed) else { return nil }
      if case .folder = pathKind(path) { return path + "/" }
      return path
    }.sorted()
  }

  /// The file itself: a link within the project is not replaced, and one out of it not followed.
  private func target(of path: String) throws(ReportWriteError) -> String {
    do throws(TypedPath.LeadsOut) { return try TypedPath.resolved(path) } catch {
      throw .unwritable(path: path, cause: error.cause)
    }
  }

  /// Writes the text and closes the file; the cause if that fails.
  private static func finish(_ number: Int32, _ text: String) -> Phrase? {
    if number < 0 { return lastSystemError() }
    let written = Descriptor(number: number).write(text)
    let closed = close(number) == 0 ? 0 : errno
    if written != 0 && written != EPIPE { return systemError(written) }
    return closed == 0 ? nil : systemError(closed)
  }
}
