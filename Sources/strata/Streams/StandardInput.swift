internal import Foundation
internal import StrataData
internal import StrataCode
internal import StrataPresentation

/// What is piped into the process.
enum StandardInput {
  /// All of it; more than any source file holds is a failure.
  static func read() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(systemError(errno))
      }
      bytes += piece[..<count]
      if bytes.count > limit {
        throw failure(Phrase("it has more than \(limit >> 20) MB", zh: "超过 \(limit >> 20) MB"))
      }
    }
  }

  private static let limit = 64 << 20

  private static func failure(_ cause: Phrase) -> Failure {
    Failure(
      kind: "input",
      message: Phrase("cannot read standard input: \(cause)", zh: "无法读取标准输入：\(cause)"))
  }
}
