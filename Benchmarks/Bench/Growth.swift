internal import Foundation
internal import StrataCode
internal import StrataData
internal import StrataFeatures

/// Whether time grows as the lines do: all code bases in one tree against the smallest alone.
struct Growth {
  let tool: Tool
  let apps: [String]
  let rows: [Row]

  /// A sentence with the time a line of both.
  func text() throws -> String {
    let scratch = try Scratch()
    for app in apps {
      let target = scratch.path + "/" + URL(fileURLWithPath: app).lastPathComponent
      // Links where the file system has them, else copies.
      if (try? Usage(of: "cp", ["-al", app, target])) == nil {
        try? FileManager.default.removeItem(atPath: target)
        _ = try Usage(of: "cp", ["-a", app, target])
      }
    }
    let lines = rows.reduce(0) { $0 + $1.lines }
    guard let smallest = rows.min(by: { $0.lines < $1.lines }), lines > 0 else { return "" }
    let root = scratch.path
    let files = try DiskCodebaseReader().read(CodebaseRequest(path: root, projectRoot: root))
      .workspace.files
    let floor = try tool.parse(files, in: root)
    let all = try tool.coldCheck(scratch.path)
    let memory = try tool.coldMemory(scratch.path)
    let alone = smallest.cold.seconds / Double(max(smallest.lines, 1))
    let together = all.seconds / Double(lines)
    func micro(_ seconds: Double) -> String { Row.number(seconds * 1e6, 1) }
    return """
      all in one tree: \(lines) lines, parse \(Row.number(floor.seconds)) s, cold \
      \(Row.number(all.seconds)) s (\(Row.number(all.seconds / floor.seconds)) of parsing), \
      \(Row.number(memory, 0)) MB; \(micro(together)) µs a line, \
      \(Row.number(together / alone)) of '\(smallest.name)' alone (\(micro(alone)) µs)
      """
  }
}
