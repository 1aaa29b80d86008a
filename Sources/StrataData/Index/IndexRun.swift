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
    let seconds = (end - ContinuousClock.now).components.seconds
    let plan = SpawnedProgram.Plan(
      path: program, arguments: [IndexProcess.argument], environment: Self.environment,
      folder: "/", seconds: Int(seconds) + 5, isAsked: true, isHeard: false)
    guard let started = try? SpawnedProgram(plan), let input = started.input else { return }
    hasStarted = true
    defer { started.kill() }
    // The question's pipe stays open to the end: should this process go away, that one notices.
    _ = FrameWriter(descriptor: input).write(question)
    let reader = FrameReader(descriptor: started.output, until: end)
    while answers.count < question.names.count, let answer: IndexAnswer = reader.next() {
      answers.append(answer)
      if answer.failure != nil { break }
    }
    isOverdue = ContinuousClock.now >= end
  }

  /// What a dynamic linker needs; nothing that could be a secret, and no reports of crashes.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment
      .filter { ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
