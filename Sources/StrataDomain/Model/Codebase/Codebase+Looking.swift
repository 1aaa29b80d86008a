internal import StrataCode

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
    said(ofEach: Array(workspace.files.indices), file: file, line: line, work)
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
    inEachFile file: String = #fileID, line: UInt = #line, _ work: (Int) -> [Found]
  ) -> [Found] {
    seen(inEach: Array(workspace.files.indices), file: file, line: line, work)
  }

  /// A value that a rule goes on with: where it is what it was, what follows is not worked out again.
  package func known<Value: Sendable & Equatable>(
    file: String = #fileID, line: UInt = #line, _ work: () -> Value
  ) -> Value {
    onlooker?.value(at: .init(file: file, line: line), work) ?? work()
  }

  /// The parts that are others than in an older reading that this one was worked out from; nil where
  /// more is another than what stands inside files.
  package func parts(changedSince old: Codebase) -> PartSet? {
    guard let renewal = Renewal(from: old.workspace, to: workspace),
      placed.decides(like: old.placed), concludes(like: old)
    else { return nil }
    var changed = PartSet(files: workspace.files.count)
    for file in renewal.files {
      changed.insert(PartSet.part(.text, of: file))
      if renewal.moves[file] != nil || references[file] != old.references[file] {
        changed.insert(PartSet.part(.names, of: file))
      }
      if renewal.moves[file] != nil || !scopes[file].holds(like: old.scopes[file]) {
        changed.insert(PartSet.part(.scope, of: file))
      }
    }
    if renewal.files.contains(where: { dependencies(of: $0) != old.dependencies(of: $0) }) {
      changed.insert(PartSet.Whole.dependencies.rawValue)
    }
    if routes.builders != old.routes.builders { changed.insert(PartSet.Whole.routes.rawValue) }
    if locators != old.locators { changed.insert(PartSet.Whole.locators.rawValue) }
    return changed
  }
}
