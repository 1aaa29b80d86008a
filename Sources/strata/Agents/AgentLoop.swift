internal import Foundation
internal import StrataPresentation

/// Reads messages from standard input and writes their answers to standard output, until the input
/// ends.
struct AgentLoop {
  let connection: RPCConnection

  /// Serves to the end; nothing but answers is written.
  func run() throws(Failure) {
    var framing = LineFraming(limit: Self.longest)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      for message in framing.take(piece[..<count]) { try answer(message) }
    }
    if let last = framing.end() { try answer(last) }
  }

  private func answer(_ piece: FramedMessage) throws(Failure) {
    let answer: [UInt8]? =
      switch piece {
      case .message(let bytes): connection.receive(bytes)
      case .tooLong, .damaged: connection.tooLong
      }
    guard let answer else { return }
    try StandardStream.output.write(String(decoding: answer, as: UTF8.self) + "\n")
  }

  /// A message holds at most a source file and what is said of it.
  private static let longest = 16 << 20
}
