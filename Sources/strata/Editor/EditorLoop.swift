internal import Foundation
internal import StrataCode
internal import StrataPresentation

/// Serves an editor over standard input and output: one thread reads, one decides and writes, and the
/// one that starts the loop does the work, because it has the deepest stack.
final class EditorLoop: Sendable {
  private let events = EditorInbox<EditorEvent?>()
  private let jobs = EditorInbox<EditorJob>()
  private let root: String?
  private let cache: CacheChoice

  /// A loop for documents of a root, nil for those of the folders that the editor has open; pages of
  /// rules are kept where the cache is.
  init(root: String?, cache: CacheChoice) {
    self.root = root
    self.cache = cache
  }

  /// Serves to the end of the process.
  func run(_ engine: EditorEngine) -> Never {
    Thread { [self] in read() }.start()
    Thread { [self] in decide() }.start()
    while true {
      guard let job = jobs.take(until: nil) else { continue }
      events.put(.finished(job: job.number, engine.outcome(of: job)))
    }
  }

  private func read() {
    var framing = HeaderFraming(limit: Self.longest)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      for message in framing.take(piece[..<count]) { events.put(event(message)) }
    }
    events.put(nil)
  }

  private func event(_ message: FramedMessage) -> EditorEvent {
    switch message {
    case .message(let bytes):
      RPCMessage.value(of: bytes).map { .message(RPCMessage($0)) } ?? .mistake(.notJSON)
    case .tooLong(let head): .lost(head)
    case .damaged: .mistake(.damaged)
    }
  }

  private func decide() {
    let start = ContinuousClock.now
    let pages = EditorPages(cache: cache, in: .ofRun)
    var session = EditorSession(
      EditorPlaces(root: root), pages: pages, in: .ofRun,
      salt: Int(Date().timeIntervalSince1970 * 1000))
    while true {
      let due = session.nextDue.map { $0 - (ContinuousClock.now - start) }
      let date = due.map { Date(timeIntervalSinceNow: max(0, $0 / .seconds(1))) }
      let now = { ContinuousClock.now - start }
      switch events.take(until: date) {
      // Nobody is there any more.
      case .some(nil): _exit(0)
      case .some(.some(let event)): perform(session.take(event, at: now()))
      case nil: break
      }
      // What was said in one breath is judged at once.
      if events.isEmpty { perform(session.startDue(at: now())) }
    }
  }

  private func perform(_ effects: [EditorEffect]) {
    for effect in effects {
      switch effect {
      case .send(let value): send(value)
      case .run(let job): jobs.put(job)
      case .watch(let root): watch(root)
      case .follow(let process): follow(process)
      case .end(let code): _exit(code)
      }
    }
  }

  private func send(_ value: JSONValue) {
    let body = RPCMessage.bytes(of: value, in: .ofRun)
    let text = String(decoding: body, as: UTF8.self)
    do { try StandardStream.output.write("Content-Length: \(body.count)\r\n\r\n" + text) } catch {
      _exit(1)
    }
    if !StandardStream.output.isRead { _exit(0) }
  }

  /// Looks after the files of a project for a client that does not.
  private func watch(_ root: String) {
    Thread { [self] in
      Composition.awaitChanges(in: root) { events.put(.changed(root: root)) }
    }.start()
  }

  /// Ends with the editor, should it be gone without a word.
  private func follow(_ process: Int) {
    guard let number = Int32(exactly: process), number > 1 else { return }
    Thread {
      while kill(number, 0) == 0 || errno != ESRCH { Thread.sleep(forTimeInterval: 2) }
      _exit(0)
    }.start()
  }

  /// A file that is too large to be checked is to be told of, and not to be misunderstood.
  private static let longest = 64 << 20
}
