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

  /// The entries below `root` whose paths end like one of `suffixes`, as `GitEntry` reads them.
  /// Deleted files are among them; a changed file stands there twice, one in conflict several times.
  func entries(endingIn suffixes: [String], in root: String) throws(GitFailure) -> Data {
    let options = [
      "-z", "-v", "--stage", "--cached", "--modified", "--others", "--exclude-standard", "--",
    ]
    return try listFiles(options + suffixes.map { "*" + $0 }, in: root)
  }

  /// The paths below `root` at which git holds other repositories.
  func submodules(in root: String) throws(GitFailure) -> [String] {
    let mark = Array("160000 ".utf8)
    return try listFiles(["-z", "--stage"], in: root).split(separator: 0).compactMap { entry in
      guard entry.starts(with: mark), let tab = entry.firstIndex(of: 0x09) else { return nil }
      return String(decoding: entry[tab...].dropFirst(), as: UTF8.self)
    }
  }

  private func listFiles(_ options: [String], in root: String) throws(GitFailure) -> Data {
    guard let program else { throw GitFailure(cause: "there is no git on the search path") }
    // The examined repository's own settings may name programs; none of them is to run.
    let arguments =
      ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "ls-files"] + options
    let output = Pipe()
    let process = process(program, arguments, in: root)
    process.standardOutput = output
    if let data = GitListing.finish(process, reading: output) { return data }
    // Asked again for its reason alone, git cannot block on one pipe while the other is read.
    let complaint = Pipe()
    let second = self.process(program, arguments, in: root)
    second.standardError = complaint
    second.environment?["LC_ALL"] = "C"
    throw GitFailure(complaint: GitListing.read(second, complaint) ?? Data())
  }

  private func process(_ program: String, _ arguments: [String], in root: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: root, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Runs a process; what it writes to `pipe`, or nil if it cannot be run.
  private static func read(_ process: Process, _ pipe: Pipe) -> Data? {
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  private static func finish(_ process: Process, reading pipe: Pipe) -> Data? {
    guard let data = read(process, pipe) else { return nil }
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

/// Git cannot tell; `cause` in its own words.
struct GitFailure: Error {
  var cause: String

  /// A failure for a known cause.
  init(cause: String) { self.cause = cause }

  /// What git wrote: the line that says what is wrong, without the advice around it.
  init(complaint: Data) {
    let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let marks = ["fatal: ", "error: "]
    let line = lines.last { line in marks.contains { line.hasPrefix($0) } } ?? lines.last
    guard var cause = line else {
      self.cause = "it does not say why"
      return
    }
    for mark in marks where cause.hasPrefix(mark) { cause.removeFirst(mark.count) }
    self.cause = String(cause.prefix(300))
  }
}
