internal import Foundation
internal import Synchronization

/// The git program: the one place that starts it, so that nothing the examined repository's settings
/// name is run by it, no call takes for ever, and none outlives Strata.
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

  /// What a git command prints in a folder. One that `comparesFiles` is kept from running the filters
  /// that settings name for the content of files.
  func output(
    of arguments: [String], in folder: String, comparesFiles: Bool = false
  ) throws(GitFailure) -> Data {
    let ending = try begin(arguments, in: folder, comparesFiles: comparesFiles).end()
    if let failure = ending.failure { throw failure }
    return ending.output
  }

  /// What a git command prints in a folder; nil if it fails, whatever the reason.
  func answer(to arguments: [String], in folder: String) -> Data? {
    try? output(of: arguments, in: folder)
  }

  /// What a git command prints in a folder in so many seconds, and whether that is all of it; nil if
  /// it cannot be run.
  func output(
    of arguments: [String], in folder: String, within patience: Double
  ) -> (Data, isWhole: Bool)? {
    guard let ending = try? begin(arguments, in: folder).end(within: patience) else { return nil }
    return (ending.output, ending.failure == nil)
  }

  /// Starts a git command in a folder.
  func begin(
    _ arguments: [String], in folder: String, comparesFiles: Bool = false
  ) throws(GitFailure) -> GitRun {
    let tree = try tree(around: folder)
    if let failure = Self.hopeless.withLock({ $0[tree.root] }) { throw failure }
    let settings = comparesFiles ? try filters(in: folder, of: tree) : []
    let program = try start(arguments, in: folder, of: tree, settings: settings)
    return GitRun(program) {
      let cause = GitObstacle.cause(in: tree, named: filesNamed(of: tree))
      if let cause {
        Self.hopeless.withLock { $0[tree.root] = GitFailure(cause: cause, isInterruption: true) }
      }
      return cause
    }
  }

  /// The trees in which git was seen to wait for ever: asking again would take as long each time.
  private static let hopeless = Mutex<[String: GitFailure]>([:])

  /// Starts a git command that is asked one thing after another.
  func converse(_ arguments: [String], in folder: String) throws(GitFailure) -> SpawnedProgram {
    try start(arguments, in: folder, of: try tree(around: folder), isAsked: true)
  }

  private func tree(around folder: String) throws(GitFailure) -> GitTree {
    guard let folder = resolvedPath(folder), let tree = try GitTree(around: folder) else {
      throw .noRepository
    }
    return tree
  }

  private func start(
    _ arguments: [String], in folder: String, of tree: GitTree,
    settings: [(name: String, value: String)] = [], isAsked: Bool = false
  ) throws(GitFailure) -> SpawnedProgram {
    guard let program else { throw GitFailure.noGit }
    let plan = SpawnedProgram.Plan(
      path: program, arguments: GitEnvironment.options + arguments,
      environment: GitEnvironment(in: tree, settings: settings).variables, folder: folder,
      seconds: isAsked ? 3_600 : GitRun.patience + 5, isAsked: isAsked, isHeard: !isAsked)
    do throws(SpawnedProgram.Failure) { return try SpawnedProgram(plan) } catch {
      throw GitFailure(start: error)
    }
  }

  /// The files that a tree's settings name for git to read; nil if it does not come to say so.
  private func filesNamed(of tree: GitTree) -> [String]? {
    let question = [
      "config", "-z", "--type=path", "--get-regexp",
      "^(core\\.(excludesfile|attributesfile)|mailmap\\.file)$",
    ]
    guard let ending = try? ask(question, in: tree.root, of: tree), ending.interruption == nil
    else { return nil }
    return ending.output.split(separator: 0).compactMap { field in
      // The name, a line's end, and the value.
      field.firstIndex(of: 0x0A).map { String(decoding: field[$0...].dropFirst(), as: UTF8.self) }
    }.map { $0.hasPrefix("/") ? $0 : RelativePath.absolute($0, in: tree.root) }
  }

  /// What settings say, which takes git no time.
  private func ask(
    _ question: [String], in folder: String, of tree: GitTree
  ) throws(GitFailure) -> GitRun.Outcome {
    GitRun(try start(question, in: folder, of: tree), obstacle: { nil }).end(within: 2)
  }

  /// Settings that switch off every filter for the content of files that a tree's settings name.
  private func filters(
    in folder: String, of tree: GitTree
  ) throws(GitFailure) -> [(name: String, value: String)] {
    let question = [
      "config", "-z", "--name-only", "--get-regexp", "^filter\\..*\\.(clean|smudge|process)$",
    ]
    let ending = try ask(question, in: folder, of: tree)
    // Without any filter git fails, and says nothing.
    if let failure = ending.failure, !ending.isSilent { throw failure }
    let names = ending.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let drivers = Set(names.compactMap { name in name.lastIndex(of: ".").map { name[..<$0] } })
    return drivers.sorted().flatMap { driver in
      [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map {
        ("\(driver).\($0.0)", $0.1)
      }
    }
  }
}

extension GitRun.Outcome {
  /// Why the command did not do what it was to do; nil if it did.
  var failure: GitFailure? {
    isSuccess ? nil : interruption ?? GitFailure(complaint: complaint)
  }

  /// Whether it ended by itself, and said nothing at all.
  var isSilent: Bool { interruption == nil && output.isEmpty && complaint.isEmpty }
}
