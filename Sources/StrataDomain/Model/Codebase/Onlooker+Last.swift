internal import StrataCode

// What nobody goes on from: of what is looked at it matters only whether it is as it was.

extension Onlooker {
  /// The same where nobody goes on from here: of the items that looked at nothing that is another
  /// only what stands in the whole value is taken.
  func found<Item, Found: Sendable & Equatable>(
    _ items: [Item], at place: Place, isFinal: Bool, after known: KeptItems,
    _ work: (Item) -> [Found]
  ) -> [Found] {
    let (isChanged, isFilled) = (known.indices(lookingAt: changed), known.isFilled)
    let left = known.found(in: whole, as: Found.self)
    var all: [Found] = []
    var differs = false
    for index in items.indices where isChanged[index] || isFilled[index] {
      let item = Int32(truncatingIfNeeded: index)
      if !isChanged[index], let found = left?[item] {
        all += found
        continue
      }
      let found = working { work(items[index]) }
      all += found
      if isChanged[index], !isFinal, known.holds(found, of: item) != true { differs = true }
    }
    results[place] = GoneThrough()
    if !isFinal, differs { isAnew = true }
    return all
  }

  /// What is found for each item where nobody goes on from here, and no earlier run left anything.
  func found<Item, Found>(
    _ items: [Item], at place: Place, isFinal: Bool, _ work: (Item) -> [Found]
  ) -> [Found] {
    let all = items.flatMap { item in working { work(item) } }
    results[place] = GoneThrough()
    if !isFinal { isAnew = true }
    return all
  }

  private func working<Found>(_ work: () -> Found) -> Found {
    looks = []
    defer { looks = nil }
    return work()
  }
}

/// Stands at a place where items were gone through of which nothing is noted.
private struct GoneThrough: Sendable {}
