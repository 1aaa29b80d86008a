package import Foundation

/// A browser without a window that loads a page and tells what became of it.
package struct Browser {
  private static let tool = InstalledTool(
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

  private let program: URL

  /// The browser on the search path; nil if there is none.
  package init?() {
    guard let place = Self.tool.place else { return nil }
    program = place
  }

  /// Whether tests with a browser have to run.
  package static let isWanted = tool.isExpected

  /// The elements of a page once its script has run.
  package func elements(of page: URL) throws -> String {
    String(decoding: try run(["--dump-dom", page.absoluteString]), as: UTF8.self)
  }

  /// A page as it is printed: a PDF document, of which the bytes stand for letters.
  package func paper(of page: URL) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-paper-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run(["--print-to-pdf=\(file.path)", page.absoluteString])
    return String(try Data(contentsOf: file).map { Character(Unicode.Scalar($0)) })
  }

  private func run(_ arguments: [String]) throws -> Data {
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--user-data-dir=\(profile.path)", "--window-size=1400,1000",
        "--virtual-time-budget=10000",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
