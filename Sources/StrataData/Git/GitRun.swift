internal import Foundation
internal import StrataCode

/// A git command on its way.
struct GitRun {
  private let program: SpawnedProgram
  private let obstacle: () -> Phrase?
  private let start = ContinuousClock.now

  /// What became of a command.
  struct Outcome {
    var output: Data
    fileprivate(set) var complaint = Data()
    fileprivate(set) var isSuccess = false
    /// Why it was not left to come to its end by itself.
    fileprivate(set) var interruption: GitFailure?
  }

  /// A run of a program; `obstacle` looks why it may never end.
  init(_ program: SpawnedProgram, obstacle: @escaping () -> Phrase?) {
    self.program = program
    self.obstacle = obstacle
  }

  /// Nobody waits longer for git, in seconds.
  static let patience = 60
  /// After so many seconds it is time to look what git may be waiting for.
  private static let doubt = 2.0
  /// More than this no listing of a repository holds, in bytes.
  private static let limit = 512 << 20

  /// What it prints, once it has ended, or until the time is up.
  func end(within patience: Double = Double(GitRun.patience)) -> Outcome {
    var ending = Outcome(output: Data())
    var open = [program.output: \Outcome.output]
    if let complaint = program.complaint { open[complaint] = \Outcome.complaint }
    var isInDoubt = false
    while !open.isEmpty {
      let elapsed = seconds
      if elapsed >= patience {
        ending.interruption = .noAnswer(after: Int(patience))
      } else if elapsed >= Self.doubt, !isInDoubt {
        isInDoubt = true
        ending.interruption = obstacle().map { GitFailure(cause: $0, isInterruption: true) }
      } else if ending.output.count > Self.limit {
        ending.interruption = .tooLong
      }
      if ending.interruption != nil {
        program.kill()
        return ending
      }
      let next = isInDoubt ? patience : min(patience, Self.doubt)
      for stream in Self.ready(Array(open.keys), within: next - elapsed) {
        guard let part = open[stream] else { continue }
        if !Self.read(stream, into: &ending[keyPath: part]) { open[stream] = nil }
      }
    }
    ending.isSuccess = program.end()
    return ending
  }

  private var seconds: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Which of some streams have something to read, or nothing more, as soon as one has.
  static func ready(_ streams: [Int32], within seconds: Double) -> [Int32] {
    var waiting = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = Int32(clamping: Int((max(0, min(seconds, 3_600)) * 1_000).rounded(.up)))
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return [] }
    return waiting.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Adds what a stream has; false at its end.
  private static func read(_ stream: Int32, into data: inout Data) -> Bool {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      while true {
        let got = Foundation.read(stream, buffer.baseAddress, buffer.count)
        if got < 0 && errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
    data.append(contentsOf: bytes)
    return !bytes.isEmpty
  }
}

extension GitFailure {
  /// Git prints more than anybody could want.
  fileprivate static let tooLong = GitFailure(
    cause: Phrase("it prints more than 512 MB", zh: "git 的输出超过 512 MB"))
}
