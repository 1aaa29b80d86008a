internal import Foundation
package import StrataCode

/// A file that holds a whole text or what it held before, never half of one.
package struct FileReplacement {
  private let path: String

  /// Why the file could not be written, in the system's words.
  package struct Failure: Error {
    package var cause: Phrase
  }

  /// A replacement of what is at a path, which is no link.
  package init(path: String) { self.path = path }

  /// Writes beside the file, then takes its place; an interrupt in between has to wait.
  package func write(_ text: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let temporary = path + ".strata-\(getpid())"
    let interrupt = signal(SIGINT, SIG_IGN)
    let terminate = signal(SIGTERM, SIG_IGN)
    unlink(temporary)
    defer {
      unlink(temporary)
      signal(SIGINT, interrupt)
      signal(SIGTERM, terminate)
    }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0 { throw Failure(cause: lastSystemError()) }
    let written = Descriptor(number: file).write(text)
    let isClosed = close(file) == 0
    if written != 0 { throw Failure(cause: systemError(written)) }
    if !isClosed { throw Failure(cause: lastSystemError()) }
    if exists { chmod(temporary, status.st_mode & 0o7777) }
    if rename(temporary, path) != 0 { throw Failure(cause: lastSystemError()) }
  }
}
