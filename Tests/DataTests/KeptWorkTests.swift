import StrataCode
import StrataData
import TestSupport
import Testing

@testable import StrataModel

@Suite("What is not worked out again")
struct KeptWorkTests {
  private let workspace = InMemoryCodebase([
    ("Data/Store.swift", "final class Store { let basket: Basket? = nil }\n"),
    ("Domain/Basket.swift", "struct Basket { var items: [Item] }\n"),
    ("Domain/Item.swift", "struct Item { var name: String }\n"),
  ]).workspace

  private func text(of file: Int) -> PartSet {
    var parts = PartSet(files: workspace.files.count)
    parts.insert(PartSet.part(.text, of: file))
    return parts
  }

  /// Which files are asked about after an edit, where an earlier run kept what it found in each.
  private func asked(after file: Int, _ change: @escaping ([String]) -> [String]) -> [Int] {
    let codebase = Codebase(of: workspace)
    func names(in codebase: Codebase, _ note: (Int) -> Void) -> [String] {
      change(
        codebase.said(ofEachFile: "names", line: 1) { file in
          note(file)
          let facts = codebase.facts(file)
          return [facts[facts.declarations[0].name]]
        })
    }
    let first = Noted(of: codebase, after: nil) { names(in: $0) { _ in } }
    let kept = Noted(first.value, lookingAt: first.parts, items: first.items)
    var asked: [Int] = []
    let now = Noted(of: codebase, after: kept.after(text(of: file))) {
      names(in: $0) { asked.append($0) }
    }
    #expect(now.value == first.value)
    return asked
  }

  @Test func whatWasFoundOfTheRestStandsInTheWholeValue() {
    #expect(asked(after: 1) { $0 } == [1])
    #expect(asked(after: 1) { ["first"] + $0 } == [1])
  }

  @Test func whatIsNotInTheWholeValueIsFoundAnew() {
    #expect(asked(after: 1) { $0.map { $0 + "!" } } == [0, 1, 2])
  }

  /// What cannot be told apart in another run.
  private struct Untold: Sendable, Equatable { var number: Int }

  /// Which files are asked about last, by what is seen in each before, once one says something else.
  private func asked<Found: Sendable & Equatable>(
    seeing old: @escaping (Int) -> [Found], then new: @escaping (Int) -> [Found]
  ) -> [Int] {
    let codebase = Codebase(of: workspace)
    func names(
      in codebase: Codebase, _ see: (Int) -> [Found], _ note: (Int) -> Void
    ) -> [String] {
      let seen = codebase.seen(
        inEachFile: { file in
          _ = codebase.facts(file)
          return see(file)
        }, file: "seen", line: 1)
      return codebase.said(ofEachFile: "names", line: 2) { file in
        note(file)
        let facts = codebase.facts(file)
        return ["\(facts[facts.declarations[0].name]) \(seen.count)"]
      }
    }
    let first = Noted(of: codebase, after: nil) { names(in: $0, old) { _ in } }
    let kept = Noted(first.value, lookingAt: first.parts, items: first.items)
    var asked: [Int] = []
    _ = Noted(of: codebase, after: kept.after(text(of: 1))) {
      names(in: $0, new) { asked.append($0) }
    }
    return asked
  }

  @Test func whatFollowsFromWhatIsSeenHoldsWhereThatIsWhatItWas() {
    #expect(asked(seeing: { [$0] }, then: { [$0] }) == [1])
    #expect(asked(seeing: { ["\($0)"] }, then: { ["\($0)"] }) == [1])
    #expect(asked(seeing: { _ in [Int]() }, then: { _ in [] }) == [1])
  }

  @Test func whatFollowsFromAnythingElseIsFoundAnew() {
    #expect(asked(seeing: { [$0] }, then: { [$0 == 1 ? 7 : $0] }) == [0, 1, 2])
    #expect(asked(seeing: { [$0] }, then: { $0 == 1 ? [] : [$0] }) == [0, 1, 2])
    #expect(asked(seeing: { $0 == 1 ? [] : [$0] }, then: { [$0] }) == [0, 1, 2])
    #expect(
      asked(seeing: { [Untold(number: $0)] }, then: { [Untold(number: $0)] }) == [0, 1, 2])
  }

  /// Which files are asked about with a value of them all, once that is worked out as `new`.
  private func asked<Value: Sendable & Equatable>(
    knowing old: Value, then new: Value, kept isKept: Bool = true
  ) -> [Int] {
    let codebase = Codebase(of: workspace)
    func names(in codebase: Codebase, _ value: Value, _ note: (Int) -> Void) -> [String] {
      let value = codebase.known(file: "value", line: 1) {
        _ = codebase.facts(1)
        return value
      }
      return codebase.said(ofEachFile: "names", line: 2) { file in
        note(file)
        _ = codebase.facts(file)
        return ["\(file) \(value == new)"]
      }
    }
    let first = Noted(of: codebase, after: nil) { names(in: $0, old) { _ in } }
    let items = first.items.filter { isKept || $0.place.file != "value" }
    let kept = Noted(first.value, lookingAt: first.parts, items: items)
    var asked: [Int] = []
    _ = Noted(of: codebase, after: kept.after(text(of: 1))) {
      names(in: $0, new) { asked.append($0) }
    }
    return asked
  }

  @Test func whatFollowsFromAValueHoldsWhereThatIsWhatItWas() {
    #expect(asked(knowing: 1, then: 1) == [1])
    #expect(asked(knowing: ["a": [true], "b": []], then: ["b": [], "a": [true]]) == [1])
    #expect(asked(knowing: Set(0..<99), then: Set((0..<99).reversed())) == [1])
  }

  @Test func whatFollowsFromAnotherValueIsFoundAnew() {
    #expect(asked(knowing: 1, then: 2) == [0, 1, 2])
    #expect(asked(knowing: ["a": [true]], then: ["a": [false]]) == [0, 1, 2])
    #expect(asked(knowing: ["a": [1], "b": [2]], then: ["a": [2], "b": [1]]) == [0, 1, 2])
    #expect(asked(knowing: Set(["ab"]), then: Set(["a", "b"])) == [0, 1, 2])
    #expect(asked(knowing: Untold(number: 1), then: Untold(number: 1)) == [0, 1, 2])
    #expect(asked(knowing: 1, then: 1, kept: false) == [0, 1, 2])
  }

  @Test func aValueThatItemsShareIsWorkedOutOnceAndAsOftenAsItChanges() {
    let codebase = Codebase(of: workspace)
    func names(in codebase: Codebase, _ note: () -> Void) -> [Int] {
      codebase.said(ofEachFile: "names", line: 1) { file in
        [
          codebase.known {
            note()
            return codebase.facts(2).names.count
          } + codebase.facts(file).names.count
        ]
      }
    }
    var count = 0
    let first = Noted(of: codebase, after: nil) { names(in: $0) { count += 1 } }
    #expect(count == 1)
    let other = Noted(of: codebase, after: first.after(text(of: 0))) {
      names(in: $0) { count += 1 }
    }
    #expect(count == 2 && other.value == first.value)
    var items: Set<Int> = []
    _ = Noted(of: codebase, after: first.after(text(of: 2))) { codebase in
      codebase.said(ofEachFile: "names", line: 1) { (file: Int) -> [Int] in
        items.insert(file)
        return []
      }
    }
    #expect(items == [0, 1, 2])
  }

  /// The workspace with a function more in the first file.
  private func edited() -> Workspace {
    InMemoryCodebase([
      (
        "Data/Store.swift",
        "final class Store { let basket: Basket? = nil; func load() -> Item? { nil } }\n"
      ),
      ("Domain/Basket.swift", "struct Basket { var items: [Item] }\n"),
      ("Domain/Item.swift", "struct Item { var name: String }\n"),
    ]).workspace.keeping(workspace)
  }

  /// Decisions on the workspace as it was, with other meanings of names.
  private func decisions(_ change: (inout [[Target]]) -> Void) -> Decisions {
    let placed = Codebase(of: workspace).placed
    var decisions = placed.decisions
    var targets = placed.resolved.references.targets
    change(&targets)
    decisions.names = ReferenceMap(targets)
    return decisions
  }

  @Test func namesMeanWhatTheyMeantOutsideOfEditedFiles() {
    let claimed = decisions { $0[1] = $0[1].map { _ in .parameter } }
    let now = Codebase(of: edited(), since: workspace, as: claimed).placed.resolved.references
    #expect(now[1].allSatisfy { $0 == .parameter })
    #expect(now[0] == Codebase(of: edited()).placed.resolved.references[0])
  }

  @Test(arguments: [
    [[Target]](), [[], [.external], []], [[.external], [.symbol(SymbolID(3))], [.external]],
  ])
  func namesOfAnotherCodeBaseSayNothing(_ targets: [[Target]]) {
    let now = Codebase(of: edited(), since: workspace, as: decisions { $0 = targets })
    #expect(now.placed.resolved.references == Codebase(of: edited()).placed.resolved.references)
  }
}

extension Workspace {
  /// The same, with the facts of those files that say the same.
  fileprivate func keeping(_ old: Workspace) -> Workspace {
    var workspace = self
    for index in files.indices where files[index].facts == old.files[index].facts {
      workspace.files[index].facts = old.files[index].facts
    }
    return workspace
  }
}
