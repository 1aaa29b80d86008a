import Foundation
import TestSupport

/// Where shell blocks of pages run: the built `strata` first on the path, and stand-ins for what
/// would build it anew.
final class ShellPlace {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("strata"), withDestinationURL: BuiltCommand.binary)
    try write(Self.swift, to: "swift")
    try write(Self.make, to: "make")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// `swift run strata` and `swift package strata` are the built one, `make check` runs the plugin;
  /// `swift build` has to name a product that there is.
  private static var swift: String {
    """
    #!/bin/sh
    if [ "$1 $2" = "package --allow-writing-to-package-directory" ]; then shift 2; set -- package "$@"; fi
    case "$1 $2" in
    "run strata" | "package strata") shift 2; exec strata "$@" ;;
    "build -c") exec grep -q "name: \\"$5\\"" "\(Repository.root.path)/Package.swift" ;;
    *) echo "no stand-in for: swift $*" >&2; exit 2 ;;
    esac
    """
  }

  /// `make` says what it would do.
  private static var make: String {
    """
    #!/bin/sh
    PATH="${PATH#*:}" exec make --dry-run -C "\(Repository.root.path)" "$@"
    """
  }

  private func write(_ script: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Runs commands in a folder as a shell with `set -eu` does.
  func run(
    _ commands: String, in directory: URL, with environment: [String: String] = [:]
  ) throws -> BuiltCommand.Outcome {
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    all["PATH"] = folder.path + ":" + (all["PATH"] ?? "/usr/bin:/bin")
    return try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/bin/sh"), ["-euc", commands], in: directory, environment: all)
  }
}
