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
  private let changed: PartSet
  private let notesItems: Bool
  /// By part: the step that looked at it last.
  private var marks: [Int32]
  private var step: Int32 = 1
  private var steps: Int32 = 1
  /// What the item at hand looks at; nil between items.
  private var looks: [Int32]?
  /// Something was seen between items that is not as it was: what follows may use it.
  private var isAnew: Bool
  /// The places that a value at hand is worked out at.
  private var places: [Place] = []

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
    files: Int, last: [Place: any Sendable]?, kept: [Place: KeptItems]? = nil, changed: PartSet,
    notesItems: Bool = true
  ) {
    self.notesItems = notesItems
    parts = PartSet(files: files)
    marks = Array(repeating: 0, count: PartSet.parts(of: files))
    self.last = last ?? [:]
    self.kept = kept
    self.changed = changed
    isAnew = last == nil
  }

  func look(at aspect: PartSet.Aspect, of file: Int) { look(at: PartSet.part(aspect, of: file)) }

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

  /// What is found for each item, by index; `isFinal` says that nothing that follows uses it.
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
    var now = ItemResults<Item, Found>(items: items)
    var again: [Bool]?
    let known = isAnew ? nil : last[place] as? ItemResults<Item, Found>
    if let known, known.items == items {
      again = known.indices(lookingAt: changed)
      now = known.without(again ?? [])
    }
    var differs = known == nil
    for index in items.indices where again?[index] ?? true {
      let found = working(on: index, into: &now.looks) { work(items[index]) }
      now.found[index] = found
      if let known, !differs, again != nil { differs = known.found[index] != found }
    }
    note(now, at: place)
    if !isFinal, differs || again == nil { isAnew = true }
    return now.found.flatMap(\.self)
  }

  /// The same after an earlier run, which has left nothing of what it found but whether it found
  /// anything.
  private func results<Item: Sendable & Equatable, Found: Sendable & Equatable>(
    _ items: [Item], at place: Place, isFinal: Bool, after known: KeptItems,
    _ work: (Item) -> [Found]
  ) -> [Found] {
    let (isChanged, isFilled) = (known.indices(lookingAt: changed), known.isFilled)
    var now = ItemResults<Item, Found>(items: items)
    now.looks = known.looks.filter { !isChanged[Int($0.item)] && !isFilled[Int($0.item)] }
    var differs = false
    for index in items.indices where isChanged[index] || isFilled[index] {
      let found = working(on: index, into: &now.looks) { work(items[index]) }
      now.found[index] = found
      if isChanged[index], isFilled[index] || !found.isEmpty { differs = true }
    }
    note(now, at: place)
    if !isFinal, differs { isAnew = true }
    return now.found.flatMap(\.self)
  }

  private func note<Item, Found>(_ now: ItemResults<Item, Found>, at place: Place) {
    step = nextStep()
    for look in now.looks { parts.insert(Int(look.part)) }
    results[place] = now
    places.append(place)
  }

  /// What of these results is worth keeping for another run.
  static func kept(of results: [Place: any Sendable]) -> [Place: KeptItems] {
    var kept: [Place: KeptItems] = [:]
    for (place, value) in results {
      kept[place] = (value as? any KeepableResults)?.kept(at: place)
    }
    return kept
  }

  private func working<Found>(
    on item: Int, into all: inout [Look], _ work: () -> Found
  ) -> Found {
    step = nextStep()
    looks = []
    let found = work()
    for part in looks ?? [] { all.append(Look(part: part, item: Int32(truncatingIfNeeded: item))) }
    looks = nil
    return found
  }

  private func nextStep() -> Int32 {
    steps += 1
    return steps
  }

  /// A value that what follows uses: where it is what it was, so is the rest.
  func value<Value: Sendable & Equatable>(at place: Place, _ work: () -> Value) -> Value {
    guard notesItems, looks == nil, results[place] == nil else { return work() }
    let known = last[place] as? KnownValue<Value>
    if let known, !isAnew, !known.parts.meets(changed) {
      for place in known.places { results[place] = last[place] }
      keep(known, at: place, places)
      return known.value
    }
    let before = (parts: parts, places: places, isAnew: isAnew)
    parts = PartSet(emptyLike: parts)
    places = []
    step = nextStep()
    let now = KnownValue(value: work(), parts: parts, places: places)
    parts = before.parts
    step = nextStep()
    // What was worked out of nothing that is another is what it was.
    let differs = known.map { $0.value != now.value } ?? (kept == nil || isAnew)
    isAnew = before.isAnew || differs
    keep(now, at: place, before.places)
    return now.value
  }

  private func keep<Value>(
    _ known: KnownValue<Value>, at place: Place, _ before: [Place]
  ) {
    parts.formUnion(known.parts)
    results[place] = known
    places = before + known.places + [place]
  }
}

private typealias Look = KeptItems.Look

/// Results of which another run can know something.
private protocol KeepableResults {
  func kept(at place: Onlooker.Place) -> KeptItems?
}

/// What was found for each of some items, and what was looked at for that.
private struct ItemResults<Item: Sendable & Equatable, Found: Sendable>: Sendable {
  var items: [Item]
  /// By index.
  var found: [[Found]]
  var looks: [Look] = []

  init(items: [Item]) {
    self.items = items
    found = Array(repeating: [], count: items.count)
  }

  /// By index: whether something was looked at for the item that is among `parts`.
  func indices(lookingAt parts: PartSet) -> [Bool] {
    var indices = Array(repeating: false, count: items.count)
    for look in looks where parts.contains(Int(look.part)) { indices[Int(look.item)] = true }
    return indices
  }

  /// The same as far as it holds.
  func without(_ indices: [Bool]) -> Self {
    var rest = self
    rest.looks.removeAll { indices[Int($0.item)] }
    return rest
  }
}

extension ItemResults: KeepableResults {
  func kept(at place: Onlooker.Place) -> KeptItems? {
    KeptItems.digest(of: items).map {
      KeptItems(
        place: place, count: items.count, digest: $0,
        filled: found.indices.filter { !found[$0].isEmpty }.map { Int32(truncatingIfNeeded: $0) },
        looks: looks)
    }
  }
}

/// A value, what was looked at for it, and where parts of it were worked out.
private struct KnownValue<Value: Sendable>: Sendable {
  var value: Value
  var parts: PartSet
  var places: [Onlooker.Place]
}
