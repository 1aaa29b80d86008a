package import Foundation

/// A program of the machine that some tests run.
package struct InstalledTool {
  /// Where it is on the path; nil if it is not.
  package var place: URL?

  package init(_ name: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    place = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a test of it is not to be passed over: it is there, or this is continuous integration,
  /// where it has to be.
  package var isExpected: Bool {
    place != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }
}
