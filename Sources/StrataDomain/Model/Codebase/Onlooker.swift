/// Notes what one rule looks at, so that of a newer reading only that is worked out again for which
/// something is another.
///
/// It belongs to one view of a code base, which one rule on one thread has.
package final class Onlooker: @unchecked Sendable {
  /// Everything that was looked at.
  package private(set) var parts: PartSet
  /// What was worked out, by where in the code.
  package private(set) var results: [Place: any Sendable] = [:]
  private let last: [Place: any Sendable]
  /// What an earlier run left of this, where it was not this process that worked it out last.
  private let kept: [Place: KeptItems]?
  /// The value that it worked out.
  private let whole: (any Sendable)?
  private let changed: PartSet
  private let notesItems: Bool
  private let files: Int
  /// By part: the step that looked at it last.
  private var marks: [Int32]
  private var step: Int32 = 1
  private var steps: Int32 = 1
  /// What the item at hand looks at; nil between items.
  private var looks: [Int32]?
  /// Something was seen between items that is not as it was: what follows may use it.
  private var isAnew: Bool
  /// Values that were asked for in the midst of an item, or again.
  private var repeated: [Place: any Sendable] = [:]
  /// The places that a value at hand is worked out at.
  private var places: [Place] = []
  /// Values that were asked for between items, and for no other value.
  private var settled: Set<Place> = []
  /// How many values are being worked out, one for another.
  private var depth = 0

  /// A place in the code of a rule.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: UInt

    /// A line of a file.
    package init(file: String, line: UInt) {
      self.file = file
      self.line = line
    }
  }

  /// Looks at a code base of so many files, where of what was worked out last only what looks at
  /// `changed` can be another; item by item, or only at all of it together.
  package init(
    files: Int, last: [Place: any Sendable]?, kept: [Place: KeptItems]? = nil,
    whole: (any Sendable)? = nil, changed: PartSet, notesItems: Bool = true
  ) {
    self.whole = whole
    self.notesItems = notesItems
    self.files = files
    parts = PartSet(files: files)
    marks = Array(repeating: 0, count: PartSet.parts(of: files))
    self.last = last ?? [:]
    self.kept = kept
    self.changed = changed
    isAnew = last == nil
  }

  @usableFromInline func look(at aspect: PartSet.Aspect, of file: Int) {
    look(at: PartSet.part(aspect, of: file))
  }

  func look(at whole: PartSet.Whole) { look(at: whole.rawValue) }

  private func look(at part: Int) {
    guard marks[part] != step else { return }
    marks[part] = step
    guard looks == nil else {
      looks?.append(Int32(truncatingIfNeeded: part))
      return
    }
    parts.insert(part)
    if changed.contains(part) { isAnew = true }
  }

  /// What is found for each item, in their order; `isFinal` says that nothing that follows uses it.
  func results<Item: Sendable & Equatable, Found: Sendable & Equatable>(
    _ items: [Item], at place: Place, isFinal: Bool, _ work: (Item) -> [Found]
  ) -> [Found] {
    // Who asks twice at one place asks for two things.
    guard notesItems, looks == nil, results[place] == nil else { return items.flatMap(work) }
    if !isAnew, last[place] == nil, let known = kept?[place], known.count == items.count,
      known.digest == KeptItems.digest(of: items)
    {
      return results(items, at: place, isFinal: isFinal, after: known, work)
    }
    if !isAnew, let known = last[place] as? ItemResults<Item, Found>, known.items == items {
      var now = known
      let again = now.looks.items(lookingAt: changed)
      now.looks.forget(again)
      var differs = false
      for item in again {
        let found = working(on: item, into: &now.looks) { work(items[Int(item)]) }
        if now.replace(found, of: item) { differs = true }
      }
      note(now, at: place)
      if !isFinal, differs { isAnew = true }
      return now.all
    }
    var now = ItemResults<Item, Found>(items: items, isFinal: isFinal, files: files)
    for index in items.indices {
      let item = Int32(truncatingIfNeeded: index)
      now.append(working(on: item, into: &now.looks) { work(items[index]) }, of: item)
    }
    note(now, at: place)
    if !isFinal { isAnew = true }
    return now.all
  }

  /// The same after an earlier run, which has left of what it found what stands in the whole value, and
  /// of the rest whether there was anything.
  private func results<Item: Sendable & Equatable, Found: Sendable & Equatable>(
    _ items: [Item], at place: Place, isFinal: Bool, after known: KeptItems,
    _ work: (Item) -> [Found]
  ) -> [Found] {
    let (isChanged, isFilled) = (known.indices(lookingAt: changed), known.isFilled)
    let left = known.found(in: whole, as: Found.self)
    var now = ItemResults<Item, Found>(items: items, isFinal: isFinal, files: files)
    now.looks = ItemLooks(
      known.looks.filter {
        !isChanged[Int($0.item)] && (left != nil || !isFilled[Int($0.item)])
      }, files: files)
    var differs = false
    for index in items.indices where isChanged[index] || isFilled[index] {
      let item = Int32(truncatingIfNeeded: index)
      if !isChanged[index], let found = left?[item] {
        now.append(Array(found), of: item)
        continue
      }
      let found = working(on: item, into: &now.looks) { work(items[index]) }
      now.append(found, of: item)
      if isChanged[index], !isFinal, known.holds(found, of: item) != true { differs = true }
    }
    note(now, at: place)
    if !isFinal, differs { isAnew = true }
    return now.all
  }

  private func note<Item, Found>(_ now: ItemResults<Item, Found>, at place: Place) {
    step = nextStep()
    parts.formUnion(now.looks.parts)
    results[place] = now
    places.append(place)
  }

  /// What of these results is worth keeping for another run.
  static func kept(
    of results: [Place: any Sendable], in whole: any Sendable
  ) -> [Place: KeptItems] {
    var kept: [Place: KeptItems] = [:]
    for (place, value) in results {
      kept[place] = (value as? any KeepableResults)?.kept(at: place, of: whole)
    }
    return kept
  }

  private func working<Found>(
    on item: Int32, into all: inout ItemLooks, _ work: () -> Found
  ) -> Found {
    step = nextStep()
    looks = []
    let found = work()
    for part in looks ?? [] { all.add(part, for: item) }
    looks = nil
    return found
  }

  private func nextStep() -> Int32 {
    steps += 1
    return steps
  }

  /// A value that what follows uses: where it is what it was, so is the rest.
  func value<Value: Sendable & Equatable>(at place: Place, _ work: () -> Value) -> Value {
    guard notesItems, looks == nil, results[place] == nil else { return again(at: place, work) }
    if depth == 0 { settled.insert(place) }
    let known = last[place] as? KnownValue<Value>
    if var known, !isAnew, !known.parts.meets(changed) {
      for place in known.places { results[place] = last[place] }
      known.differs = false
      keep(known, at: place, places)
      return known.value
    }
    let before = (parts: parts, places: places, isAnew: isAnew)
    parts = PartSet(emptyLike: parts)
    places = []
    step = nextStep()
    depth += 1
    var now = KnownValue(value: work(), parts: parts, places: places)
    depth -= 1
    parts = before.parts
    step = nextStep()
    let differs = known.map { $0.value != now.value } ?? mayDiffer(now.value, at: place)
    isAnew = before.isAnew || differs
    now.differs = differs
    keep(now, at: place, before.places)
    return now.value
  }

  /// Whether a value that has just been worked out may be another than in an earlier run: what was
  /// worked out of nothing that is another is what it was.
  private func mayDiffer(_ value: some Sendable, at place: Place) -> Bool {
    guard let kept else { return true }
    guard isAnew, let then = kept[place] else { return isAnew }
    return KeptItems(ofValue: value, at: place) != then
  }

  /// The same for one item of many, or a second time: it is worked out once for all of them, who each
  /// looked at what it took.
  private func again<Value: Sendable>(at place: Place, _ work: () -> Value) -> Value {
    if looks == nil, let known = results[place] as? KnownValue<Value> {
      // What follows depends on it as what followed the first time: not where it is what it was.
      parts.formUnion(known.parts)
      if known.differs { isAnew = true }
      return known.value
    }
    // Where a value that was asked for before all items is another, so is all that follows.
    if looks != nil, settled.contains(place), let known = results[place] as? KnownValue<Value> {
      return known.value
    }
    if let known = (repeated[place] ?? results[place]) as? KnownValue<Value> {
      for part in known.parts.all { look(at: part) }
      return known.value
    }
    guard let own = looks else {
      let value = work()
      // Where no items are noted, all of them together looked at what it took.
      if !notesItems {
        repeated[place] = KnownValue(value: value, parts: PartSet(emptyLike: parts), places: [])
      }
      return value
    }
    (looks, step) = ([], nextStep())
    var known = KnownValue(value: work(), parts: PartSet(emptyLike: parts), places: [])
    for part in looks ?? [] { known.parts.insert(Int(part)) }
    repeated[place] = known
    (looks, step) = (own, nextStep())
    for part in known.parts.all { look(at: part) }
    return known.value
  }

  private func keep<Value>(
    _ known: KnownValue<Value>, at place: Place, _ before: [Place]
  ) {
    parts.formUnion(known.parts)
    results[place] = known
    places = before + known.places + [place]
  }
}

/// A value, what was looked at for it, and where parts of it were worked out.
private struct KnownValue<Value: Sendable>: Sendable {
  var value: Value
  var parts: PartSet
  var places: [Onlooker.Place]
  /// Whether it is, or may be, another than it was.
  var differs = false
}

extension KnownValue: KeepableResults {
  func kept(at place: Onlooker.Place, of whole: any Sendable) -> KeptItems? {
    KeptItems(ofValue: value, at: place)
  }
}
