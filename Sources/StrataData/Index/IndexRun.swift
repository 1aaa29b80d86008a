internal import CIndexStore
internal import Foundation

/// One start of the process that reads an index store: its answers as far as it came.
struct IndexRun {
  private(set) var answers: [IndexAnswer] = []
  private(set) var hasStarted = false
  /// Whether it had to be stopped.
  private(set) var isOverdue = false

  /// Asks a program, and stops it when its time is over.
  init(_ question: IndexQuestion, by program: String, until end: ContinuousClock.Instant) {
    // A process that dies before it has read the question is noticed by its silence.
    signal(SIGPIPE, SIG_IGN)
    var (input, output): (Int32, Int32) = (-1, -1)
    let id = index_process_start(program, IndexProcess.argument, &input, &output)
    guard id > 0 else { return }
    hasStarted = true
    defer {
      index_process_end(id)
      close(input)
      close(output)
    }
    // The question's pipe stays open to the end: should this process go away, that one notices.
    _ = FrameWriter(descriptor: input).write(question)
    let reader = FrameReader(descriptor: output, until: end)
    while answers.count < question.names.count, let answer: IndexAnswer = reader.next() {
      answers.append(answer)
      if answer.failure != nil { break }
    }
    isOverdue = ContinuousClock.now >= end
  }
}
