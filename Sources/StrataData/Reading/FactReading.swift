internal import StrataCode

/// Reads and parses files on several threads, the largest first.
struct FactReading {
  var tree: SourceTree
  var jobs: Int
  var cache: RunCache?
  var memory: ReadMemory?
  var extract: DiskCodebaseReader.FactExtraction

  private enum Outcome: Sendable {
    case read(FileFacts, ContentID?, isCached: Bool)
    case skipped(SkippedFile.Kind, Phrase)
    case failed(Phrase)
    case missing
  }

  /// The files of a code base that are source, in order of their paths.
  struct Sources: Sendable {
    var files: [ReadFile] = []
    /// Whether some file could not be read that is there, so that a later run may be luckier.
    var isPartial = false
  }

  /// The files with their facts, in the entries' order; what is no source file is left out.
  func read(_ entries: [SourceEntries.Entry], _ warnings: inout WarningList) -> Sources {
    let atHand = memory?.facts(of: entries) ?? entries.map { _ in nil }
    let others = entries.indices.filter { atHand[$0] == nil }
    let order = others.indices.sorted {
      let (a, b) = (others[$0], others[$1])
      return (entries[b].size ?? 0, a) < (entries[a].size ?? 0, b)
    }
    let reading = self
    var outcomes = DeepThreads.map(count: others.count, jobs: jobs, order: order) {
      reading.outcome(of: entries[others[$0]])
    }[...]
    var sources = Sources()
    sources.files.reserveCapacity(entries.count)
    var new: [ReadFile] = []
    for (index, entry) in entries.enumerated() {
      let outcome =
        atHand[index].map { Self.outcome($0, entry.id, isCached: true) } ?? outcomes.removeFirst()
      switch outcome {
      case .read(let facts, let id, let isCached):
        if facts.isGenerated {
          warnings.skip(entry.path, .generated, because: SkipReason.isGenerated)
        }
        if facts.isForeign {
          warnings.skip(entry.path, .vendored, because: SkipReason.isForeign)
        }
        let file = ReadFile(
          path: entry.path, facts: facts, id: id, size: entry.size, isCached: isCached)
        sources.files.append(file)
        if atHand[index] == nil { new.append(file) }
      case .skipped(let kind, let reason): warnings.skip(entry.path, kind, because: reason)
      case .failed(let reason):
        warnings.skip(entry.path, because: reason)
        sources.isPartial = true
      case .missing: break
      }
    }
    // A part of the files says nothing of which are still there.
    if entries.count == tree.sources.entries.count { memory?.keep(new, among: sources.files) }
    cache?.noteUse(of: sources.files.lazy.filter(\.isCached).compactMap(\.id).map { Self.key($0) })
    return sources
  }

  private func outcome(of entry: SourceEntries.Entry) -> Outcome {
    if let id = entry.id, let facts = cached(id, entry.size) {
      return Self.outcome(facts, id, isCached: !isOfThisRun(id))
    }
    do {
      let bytes = try tree.files.read(entry.path)
      // What lies there now is what counts, whatever git said a moment ago.
      let isKept = cache != nil || memory != nil
      let id = isKept ? ContentID(of: bytes, by: tree.listing.hash) : nil
      if let id, id != entry.id, let facts = cached(id, bytes.count) {
        return Self.outcome(facts, id, isCached: !isOfThisRun(id))
      }
      if bytes.prefix(8192).contains(0) { return .skipped(.unreadable, SkipReason.isNotText) }
      if let fault = ParserLimits.fault(in: bytes) { return .skipped(.unreadable, fault) }
      let facts = bytes.withUnsafeBufferPointer { extract($0) }
      if let id, entry.isSaved {
        cache?.add(facts.values, for: Self.key(id), sourceSize: bytes.count)
      }
      return Self.outcome(facts, id, isCached: false)
    } catch {
      switch error {
      case .missing: return .missing
      case .notAFile, .tooLarge, .outside: return .skipped(.unreadable, error.cause)
      case .failed(let cause): return .failed(SkipReason.isUnreadable(cause))
      }
    }
  }

  /// The facts of one file whose content is the one that the entry names; nil if they are not to be had.
  func facts(of entry: SourceEntries.Entry) -> FileFacts? {
    guard case .read(let facts, let id, _) = outcome(of: entry), id == entry.id else { return nil }
    return facts
  }

  /// The facts of a content that an earlier run has read.
  func known(_ id: ContentID) -> FileFacts? { cached(id, nil) }

  private static func outcome(_ facts: FileFacts, _ id: ContentID?, isCached: Bool) -> Outcome {
    facts.isTemplate
      ? .skipped(.template, SkipReason.isTemplate) : .read(facts, id, isCached: isCached)
  }

  /// Whether this run has read a content itself a moment ago.
  private func isOfThisRun(_ id: ContentID) -> Bool { cache?.isNew(Self.key(id)) ?? false }

  private static func key(_ id: ContentID) -> PackEntry.Key { .init(kind: .facts, id: id) }

  private func cached(_ id: ContentID, _ size: Int?) -> FileFacts? {
    if let known = memory?.facts(of: id, size: size) { return known }
    let values: FileFacts.Values? = cache?.value(Self.key(id), sourceSize: size)
    return values.map { FileFacts($0) }
  }
}
