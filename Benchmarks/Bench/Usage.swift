internal import CSpawn
internal import Foundation
internal import StrataData

/// What one run of a program took.
struct Usage {
  /// Wall-clock seconds, from the start of the program to its end.
  var seconds: Double
  /// What it complained of.
  private var complaint: String

  /// Runs a program to its end; `input` is the path of a file that it reads as its input. Nothing stands
  /// between the clock and the program: `time`, `env` and Foundation's `Process` take as long as a whole
  /// run where little has changed.
  init(
    of program: String, _ arguments: [String], in folder: String? = nil, input: String? = nil
  ) throws {
    let scratch = try Scratch()
    let errors = scratch.path + "/errors"
    let streams = [
      open(input ?? "/dev/null", O_RDONLY), open("/dev/null", O_WRONLY),
      open(errors, O_WRONLY | O_CREAT, 0o600),
    ]
    defer { for stream in streams { close(stream) } }
    let path = try Self.path(of: program)
    let start = ContinuousClock.now
    let process = Self.start(path, arguments, in: folder ?? ".", streams)
    var status: Int32 = 0
    let isDone = process > 0 && waitpid(process, &status, 0) == process
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    complaint = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    guard isDone, status == 0 else {
      throw BenchError.failed(program: program, arguments: arguments, text: complaint)
    }
    self.seconds = Double(seconds) + Double(attoseconds) / 1e18
  }

  /// The peak resident memory of a program in MiB. Linux counts what started a program as its own until
  /// then: a small program stands between.
  static func memory(of program: String, _ arguments: [String]) throws -> Double {
    let usage = try Usage(of: "env", ["time", "-f", "%M", program] + arguments)
    let last = usage.complaint.split(whereSeparator: \.isNewline).last ?? ""
    guard let kilobytes = Double(last) else {
      throw BenchError.failed(program: program, arguments: arguments, text: usage.complaint)
    }
    return kilobytes / 1024
  }

  /// Starts a program, which may take as long as it wants; its number, or a negative one.
  private static func start(
    _ path: String, _ arguments: [String], in folder: String, _ streams: [Int32]
  ) -> Int32 {
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    return withCStrings([path] + arguments) { words in
      withCStrings(environment) { values in
        path.withCString { path in
          folder.withCString { folder in
            var plan = spawn_plan(
              path: path, arguments: words, environment: values, folder: folder, input: streams[0],
              output: streams[1], error: streams[2], seconds: 0)
            return spawn_program(&plan)
          }
        }
      }
    }
  }

  /// Where a program lies that is called by its name alone.
  private static func path(of program: String) throws -> String {
    if program.contains("/") { return program }
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let found = folders.map { $0 + "/" + program }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else {
      throw BenchError.failed(program: program, arguments: [], text: "It is not in the PATH.")
    }
    return found
  }

  /// The run of median time of several.
  static func median(of count: Int = 3, _ run: () throws -> Usage) rethrows -> Usage {
    try (0..<count).map { _ in try run() }.median
  }
}

extension [Usage] {
  /// The run of median time.
  var median: Usage { sorted { $0.seconds < $1.seconds }[count / 2] }
}

/// Why something could not be measured.
enum BenchError: Error, CustomStringConvertible {
  case failed(program: String, arguments: [String], text: String)
  case noSource(String)

  var description: String {
    switch self {
    case .failed(let program, let arguments, let text):
      "\(program) \(arguments.joined(separator: " ")) failed: \(text)"
    case .noSource(let folder): "there is no file to change in \(folder)"
    }
  }
}
