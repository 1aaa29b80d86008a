package import Foundation
package import Testing

/// Holds a text against the file of a name in `Goldens` beside the test; `RECORD=1` writes it.
package func expectGolden(
  _ text: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Goldens").appendingPathComponent(name)
  try expectRecorded(text, in: file, sourceLocation: sourceLocation)
}

/// Holds a text against a file; `RECORD=1` writes the file instead.
package func expectRecorded(
  _ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record(
      "there is no '\(file.lastPathComponent)'; RECORD=1 writes it", sourceLocation: sourceLocation)
    return
  }
  #expect(text == String(decoding: data, as: UTF8.self), sourceLocation: sourceLocation)
}
