package import StrataCode

/// How long a project has lived, and who works on it; the last commit is the day that counts, so
/// that the same state of a project is told the same whenever one looks.
package struct ProjectHistory: Sendable, Equatable {
  /// The day of the first commit.
  package var first: Day
  /// The day of the last commit.
  package var last: Day
  /// Commits that are no merges.
  package var commits: Int
  /// Those of the year before the last commit.
  package var yearCommits: Int
  /// The people who made those of that year.
  package var yearAuthors: Int
  /// Tags that name a version.
  package var releases = 0
  /// Whether not all of it could be looked at: a shallow clone, or a very long history.
  package var isPartial = false

  /// A history between two days.
  package init(
    first: Day, last: Day, commits: Int, yearCommits: Int, yearAuthors: Int, releases: Int = 0,
    isPartial: Bool = false
  ) {
    self.first = first
    self.last = last
    self.commits = commits
    self.yearCommits = yearCommits
    self.yearAuthors = yearAuthors
    self.releases = releases
    self.isPartial = isPartial
  }

  /// How long it is from the first to the last commit.
  package var age: Lifespan { Lifespan(days: max(0, last.number - first.number)) }
}
