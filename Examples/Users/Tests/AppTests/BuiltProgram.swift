import Foundation

/// The program as it was built, run with lines on its standard input.
struct BuiltProgram {
  /// The exit code.
  let code: Int32
  /// What stood on standard output and on standard error.
  let output: String
  let errors: String

  /// Runs the program to its end.
  static func run(_ arguments: [String] = [], input: String = "") async throws -> BuiltProgram {
    let process = Process()
    process.executableURL = folder.appending(component: "users")
    process.arguments = arguments
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    async let output = text(of: pipes.output)
    async let errors = text(of: pipes.errors)
    let texts = await (output, errors)
    process.waitUntilExit()
    return BuiltProgram(code: process.terminationStatus, output: texts.0, errors: texts.1)
  }

  /// Where the program lies: beside the tests.
  static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? Bundle.main.bundleURL.appending(component: "tests"))
      .deletingLastPathComponent()
  }

  /// Reads to the end on a thread of its own, so that no pipe fills up.
  private static func text(of pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
