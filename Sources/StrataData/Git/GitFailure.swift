internal import Foundation
internal import StrataCode

/// Git cannot tell; `cause` in its own words.
struct GitFailure: Error {
  var cause: Phrase
  /// Whether there is no repository to ask.
  private(set) var isAboutRepository = false
  /// Whether git was not left to come to its end.
  private(set) var isInterruption = false

  /// A failure for a known cause.
  init(cause: Phrase, isInterruption: Bool = false) {
    self.cause = cause
    self.isInterruption = isInterruption
  }

  /// Git cannot be started, in the system's words.
  init(start failure: SpawnedProgram.Failure) {
    cause = Phrase(
      "it cannot be started: \(failure.cause)", zh: "无法启动 git：\(failure.cause)")
  }

  /// What it means that the files of a commit cannot be listed.
  func cause(listing commit: String) -> Phrase {
    Phrase("git cannot list commit \(commit): \(cause)", zh: "git 无法列出提交 \(commit)：\(cause)")
  }

  /// There is no git to ask.
  static let noGit = GitFailure(
    cause: Phrase("there is no git on the search path", zh: "搜索路径上没有 git"))

  /// There is no repository to ask about.
  static let noRepository = GitFailure(
    noRepository: Phrase("there is no git repository", zh: "没有 git 仓库"))

  /// There is no repository that git may be asked about.
  init(noRepository cause: Phrase) {
    self.cause = cause
    isAboutRepository = true
  }

  /// Git waits for something that never comes.
  static func noAnswer(after seconds: Int) -> GitFailure {
    GitFailure(
      cause: Phrase("it did not answer within \(seconds) s", zh: "git 在 \(seconds) 秒内没有应答"),
      isInterruption: true)
  }

  /// What git wrote: the line that says what is wrong, without the advice around it, and without the
  /// numbers in which git shows memory, since those differ from run to run.
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
    if cause.hasPrefix("unknown option: --config-env") {
      self.cause = Phrase("git 2.31 or newer is needed", zh: "需要 git 2.31 或更新的版本")
      return
    }
    cause.replace(/0x[0-9a-fA-F]+/, with: "0x…")
    self.cause = Phrase(verbatim: String(cause.prefix(300)))
    isAboutRepository = cause.hasPrefix("not a git repository")
  }
}
