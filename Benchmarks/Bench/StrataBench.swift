internal import Foundation
internal import StrataData
internal import StrataCode
internal import StrataFeatures
internal import SwiftParser
internal import SwiftSyntax

/// Compares whole runs of the tool with what they cannot do without: parsing, and asking git.
///
/// usage: strata-bench STRATA DIR [NAME…] — each folder below DIR is a code base
///        strata-bench --stages DIR [NAME…] — where the time of a check goes in each of them
///        strata-bench --living DIR [NAME…] — where the time of an edit goes in each of them
///        strata-bench --parse-only LIST — the floor: read and parse the files of a list, and nothing else
@main
struct StrataBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.count {
    case 3 where arguments[1] == "--parse-only": try parseOnly(arguments[2])
    case 3... where arguments[1] == "--stages":
      for app in try apps(in: arguments[2], named: Array(arguments.dropFirst(3))) {
        print(try StageProfile(app).text)
      }
    case 3... where arguments[1] == "--living":
      for app in try apps(in: arguments[2], named: Array(arguments.dropFirst(3))) {
        try live(in: app)
      }
    case 3...:
      let apps = try apps(in: arguments[2], named: Array(arguments.dropFirst(3)))
      try compare(Tool(path: arguments[1], parser: arguments[0]), on: apps)
    default:
      say("usage: strata-bench STRATA DIR [NAME…]")
      exit(2)
    }
  }

  private static func compare(_ tool: Tool, on apps: [String]) throws {
    var rows: [Row] = []
    print(Row.heading)
    for app in apps {
      do {
        let row = try CodeBaseBench(tool: tool, app: app).row()
        print(row.text)
        rows.append(row)
      } catch { say("\(app): \(error)") }
      fflush(nil)
    }
    if rows.count > 1 { print(try Growth(tool: tool, apps: apps, rows: rows).text()) }
  }

  /// Milliseconds of each kind of edit; `STRATA_CHANGES` names those that are of interest, and
  /// `STRATA_RUNS` how often each is made.
  private static func live(in app: String) throws {
    let files = try DiskCodebaseReader().read(CodebaseRequest(path: app, projectRoot: app))
      .workspace.files
    print("\(app): \(files.count) files, \(files.reduce(0) { $0 + $1.facts.lines.count }) lines")
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["STRATA_CHANGES"]?.split(separator: ",").map(String.init)
    let runs = environment["STRATA_RUNS"].flatMap { Int($0) } ?? 9
    let living = try LivingCode(app, files: files)
    for change in TypedChange.allCases where asked?.contains(change.rawValue) ?? true {
      let name = change.rawValue.padding(toLength: 18, withPad: " ", startingAt: 0)
      print("  " + name + (try living.effort(of: change, runs: runs).text))
      fflush(nil)
    }
  }

  /// Nobody can do with less than this: each file is read and parsed, on all cores.
  private static func parseOnly(_ list: String) throws {
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    _ = Workforce(WorkOnThreads()).map(paths.count, inStretchesOf: 1) { index in
      let bytes = FileManager.default.contents(atPath: paths[index]) ?? Data()
      return bytes.withUnsafeBytes { bytes in
        withExtendedLifetime(Parser.parse(source: bytes.assumingMemoryBound(to: UInt8.self))) { 1 }
      }
    }
  }

  private static func apps(in folder: String, named names: [String]) throws -> [String] {
    let found = names.isEmpty ? try FileManager.default.contentsOfDirectory(atPath: folder) : names
    return found.sorted().map { folder + "/" + $0 }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
