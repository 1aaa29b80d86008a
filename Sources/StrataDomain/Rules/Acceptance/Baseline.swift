package import StrataCode

/// Findings that are accepted for now: no more of them is let through than there were.
package struct Baseline: Sendable, Equatable {
  /// The school by which they were found; nil if that is not known.
  package var profile: Profile?
  /// In the order of their keys, each key once.
  package private(set) var entries: [Entry] = []

  /// Findings with one key.
  package struct Entry: Sendable, Equatable {
    package var key: FindingKey
    /// How many findings have the key.
    package var count: Int
    /// The line of the baseline file that says so; 0 where none does.
    package var line = 0

    package init(key: FindingKey, count: Int = 1, line: Int = 0) {
      self.key = key
      self.count = count
      self.line = line
    }
  }

  /// A baseline of entries in any order; those of one key are added up.
  package init(profile: Profile? = nil, entries: [Entry] = []) {
    self.profile = profile
    for entry in entries.sorted(by: { ($0.key, $0.line) < ($1.key, $1.line) }) {
      if let last = self.entries.last, last.key == entry.key {
        self.entries[self.entries.count - 1].count += entry.count
      } else {
        self.entries.append(entry)
      }
    }
  }

  /// A baseline of so many findings of each key.
  package init(profile: Profile? = nil, counts: [FindingKey: Int]) {
    self.init(profile: profile, entries: counts.map { Entry(key: $0.key, count: $0.value) })
  }

  /// How many findings it holds.
  package var size: Int { entries.reduce(0) { $0 + $1.count } }

  /// How many findings have each key.
  package var counts: [FindingKey: Int] {
    Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
  }
}
