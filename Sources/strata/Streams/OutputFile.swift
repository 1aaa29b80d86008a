internal import ArgumentParser
internal import Foundation
internal import StrataData
internal import StrataCode
internal import StrataPresentation

/// A file that holds a whole report or what it held before, never half of one.
struct OutputFile {
  let path: String

  /// Replaces the file's content. A device or pipe is written to as it is.
  func write(_ text: String) throws(Failure) {
    let target = try target
    var status = stat()
    let exists = stat(target, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists && kind == S_IFDIR { throw failure(Phrase("it is a folder", zh: "它是文件夹")) }
    if exists && kind != S_IFREG {
      // A pipe that nobody reads would keep us waiting.
      return try finish(open(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC), text)
    }
    do throws(FileReplacement.Failure) { try FileReplacement(path: target).write(text) } catch {
      throw failure(error.cause)
    }
  }

  /// The file itself: a link within the project is not replaced, and one out of it not followed.
  var target: String {
    get throws(Failure) {
      do throws(TypedPath.LeadsOut) { return try TypedPath.resolved(path) } catch {
        throw failure(error.cause)
      }
    }
  }

  /// Throws if a typed path leads out of the project by one of its links.
  static func requireInside(_ path: String) throws(ValidationError) {
    do throws(TypedPath.LeadsOut) { _ = try TypedPath.resolved(path) } catch {
      throw ValidationError(
        "nothing can be kept in '\(path)': \(error.cause)",
        zh: "无法在 '\(path)' 中缓存：\(error.cause)")
    }
  }

  /// Writes the text and closes the file.
  private func finish(_ number: Int32, _ text: String) throws(Failure) {
    if number < 0 { throw failure(systemError(errno)) }
    let written = Descriptor(number: number).write(text)
    let closed = close(number) == 0 ? 0 : errno
    if written != 0 && written != EPIPE { throw failure(systemError(written)) }
    if closed != 0 { throw failure(systemError(closed)) }
  }

  private func failure(_ cause: Phrase) -> Failure {
    Failure(
      kind: "output",
      message: Phrase("cannot write '\(path)': \(cause)", zh: "无法写入 '\(path)'：\(cause)"))
  }
}
