internal import Foundation
internal import StrataData
internal import StrataDomain
internal import SwiftParser
internal import SwiftSyntax

/// Compares whole runs of the tool with reading and parsing the same files alone.
///
/// usage: strata-bench STRATA DIR [NAME…] — each folder below DIR is a code base
///        strata-bench --parse-only DIR — the floor: list, read and parse, and nothing else
@main
struct StrataBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.count {
    case 3 where arguments[1] == "--parse-only": try parseOnly(arguments[2])
    case 3...:
      print(Row.heading)
      for app in try apps(in: arguments[2], named: Array(arguments.dropFirst(3))) {
        let bench = Bench(tool: arguments[1], itself: arguments[0], app: app)
        print(try bench.row().text)
      }
    default:
      FileHandle.standardError.write(Data("usage: strata-bench STRATA DIR [NAME…]\n".utf8))
      exit(2)
    }
  }

  private static func parseOnly(_ path: String) throws {
    let reader = DiskCodebaseReader { bytes in
      withExtendedLifetime(Parser.parse(source: bytes)) { FileFacts() }
    }
    _ = try reader.read(CodebaseRequest(path: path))
  }

  private static func apps(in folder: String, named names: [String]) throws -> [String] {
    let found = names.isEmpty ? try FileManager.default.contentsOfDirectory(atPath: folder) : names
    return found.sorted().map { folder + "/" + $0 }
  }
}

/// Runs one code base.
private struct Bench {
  let tool: String
  let itself: String
  let app: String

  func row() throws -> Row {
    let size = try size()
    var floors: [Usage] = []
    var colds: [Usage] = []
    for _ in 0..<3 {
      floors.append(try Usage(of: itself, ["--parse-only", app]))
      colds.append(
        try Usage(of: tool, ["check", app, "--quiet", "--exit-zero", "--output", "/dev/null"]))
    }
    return Row(
      name: URL(fileURLWithPath: app).lastPathComponent, files: size.files, lines: size.lines,
      floor: floors.median, cold: colds.median)
  }

  private func size() throws -> (files: Int, lines: Int) {
    let workspace = try DiskCodebaseReader().read(CodebaseRequest(path: app)).workspace
    return (workspace.files.count, workspace.files.reduce(0) { $0 + $1.facts.lines.count })
  }
}

/// What one run of a program took.
private struct Usage {
  /// Wall-clock seconds.
  var seconds: Double
  /// Peak resident memory in MiB.
  var memory: Double

  /// Runs a program to its end.
  init(of program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["time", "-f", "%e %M", program] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let fields = text.split(whereSeparator: \.isNewline).last?.split(separator: " ") ?? []
    guard process.terminationStatus == 0, fields.count == 2, let seconds = Double(fields[0]),
      let kilobytes = Double(fields[1])
    else { throw BenchError.failed(program: program, text: text) }
    self.seconds = seconds
    memory = kilobytes / 1024
  }
}

private enum BenchError: Error {
  case failed(program: String, text: String)
}

extension [Usage] {
  /// The run of median time.
  fileprivate var median: Usage { sorted { $0.seconds < $1.seconds }[count / 2] }
}

/// One line of the table.
private struct Row {
  var name: String
  var files: Int
  var lines: Int
  var floor: Usage
  var cold: Usage

  static let heading =
    "code base                     files    lines  parse s  check s   ratio       MB   bytes a line"

  var text: String {
    let numbers = String(
      format: "%6d %8d %8.2f %8.2f %7.2f %8.0f %14.0f", files, lines, floor.seconds, cold.seconds,
      cold.seconds / max(floor.seconds, 0.001), cold.memory,
      max(0, cold.memory - 60) * 1_048_576 / Double(max(lines, 1)))
    return name.padding(toLength: 28, withPad: " ", startingAt: 0) + numbers
  }
}
