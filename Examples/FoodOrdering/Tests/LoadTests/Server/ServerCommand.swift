import Foundation

/// How the server is started: the one place that knows its name and its arguments.
enum ServerCommand {
  /// What it is told.
  static func arguments(port: Int, database: String) -> [String] {
    ["server", "--port", "\(port)", "--database", database, "--step-seconds", "5"]
  }

  /// `FOOD_SERVER`, or what was built together with the tests.
  static var executable: URL {
    if let path = ProcessInfo.processInfo.environment["FOOD_SERVER"] { return URL(filePath: path) }
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/debug/\(name)").standardized
  }

  private static let name = "food"
}
