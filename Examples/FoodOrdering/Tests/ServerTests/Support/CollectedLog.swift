import Logging
import Synchronization

/// Keeps all that is logged, for a look at what should not be in it.
final class CollectedLog: Sendable {
  private let lines = Mutex<[String]>([])

  /// A logger that writes here, and everything.
  var logger: Logger {
    var logger = Logger(label: "test") { _ in Handler(log: self) }
    logger.logLevel = .trace
    return logger
  }

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  private func append(_ line: String) { lines.withLock { $0.append(line) } }

  private struct Handler: LogHandler {
    let log: CollectedLog
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
      log.append("\(event.level) \(event.message) \(all)")
    }
  }
}
