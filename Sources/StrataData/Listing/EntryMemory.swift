internal import StrataCode

/// What earlier runs called the contents of files.
protocol EntryMemory {
  /// What some entries are called that look as they did when they were read, by index.
  func ids(of entries: [SourceEntries.Entry]) -> [Int: ContentID]

  /// Keeps what entries are called that were looked at before they were read.
  func keep(_ entries: [SourceEntries.Entry])
}
