import GRDB

/// Commits together what is written at the same time: everybody waits for the disk, but once.
///
/// A writer still has all or nothing: what one does wrong is undone alone. Nobody hears of
/// anything before it is on the disk.
actor WriteQueue {
  private static let mostAtOnce = 64

  private let pool: DatabasePool
  private var waiting: [Job] = []
  private var isWriting = false

  init(pool: DatabasePool) {
    self.pool = pool
  }

  /// Does the work with what others write, after what was there before.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(
        Job(
          run: { db in
            let result = Result { try db.allOrNothing(work) }
            // With a full disk, for example, SQLite gives up the transaction of everybody.
            if case .failure(let error) = result, !db.isInsideTransaction { throw error }
            return { continuation.resume(with: result) }
          },
          fail: { continuation.resume(throwing: $0) }))
      if !isWriting {
        isWriting = true
        Task { await writeAll() }
      }
    }
  }

  private func writeAll() async {
    while !waiting.isEmpty {
      let jobs = waiting.prefix(Self.mostAtOnce)
      waiting.removeFirst(jobs.count)
      do {
        let answers = try await pool.write { db in try jobs.map { try $0.run(db) } }
        for answer in answers { answer() }
      } catch {
        for job in jobs { job.fail(error) }
      }
    }
    isWriting = false
  }

  /// What somebody wants written.
  private struct Job: Sendable {
    /// Writes it, and says how to tell what has come of it; throws if nobody can write.
    let run: @Sendable (Database) throws -> @Sendable () -> Void
    /// Tells that nothing was written.
    let fail: @Sendable (any Error) -> Void
  }
}

extension Database {
  /// Undoes the work, and nothing else of the transaction, if it throws.
  fileprivate func allOrNothing<Value>(_ work: (Database) throws -> Value) throws -> Value {
    var value: Value?
    try inSavepoint {
      value = try work(self)
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }
}
