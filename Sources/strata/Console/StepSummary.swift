internal import Foundation
internal import StrataDomain
internal import StrataPresentation

/// The file that GitHub shows as the summary of a step; every command of the step adds to it.
struct StepSummary {
  let path: String

  /// GitHub takes so many bytes a step, or nothing at all.
  private static let limit = 1_048_576

  /// How many bytes may still be added.
  var room: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Self.limit - Int(status.st_size) : Self.limit
  }

  /// Adds a text at the end, if there is room for it: one byte too many would hide all of it.
  func add(_ text: String) throws(Failure) {
    guard text.utf8.count <= room else { throw failure("it is full") }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw failure("it is no file")
    }
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw failure(Descriptor.cause(errno)) }
    let written = Descriptor(number: number).write(text)
    close(number)
    if written != 0 { throw failure(Descriptor.cause(written)) }
  }

  private func failure(_ cause: Phrase) -> Failure {
    Failure(kind: "output", message: "cannot add to the step's summary '\(path)': \(cause)")
  }
}
