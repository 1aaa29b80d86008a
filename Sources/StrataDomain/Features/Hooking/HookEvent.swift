/// What an agent tells before or after it does something.
package struct HookEvent: Sendable, Equatable {
  package enum Moment: Sendable, Equatable {
    /// It is about to write.
    case beforeWrite
    /// It has written.
    case afterWrite
    /// It thinks that it is done; `again` if an answer has kept it going before.
    case end(again: Bool)
    /// It begins.
    case start
    /// Anything else, of which Strata has nothing to say.
    case other
  }

  package var moment: Moment
  /// The folder in which the agent works, as an absolute path; nil if it does not say.
  package var folder: String?
  /// What it writes, by paths as it names them.
  package var writes: [FileWrite]

  package init(_ moment: Moment, in folder: String? = nil, writes: [FileWrite] = []) {
    self.moment = moment
    self.folder = folder
    self.writes = writes
  }

  /// How long the agent is kept waiting, in seconds: before and after each write as long as a new
  /// process takes for half a million lines, at the ends of its work as long as a first reading takes.
  package var secondsToAnswer: Double {
    switch moment {
    case .beforeWrite, .afterWrite, .other: 8
    case .start, .end: 45
    }
  }
}
