internal import Foundation
internal import StrataData
internal import StrataCode
internal import StrataPresentation

/// Standard input, output and error.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Makes a reader that goes away (`| head`) end the writing, not the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes ctrl-C at the terminal of who started the process end nothing: agents send it to all that
  /// they run.
  static func ignoreInterrupts() { signal(SIGINT, SIG_IGN) }

  /// Whether a person's terminal is at the other end.
  var isTerminal: Bool { isatty(rawValue) != 0 }

  /// Whether there may be somebody at the other end: the reader of a pipe can go away.
  var isRead: Bool {
    var status = pollfd(fd: rawValue, events: 0, revents: 0)
    return poll(&status, 1, 0) <= 0 || Int32(status.revents) & (POLLERR | POLLNVAL) == 0
  }

  /// The terminal's width in columns, or 120 where there is none.
  var width: Int {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 120
    }
    return Int(size.ws_col)
  }

  private var name: Phrase {
    switch self {
    case .input: Phrase("standard input", zh: "标准输入")
    case .output: Phrase("standard output", zh: "标准输出")
    case .error: Phrase("standard error", zh: "标准错误")
    }
  }

  /// Writes all of the text; that nobody reads it any more is no failure.
  func write(_ text: String) throws(Failure) {
    let code = Descriptor(number: rawValue).write(text)
    if code != 0 && code != EPIPE {
      throw Failure(
        kind: Failure.output,
        message: Phrase(
          "cannot write to \(name): \(systemError(code))",
          zh: "无法写入\(name)：\(systemError(code))"))
    }
  }
}
