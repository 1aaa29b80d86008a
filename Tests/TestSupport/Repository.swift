package import Foundation

/// The repository that the tests stand in.
package enum Repository {
  /// The folder with Package.swift.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file by its path from the root.
  package static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The paths of all files below a folder, from the root, sorted; hidden folders, in which examples
  /// are built, are left out.
  package static func files(below folder: String, suffix: String) -> [String] {
    let start = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let found = all?.compactMap { ($0 as? URL)?.path.dropFirst(start.path.count + 1) }
    return (found ?? []).filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }
}
