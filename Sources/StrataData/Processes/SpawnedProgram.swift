internal import CSpawn
internal import Foundation
internal import StrataCode

/// Another program on its way: it ends at the latest when its time is up, when nobody holds it any
/// more, or when Strata itself ends.
final class SpawnedProgram {
  /// What to start, and with what.
  struct Plan {
    var path: String
    var arguments: [String]
    var environment: [String: String]
    /// The absolute path of the folder to run in.
    var folder: String
    /// After so many seconds the program is ended, whatever Strata does.
    var seconds: Int
    /// Whether it is to be asked something on its standard input.
    var isAsked = false
    /// Whether anybody reads what it complains of.
    var isHeard = true
  }

  /// Why a program cannot be started, in the system's words.
  struct Failure: Error {
    var cause: Phrase
  }

  /// Where to write what it reads; nil unless it is to be asked.
  let input: Int32?
  /// Where to read what it prints.
  let output: Int32
  /// Where to read what it complains of; nil if nobody does.
  let complaint: Int32?
  private let process: pid_t
  private var hasEnded = false

  /// Starts a program.
  init(_ plan: Plan) throws(Failure) {
    let none = open("/dev/null", O_RDWR | O_CLOEXEC)
    var ends = [none]
    var isStarted = false
    defer { for end in ends where !isStarted || end == none { close(end) } }
    func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
      var pair: (Int32, Int32) = (-1, -1)
      let result = withUnsafeMutablePointer(to: &pair) {
        $0.withMemoryRebound(to: Int32.self, capacity: 2) { spawn_pipe($0) }
      }
      if result != 0 { throw Failure(cause: systemError(-result)) }
      ends += [pair.0, pair.1]
      return pair
    }
    let questions = plan.isAsked ? try pipe() : nil
    let answers = try pipe()
    let complaints = plan.isHeard ? try pipe() : nil
    let number = Self.start(
      plan, input: questions?.reading ?? none, answers.writing, complaints?.writing ?? none)
    if number < 0 { throw Failure(cause: systemError(-number)) }
    isStarted = true
    for end in [questions?.reading, answers.writing, complaints?.writing] {
      if let end { close(end) }
    }
    process = number
    (input, output, complaint) = (questions?.writing, answers.reading, complaints?.reading)
  }

  private static func start(
    _ plan: Plan, input: Int32, _ output: Int32, _ error: Int32
  ) -> Int32 {
    let environment = plan.environment.map { "\($0.key)=\($0.value)" }
    return withCStrings([plan.path] + plan.arguments) { arguments in
      withCStrings(environment) { environment in
        plan.path.withCString { path in
          plan.folder.withCString { folder in
            var plan = spawn_plan(
              path: path, arguments: arguments, environment: environment, folder: folder,
              input: input, output: output, error: error, seconds: UInt32(clamping: plan.seconds))
            return spawn_program(&plan)
          }
        }
      }
    }
  }

  /// Waits for its end, which comes by itself once it has printed all; whether it succeeded.
  func end() -> Bool {
    if hasEnded { return false }
    hasEnded = true
    if let input { close(input) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Ends it at once.
  func kill() {
    if hasEnded { return }
    _ = Foundation.kill(process, SIGKILL)
    _ = end()
  }

  deinit {
    kill()
    close(output)
    if let complaint { close(complaint) }
  }
}
