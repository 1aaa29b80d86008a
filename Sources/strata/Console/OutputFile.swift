internal import Foundation
internal import StrataPresentation

/// A file that holds a whole report or what it held before, never half of one.
struct OutputFile {
  let path: String

  /// Replaces the file's content. A device or pipe is written to as it is.
  func write(_ text: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists && kind == S_IFDIR { throw failure("it is a folder") }
    if exists && kind != S_IFREG {
      return try finish(open(path, O_WRONLY), text)
    }
    try replace(exists ? resolved : path, mode: exists ? status.st_mode & 0o7777 : nil, text)
  }

  /// Writes beside the target, then takes its place; an interrupt in between has to wait.
  private func replace(_ target: String, mode: mode_t?, _ text: String) throws(Failure) {
    let temporary = target + ".strata-\(getpid())"
    let interrupt = signal(SIGINT, SIG_IGN)
    let terminate = signal(SIGTERM, SIG_IGN)
    unlink(temporary)
    defer {
      unlink(temporary)
      signal(SIGINT, interrupt)
      signal(SIGTERM, terminate)
    }
    try finish(open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666), text)
    if let mode { chmod(temporary, mode) }
    if rename(temporary, target) != 0 { throw failure(Descriptor.cause(errno)) }
  }

  /// Writes the text and closes the file.
  private func finish(_ number: Int32, _ text: String) throws(Failure) {
    if number < 0 { throw failure(Descriptor.cause(errno)) }
    let written = Descriptor(number: number).write(text)
    let closed = close(number) == 0 ? 0 : errno
    if written != 0 && written != EPIPE { throw failure(Descriptor.cause(written)) }
    if closed != 0 { throw failure(Descriptor.cause(closed)) }
  }

  /// The path without symbolic links, so that a linked file is replaced and not the link.
  private var resolved: String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  private func failure(_ cause: String) -> Failure {
    Failure(kind: "output", message: "cannot write '\(path)': \(cause)")
  }
}
