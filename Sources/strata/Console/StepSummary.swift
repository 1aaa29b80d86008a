internal import Foundation
internal import StrataData
internal import StrataCode
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
    guard text.utf8.count <= room else { throw failure(Phrase("it is full", zh: "已满")) }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw failure(Phrase("it is no file", zh: "它不是文件"))
    }
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw failure(systemError(errno)) }
    let written = Descriptor(number: number).write(text)
    close(number)
    if written != 0 { throw failure(systemError(written)) }
  }

  private func failure(_ cause: Phrase) -> Failure {
    Failure(
      kind: "output",
      message: Phrase(
        "cannot add to the step's summary '\(path)': \(cause)",
        zh: "无法写入该步骤的摘要 '\(path)'：\(cause)"))
  }
}
