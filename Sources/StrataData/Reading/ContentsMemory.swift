internal import StrataCode
internal import StrataFeatures

/// What the files of a code base held when it was read last.
struct ContentsMemory {
  private let cache: RunCache
  /// More changed files than this are no edit.
  private static let mostShifts = 16

  /// A memory in a cache.
  init(in cache: RunCache) { self.cache = cache }

  /// Keeps what a tree of a fingerprint holds, in the place of what it held before: when it was read
  /// last, or when a course of it was kept last.
  func keep(_ tree: SourceTree, _ print: Fingerprint, withCourse: Bool = false) {
    let ids = tree.sources.entries.compactMap(\.id)
    guard ids.count == tree.sources.entries.count else { return }
    cache.add(
      RememberedContents(fingerprint: print.text, ids: ids),
      for: Self.key(print, withCourse: withCourse))
  }

  /// The last reading of a tree with the same files, if all that have changed since say the same.
  func likeness(
    to tree: SourceTree, _ print: Fingerprint, by reading: FactReading
  ) -> CodebaseSurvey.Likeness? {
    let entries = tree.sources.entries
    guard let (last, changed) = last(of: tree, print), !changed.isEmpty else { return nil }
    var shifts: [String: PositionShift] = [:]
    for index in changed {
      guard let old = reading.known(last.ids[index]), let new = reading.facts(of: entries[index]),
        let shift = FactOutline.shift(from: old, to: new)
      else { return nil }
      shifts[entries[index].path] = shift
    }
    cache.noteUse(of: [Self.key(print)])
    return CodebaseSurvey.Likeness(fingerprint: last.fingerprint, shifts: shifts)
  }

  /// The last reading of a tree with the same files of which a course was kept, and what those said in
  /// it that are others by now, if these are few.
  func former(
    of tree: SourceTree, _ print: Fingerprint, by reading: FactReading
  ) -> CodebaseSurvey.Former? {
    guard let (last, changed) = last(of: tree, print, withCourse: true) else { return nil }
    var facts: [String: FileFacts] = [:]
    for index in changed {
      // A template was no part of the code base.
      guard let old = reading.known(last.ids[index]), !old.isTemplate else { return nil }
      facts[tree.sources.entries[index].path] = old
    }
    cache.noteUse(of: [Self.key(print, withCourse: true)])
    return CodebaseSurvey.Former(fingerprint: last.fingerprint, facts: facts)
  }

  /// The last reading of a tree with the same files, and the indices of those that have changed since;
  /// nil if there is none, or they are many.
  private func last(
    of tree: SourceTree, _ print: Fingerprint, withCourse: Bool = false
  ) -> (RememberedContents, changed: [Int])? {
    let entries = tree.sources.entries
    guard let last: RememberedContents = cache.value(Self.key(print, withCourse: withCourse)),
      last.ids.count == entries.count
    else { return nil }
    let changed = entries.indices.filter { entries[$0].id != last.ids[$0] }
    return changed.count > Self.mostShifts ? nil : (last, changed)
  }

  private static func key(_ print: Fingerprint, withCourse: Bool = false) -> PackEntry.Key {
    let (high, middle, low) = print.frame.words
    return PackEntry.Key(
      kind: .contents, id: ContentID(words: (high, middle, withCourse ? ~low : low)))
  }
}

/// The contents of all files, in order of their paths, with the fingerprint that they had together.
private struct RememberedContents: Packed {
  var fingerprint = ""
  var ids: [ContentID] = []

  static var blank: RememberedContents { RememberedContents() }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&fingerprint)
    packer.list(&ids)
  }
}
