internal import Foundation

/// Documents held against a JSON schema, by Python's `jsonschema`.
package struct SchemaCheck {
  /// Whether there is a Python that can; on continuous integration there has to be one, so that a
  /// test that needs it is never passed over there.
  package static let isPossible = python != nil || InstalledTool.isContinuousIntegration

  /// What is wrong with documents; empty if nothing is.
  package static func faults(
    in documents: [String: String], against schema: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let script = Repository.root.appendingPathComponent("Scripts/validate.py").path
    let schema = Repository.root.appendingPathComponent(schema).path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python ?? "/usr/bin/python3")
    process.arguments = [script, schema] + documents.keys.sorted()
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "it failed" : text
  }

  /// The first Python that knows schemas.
  private static let python: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = ["/usr/bin"] + path.split(separator: ":").map { String($0) }
    return candidates.map { $0 + "/python3" }.first { program in
      guard FileManager.default.isExecutableFile(atPath: program) else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["-c", "import jsonschema"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }()
}
