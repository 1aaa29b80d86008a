package import StrataFeatures
package import StrataCode

/// A past of which every commit is known.
package struct InMemoryPast: HistoryReading {
  /// Days with who changed something on them.
  package var commits: [(day: Day, author: String)]

  /// A past of some commits.
  package init(_ commits: [(day: Day, author: String)]) { self.commits = commits }

  package func history(of root: String) -> ProjectHistory? {
    let days = commits.map(\.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    let year = commits.filter { last.number - $0.day.number <= 365 }
    let authors = Set(year.map(\.author).filter { !$0.hasSuffix("[bot]") })
    return ProjectHistory(
      first: first, last: last, commits: commits.count, yearCommits: year.count,
      yearAuthors: authors.count)
  }
}
