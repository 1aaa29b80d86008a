internal import StrataCode

/// A value that was worked out of a code base, with what was looked at for it: what need not be worked
/// out again of a newer reading.
package struct Noted<Value: Sendable>: Sendable {
  package let value: Value
  /// Everything that was looked at for it.
  package let parts: PartSet
  private let results: [Onlooker.Place: any Sendable]
  /// What an earlier run left, where it worked the value out.
  private let left: [Onlooker.Place: KeptItems]?
  /// What is another since it was worked out.
  private var changed: PartSet

  /// A value that an earlier run worked out, all that it looked at for it, and what it looked at for
  /// each single item.
  package init(_ value: Value, lookingAt parts: PartSet, items: [KeptItems] = []) {
    left = Dictionary(items.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    self.value = value
    self.parts = parts
    results = [:]
    changed = PartSet(emptyLike: parts)
  }

  /// Whether nothing that a code base has is another since it was worked out.
  package var isFresh: Bool { changed.isEmpty }

  /// What another run is told of single items, in order.
  package var items: [KeptItems] {
    (left ?? Onlooker.kept(of: results, in: value)).values.sorted {
      ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line)
    }
  }

  /// Works a value out of a code base, as far as possible from the last one; where nobody will ask
  /// again in this process, what is looked at for each single item is not noted.
  package init(
    of codebase: Codebase, after last: Noted?, notingItems: Bool = true,
    _ work: (Codebase) -> Value
  ) {
    let files = codebase.workspace.files.count
    if var last, !last.parts.meets(last.changed) {
      last.changed = PartSet(files: files)
      self = last
      return
    }
    let none = PartSet(files: files)
    let onlooker = Onlooker(
      files: files, last: last?.results, kept: last?.left, whole: last?.value,
      changed: last?.changed ?? none,
      notesItems: notingItems)
    value = work(codebase.seen(by: onlooker))
    left = nil
    parts = onlooker.parts
    results = onlooker.results
    changed = none
  }

  /// The same, of a reading in which some parts are others by now.
  package func after(_ changed: PartSet) -> Noted {
    var later = self
    later.changed.formUnion(changed)
    return later
  }
}
