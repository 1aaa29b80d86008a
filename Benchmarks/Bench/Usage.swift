internal import Foundation

/// What one run of a program took.
struct Usage {
  /// Wall-clock seconds.
  var seconds: Double
  /// Peak resident memory in MiB.
  var memory: Double

  /// Runs a program to its end; `input` is the path of a file that it reads as its input.
  init(
    of program: String, _ arguments: [String], in folder: String? = nil, input: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["time", "-f", "%M", program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let input { process.standardInput = FileHandle(forReadingAtPath: input) }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    let last = text.split(whereSeparator: \.isNewline).last ?? ""
    guard process.terminationStatus == 0, let kilobytes = Double(last) else {
      throw BenchError.failed(program: program, arguments: arguments, text: text)
    }
    self.seconds = Double(seconds) + Double(attoseconds) / 1e18
    memory = kilobytes / 1024
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
