internal import Dispatch
internal import Foundation
internal import StrataDomain

/// The git program, run so that nothing the examined repository's settings name is run by it.
struct Git {
  /// The git program, or nil if there is none on the search path.
  let program: String?

  /// Looks for git on the search path; relative entries are not trusted.
  init(searchPath: String? = ProcessInfo.processInfo.environment["PATH"]) {
    program = (searchPath ?? "").split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }
      .map { $0 + "/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a git command prints in a folder; `index` is a file to use in place of git's own list of
  /// files, `input` a file to read from.
  func output(
    of arguments: [String], in folder: String, index: String? = nil, input: String? = nil
  ) throws(GitFailure) -> Data {
    func process() throws(GitFailure) -> Process {
      let process = try self.process(arguments, in: folder)
      if let index { process.environment?["GIT_INDEX_FILE"] = index }
      if let input { process.standardInput = FileHandle(forReadingAtPath: input) }
      return process
    }
    let first = try GitRun(try process(), reading: \.standardOutput).end()
    if first.isSuccess { return first.output }
    // Asked again for its reason alone, git cannot block on one pipe while the other is read.
    let second = try process()
    second.environment?["LC_ALL"] = "C"
    throw GitFailure(complaint: try GitRun(second, reading: \.standardError).end().output)
  }

  /// What a git command prints in a folder; nil if it fails, whatever the reason.
  func answer(to arguments: [String], in folder: String) -> Data? {
    guard let process = try? process(arguments, in: folder) else { return nil }
    return try? GitRun(process, reading: \.standardOutput).output()
  }

  /// What a git command prints in a folder in so many seconds, and whether that is all of it; nil if
  /// it cannot be run.
  func output(
    of arguments: [String], in folder: String, within patience: Double
  ) -> (Data, isWhole: Bool)? {
    guard let process = try? process(arguments, in: folder),
      let run = try? GitRun(process, reading: \.standardOutput)
    else { return nil }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: limit)
    let (output, isWhole) = run.end()
    limit.cancel()
    return (output, isWhole)
  }

  /// Starts a git command in a folder.
  func begin(_ arguments: [String], in folder: String) throws(GitFailure) -> GitRun {
    try GitRun(try process(arguments, in: folder), reading: \.standardOutput)
  }

  /// A git command to be run in a folder.
  func process(_ arguments: [String], in folder: String) throws(GitFailure) -> Process {
    guard let program else { throw GitFailure.noGit }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Git.harmless + arguments
    process.environment = Git.environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The examined repository's own settings may name programs; none of them is to run.
  private static let harmless = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]

  /// The caller's environment without what would point git elsewhere, as a hook's does, or let it
  /// ask over the network.
  private static var environment: [String: String] {
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
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = ""
    return environment
  }
}

/// A git command on its way.
struct GitRun {
  private let process: Process
  private let pipe = Pipe()
  // `waitUntilExit` looks a tenth of a second apart.
  private let ending = DispatchSemaphore(value: 0)

  /// Starts a process, to read one of its streams.
  init(_ process: Process, reading stream: ReferenceWritableKeyPath<Process, Any?>)
    throws(GitFailure)
  {
    self.process = process
    process[keyPath: stream] = pipe
    process.terminationHandler = { [ending] _ in ending.signal() }
    do { try process.run() } catch { throw GitFailure(start: error) }
  }

  /// What it prints, once it has ended.
  func end() -> (output: Data, isSuccess: Bool) {
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    ending.wait()
    return (data, process.terminationReason == .exit && process.terminationStatus == 0)
  }

  /// What it prints; a failure unless it succeeds.
  func output() throws(GitFailure) -> Data {
    let (output, isSuccess) = end()
    if isSuccess { return output }
    let status = Int(process.terminationStatus)
    throw GitFailure(cause: Phrase("it ended with \(status)", zh: "git 以状态 \(status) 退出"))
  }
}

/// Git cannot tell; `cause` in its own words.
struct GitFailure: Error {
  var cause: Phrase
  /// Whether git found no repository to ask.
  private(set) var isAboutRepository = false

  /// A failure for a known cause.
  init(cause: Phrase) { self.cause = cause }

  /// Git cannot be started, in the system's words.
  init(start error: any Error) {
    let words = error.localizedDescription
    cause = Phrase("\(words)", zh: "无法启动 git：\(words)")
  }

  /// What it means that the files of a commit cannot be listed.
  func cause(listing commit: String) -> Phrase {
    Phrase("git cannot list commit \(commit): \(cause)", zh: "git 无法列出提交 \(commit)：\(cause)")
  }

  /// There is no git to ask.
  static let noGit = GitFailure(
    cause: Phrase("there is no git on the search path", zh: "搜索路径上没有 git"))

  /// What git wrote: the line that says what is wrong, without the advice around it.
  init(complaint: Data) {
    let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let marks = ["fatal: ", "error: "]
    let line = lines.last { line in marks.contains { line.hasPrefix($0) } } ?? lines.last
    guard var cause = line else {
      self.cause = Phrase("it does not say why", zh: "git 没有说明原因")
      return
    }
    for mark in marks where cause.hasPrefix(mark) { cause.removeFirst(mark.count) }
    self.cause = Phrase(verbatim: String(cause.prefix(300)))
    isAboutRepository = cause.hasPrefix("not a git repository")
  }
}
