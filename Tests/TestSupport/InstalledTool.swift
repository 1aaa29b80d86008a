package import Foundation

/// A program of the machine that some tests run.
package struct InstalledTool {
  /// Where it is on the path; nil if it is not.
  package var place: URL?

  /// The first program of some names on the path.
  package init(_ names: String...) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    place = names.lazy.flatMap { name in
      path.split(separator: ":").lazy.map { URL(fileURLWithPath: "\($0)/\(name)") }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a test of it is not to be passed over: it is there, or this is continuous integration,
  /// where it has to be.
  package var isExpected: Bool {
    place != nil || Self.isContinuousIntegration
  }

  /// Whether the environment says that nobody would notice a test that was passed over.
  package static let isContinuousIntegration =
    !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? "")
}
