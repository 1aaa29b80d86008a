internal import Foundation
internal import StrataCode
package import StrataFeatures

/// Writes changes to the disk: it notes what was there, writes beside, and then renames.
package struct DiskChanges: ChangeStoring {
  private let cache: CacheFolder?
  private let atStep: @Sendable () -> Void

  /// Changes that are noted in git's own folder, or in the cache where there is no git; `atStep` is
  /// called between any two steps.
  package init(cache: CacheFolder?, atStep: @escaping @Sendable () -> Void = {}) {
    self.cache = cache
    self.atStep = atStep
  }

  package func recover(in root: String) throws(ChangeError) -> ChangeRecord? {
    let journal = try ChangeJournal(for: root, cache: cache)
    guard try journal.interrupted() != nil else { return nil }
    let lock = try journal.lock()
    defer { lock.release() }
    // Whoever kept the lock until now may have finished it.
    guard let entry = try journal.interrupted() else { return nil }
    try exchange(entry, in: journal).rollBack(journal: journal.path(ofBegun: entry.id))
    journal.forget(entry)
    return entry.record
  }

  package func apply(
    _ change: ProposedChange, in root: String
  ) throws(ChangeError) -> ChangeRecord {
    _ = try recover(in: root)
    let journal = try ChangeJournal(for: root, cache: cache)
    let lock = try journal.lock()
    defer { lock.release() }
    let draft = ChangeDraft(root: root, base: journal.base)
    try draft.requireUnchanged(change.reads)
    try draft.requirePlaces(for: change.files)
    if !change.allowsUncommitted {
      let dirty = try UncommittedFiles().among(
        change.files.compactMap(\.old?.path).filter { !change.ownWork.contains($0) }, in: root)
      guard dirty.isEmpty else { throw .uncommitted(paths: draft.fromRoot(dirty)) }
    }
    let entry = draft.entry(of: change, at: Date())
    try write(entry, change.files.map(\.new?.text), in: journal)
    return entry.record
  }

  package func records(in root: String) throws(ChangeError) -> [ChangeRecord] {
    try ChangeJournal(for: root, cache: cache).entries(of: root).map(\.record)
  }

  package func inverse(
    of id: String, in root: String
  ) throws(ChangeError) -> [FileChange] {
    let journal = try ChangeJournal(for: root, cache: cache)
    let draft = ChangeDraft(root: root, base: journal.base)
    return try draft.inverse(of: try entry(id, of: root, in: journal))
  }

  package func undo(_ id: String, in root: String) throws(ChangeError) -> ChangeRecord {
    _ = try recover(in: root)
    let journal = try ChangeJournal(for: root, cache: cache)
    let lock = try journal.lock()
    defer { lock.release() }
    let draft = ChangeDraft(root: root, base: journal.base)
    let entry = try entry(id, of: root, in: journal)
    let files = try draft.inverse(of: entry)
    try draft.requirePlaces(for: files)
    let back = draft.undoing(entry, files)
    try write(back, files.map(\.new?.text), in: journal)
    exchange(back, in: journal).removeFolders(entry.folders)
    return entry.record
  }

  /// Notes a change, does it, and notes that it is done; an interrupt in between has to wait.
  private func write(
    _ entry: JournalEntry, _ texts: [[UInt8]?], in journal: ChangeJournal
  ) throws(ChangeError) {
    let interrupt = signal(SIGINT, SIG_IGN)
    let terminate = signal(SIGTERM, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGTERM, terminate)
    }
    try journal.begin(entry)
    atStep()
    let exchange = exchange(entry, in: journal)
    do throws(ChangeError) {
      try exchange.perform(texts)
      try journal.finish(entry)
    } catch {
      try exchange.rollBack(journal: journal.path(ofBegun: entry.id))
      journal.forget(entry)
      throw error
    }
    atStep()
  }

  private func entry(
    _ id: String, of root: String, in journal: ChangeJournal
  ) throws(ChangeError) -> JournalEntry {
    let entries = try journal.entries(of: root)
    guard let entry = entries.first(where: { $0.id == id }) else {
      throw .unknownChange(id, known: entries.map(\.id))
    }
    return entry
  }

  private func exchange(_ entry: JournalEntry, in journal: ChangeJournal) -> FileExchange {
    FileExchange(entry: entry, base: journal.base, atStep: atStep)
  }
}
