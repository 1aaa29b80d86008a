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
///        strata-bench --parse-only DIR — the floor: list, read and parse, and nothing else
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

  private static func parseOnly(_ path: String) throws {
    let reader = DiskCodebaseReader { bytes in
      withExtendedLifetime(Parser.parse(source: bytes)) { FileFacts() }
    }
    _ = try reader.read(CodebaseRequest(path: path, projectRoot: path))
  }

  private static func apps(in folder: String, named names: [String]) throws -> [String] {
    let found = names.isEmpty ? try FileManager.default.contentsOfDirectory(atPath: folder) : names
    return found.sorted().map { folder + "/" + $0 }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
