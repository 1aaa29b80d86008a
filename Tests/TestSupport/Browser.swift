package import Foundation

/// A browser without a window that loads a page and tells what became of it.
package struct Browser {
  private let program: String

  /// The browser on the search path; nil if there is none.
  package init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let found = names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    program = found
  }

  /// Whether tests with a browser have to run: there is one, or the environment says `CI`.
  package static var isWanted: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return Browser() != nil || !["", "0", "false"].contains(value.lowercased())
  }

  /// The elements of a page once its script has run.
  package func elements(of page: URL) throws -> String {
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--user-data-dir=\(profile.path)", "--window-size=1400,1000",
      "--virtual-time-budget=10000", "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
