package import StrataCode

// What rules work out item by item, and need not work out again where nothing that they looked at is
// another.

extension Codebase {
  /// What is said of each item, in their order: of a newer reading only that of items for which
  /// something was looked at that is another by now.
  package func said<Item: Sendable & Equatable, Found: Sendable & Equatable>(
    ofEach items: [Item], file: String = #fileID, line: UInt = #line, _ work: (Item) -> [Found]
  ) -> [Found] {
    onlooker?.results(items, at: .init(file: file, line: line), isFinal: true, work)
      ?? items.flatMap(work)
  }

  /// What is said of each file, in their order.
  package func said<Found: Sendable & Equatable>(
    ofEachFile file: String = #fileID, line: UInt = #line, _ work: (Int) -> [Found]
  ) -> [Found] {
    said(ofEach: everyFile, file: file, line: line, work)
  }

  /// The same of what the rule itself goes on with: where any of it is another, all that follows is
  /// worked out again.
  package func seen<Item: Sendable & Equatable, Found: Sendable & Equatable>(
    inEach items: [Item], file: String = #fileID, line: UInt = #line, _ work: (Item) -> [Found]
  ) -> [Found] {
    onlooker?.results(items, at: .init(file: file, line: line), isFinal: false, work)
      ?? items.flatMap(work)
  }

  /// What is seen in each file, in their order.
  package func seen<Found: Sendable & Equatable>(
    inEachFile work: (Int) -> [Found], file: String = #fileID, line: UInt = #line
  ) -> [Found] {
    seen(inEach: everyFile, file: file, line: line, work)
  }

  /// The same, where several do the work unless somebody notes what is looked at.
  package func seen<Found: Sendable & Equatable>(
    inEachFile work: @escaping @Sendable (Int) -> [Found], by workforce: Workforce,
    file: String = #fileID, line: UInt = #line
  ) -> [Found] {
    if onlooker == nil { return workforce.map(workspace.files.count, work).flatMap(\.self) }
    return seen(inEachFile: work, file: file, line: line)
  }

  /// A value that a rule goes on with: where it is what it was, what follows is not worked out again. Of
  /// nothing but the code base, since whoever asks again is given the same.
  package func known<Value: Sendable & Equatable>(
    file: String = #fileID, line: UInt = #line, _ work: () -> Value
  ) -> Value {
    let place = Onlooker.Place(file: file, line: line)
    return onlooker?.value(at: place, work) ?? memory?.value(at: place, work) ?? work()
  }
}

extension FileConclusions {
  /// Whether what ships is as it was, in a newer reading.
  func ship(alike old: Workspace, _ new: Workspace, _ renewal: Renewal) -> Bool {
    left.areNamed(alike: old, new, in: renewal.files)
  }

  /// Whether what holds across files is as it was, so far.
  func concludes(like old: FileConclusions) -> Bool {
    generalContainers == old.generalContainers && production == old.production
      && previews == old.previews
  }

  /// The parts that are others than in an older reading that this one was worked out from.
  func parts(
    changedSince old: FileConclusions, in placed: PlacedCode, _ former: PlacedCode,
    _ renewal: Renewal
  ) -> PartSet {
    var changed = PartSet(files: placed.resolved.workspace.files.count)
    for file in renewal.files {
      changed.insert(PartSet.part(.text, of: file))
      if renewal.moves[file] != nil
        || placed.resolved.references[file] != former.resolved.references[file]
      {
        changed.insert(PartSet.part(.names, of: file))
      }
      if renewal.moves[file] != nil || !scopes[file].holds(like: old.scopes[file]) {
        changed.insert(PartSet.part(.scope, of: file))
      }
    }
    if renewal.files.contains(where: { dependencies(of: $0) != old.dependencies(of: $0) }) {
      changed.insert(PartSet.Whole.dependencies.rawValue)
    }
    return changed
  }
}
