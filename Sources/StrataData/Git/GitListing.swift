internal import Foundation

/// Lists the files of a folder as git knows them: tracked, and untracked but not ignored.
struct GitListing {
  /// The git program, or nil if there is none on the search path.
  let program: String?

  /// Looks for git on the search path; relative entries are not trusted.
  init(searchPath: String? = ProcessInfo.processInfo.environment["PATH"]) {
    program = (searchPath ?? "").split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }
      .map { $0 + "/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The paths below `root` that end like one of `suffixes`, each ended by a NUL byte; nil if
  /// git cannot tell. Deleted files are among them, and a file in conflict several times.
  func paths(endingIn suffixes: [String], in root: String) -> Data? {
    guard let program else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    // The examined repository's own settings may name programs; none of them is to run.
    process.arguments =
      [
        "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--",
      ] + suffixes.map { "*" + $0 }
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: root, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? data : nil
  }

  /// The caller's environment without what would point git elsewhere, as a hook's does.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
      "GIT_NAMESPACE", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
      "GIT_ICASE_PATHSPECS", "GIT_TRACE",
    ] {
      environment[name] = nil
    }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return environment
  }
}
