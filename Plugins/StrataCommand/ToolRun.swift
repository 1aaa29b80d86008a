import Foundation

/// The built tool, run on a project from within a plugin.
struct ToolRun {
  var tool: URL
  /// The folder of the project that asks.
  var root: URL
  /// Where a plugin may write without being allowed to.
  var workFolder: URL

  /// Runs the tool to its end; the plugin ends with the tool's exit code unless it is 0.
  func callAsFunction(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw ToolFailure.ended(signal: process.terminationStatus)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Where paths among the arguments start: where the caller stands, if that is in the project.
  private var folder: URL {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let isInside = current.pathComponents.starts(with: root.pathComponents)
    return isInside ? current : root
  }

  /// The user's cache folder is out of reach in a sandbox: the cache lies with the plugin's work.
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": workFolder.path]) { $1 }
  }
}

/// Why the tool did not come to its end.
enum ToolFailure: Error, CustomStringConvertible {
  case notBuilt(String)
  case notInstalled([String])
  case ended(signal: Int32)

  var description: String {
    switch self {
    case .notBuilt(let log): "cannot build strata: \(Self.complaints(in: log))"
    case .notInstalled(let places):
      "no strata at \(places.joined(separator: " or ")); install it with Homebrew"
    case .ended(let signal): "strata was ended by signal \(signal)"
    }
  }

  /// A log without the steps that went well.
  private static func complaints(in log: String) -> String {
    log.split(separator: "\n").filter { !$0.hasPrefix("[") }.joined(separator: "\n")
  }
}
