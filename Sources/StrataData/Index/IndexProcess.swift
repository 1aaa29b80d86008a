internal import CIndexStore
internal import Foundation
internal import StrataCode

/// A process of its own in which an index store is read: the library that does it trusts its bytes,
/// and damaged ones can end the process.
package struct IndexProcess: Sendable {
  /// The argument by which the program is told to read a store, and nothing else.
  package static let argument = "__read-index-store"

  /// A program that reads a store when it is started with the argument.
  let program: String
  /// How long one question may take.
  var patience = 60.0
  /// As many things may end the process before the rest of a question is given up.
  private static let mostRestarts = 8

  /// The program at a path.
  package init(program: String) { self.program = program }

  /// This program; nil if it cannot be told where it is.
  package static var ofThisProgram: IndexProcess? {
    Bundle.main.executablePath.map { IndexProcess(program: $0) }
  }

  /// The answers to a question, one for each name. What the process dies of is damaged, and it is
  /// started again behind that.
  func answers(to question: IndexQuestion) -> [IndexAnswer] {
    let end = ContinuousClock.now + .seconds(patience)
    var answers: [IndexAnswer] = []
    var restarts = 0
    while answers.count < question.names.count {
      var rest = question
      rest.names.removeFirst(answers.count)
      let run = IndexRun(rest, by: program, until: end)
      answers += run.answers
      if answers.last?.failure != nil || answers.count >= question.names.count { break }
      guard run.hasStarted, !run.isOverdue, restarts < Self.mostRestarts else {
        let cause = run.isOverdue ? Self.takesTooLong : Self.diesTooOften
        let lost = question.names.count - answers.count
        answers += Array(repeating: IndexAnswer(damage: cause), count: lost)
        break
      }
      answers.append(IndexAnswer(damage: Self.dies))
      restarts += 1
    }
    return answers
  }

  private static let dies = Phrase(
    "the toolchain's library crashes on it", zh: "工具链的库在读取它时崩溃")
  private static let diesTooOften = Phrase(
    "the process that reads it keeps failing", zh: "读取它的进程不断失败")
  private static let takesTooLong = Phrase("reading it takes too long", zh: "读取它的时间过长")
}

extension IndexProcess {
  /// What the started process does: reads a question from standard input, writes the answers to
  /// standard output, and ends; before that, if whoever asked goes away.
  package static func serve() {
    let output = dup(1)
    // What the library prints is no answer.
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard output >= 0, nowhere >= 0, dup2(nowhere, 1) >= 0 else { return }
    index_limit_resources()
    let input = FrameReader(descriptor: 0, until: nil)
    guard let question: IndexQuestion = input.next() else { return }
    let watch = Thread {
      var byte: UInt8 = 0
      while true {
        let got = read(0, &byte, 1)
        if got == 0 || got < 0 && errno != EINTR { _exit(1) }
      }
    }
    watch.start()
    question.answer { FrameWriter(descriptor: output).write($0) }
  }
}
