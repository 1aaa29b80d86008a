package import StrataCode

/// How often files changed lately; the last commit is the day that counts, so that the same state of
/// a project is told the same whenever one looks.
package struct Churn: Sendable, Equatable {
  /// The day of the last commit.
  package var day: Day?
  /// By path from the root: how many commits changed the file.
  package var files: [String: Changes] = [:]
  /// Whether not all of the year could be looked at: a shallow clone, or a history so long that
  /// reading it took too long.
  package var isPartial = false

  /// How many commits changed a file.
  package struct Changes: Sendable, Equatable {
    /// In the last 90 days.
    package var recent = 0
    /// In the last 365 days.
    package var year = 0

    package init(recent: Int = 0, year: Int = 0) {
      self.recent = recent
      self.year = year
    }
  }

  /// A history in which nothing changed.
  package init() {}
}
