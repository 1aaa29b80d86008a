import StrataCode
import StrataRules
import StrataFeatures
import Testing

@Suite struct FindingMatchTests {
  private func key(_ file: String?, _ source: String = "A", _ target: String? = "B") -> FindingKey {
    FindingKey(rule: "r.r", file: file, source: source, target: target)
  }

  private func match(
    _ before: [FindingKey: Int], _ now: [FindingKey], moves: FileMoves? = nil
  ) -> FindingMatch {
    FindingMatch(before, with: now, files: Set(now.compactMap(\.file))) { moves }
  }

  @Test func theSameKeyIsTheSameFinding() {
    let found = match(
      [key("a.swift"): 1, key(nil): 1], [key("b.swift"), key(nil), key("a.swift")])
    #expect(found.isKnown == [false, true, true])
    #expect(found.kept == [key("a.swift"): 1, key(nil): 1])
    #expect(found.gone.isEmpty)
  }

  @Test func ofSeveralAlikeAsManyAreKnownAsThereWere() {
    let three = [key("a.swift"), key("a.swift"), key("a.swift")]
    #expect(match([key("a.swift"): 2], three).isKnown == [true, true, false])
    #expect(match([key("a.swift"): 5], three).gone == [key("a.swift"): 2])
  }

  @Test func aRenamedFileKeepsItsFindings() {
    let moves = FileMoves(renamed: ["old/F.swift": "new/G.swift"])
    let found = match(
      [key("old/F.swift"): 1, key("old/F.swift", "F.swift", "UIKit"): 1],
      [key("new/G.swift"), key("new/G.swift", "G.swift", "UIKit"), key("new/G.swift", "C")],
      moves: moves)
    #expect(found.isKnown == [true, true, false])
    #expect(found.gone.isEmpty)
    #expect(found.kept[key("new/G.swift", "G.swift", "UIKit")] == 1)
  }

  @Test func whatWasRemovedForGoodIsFoundNowhereElse() {
    let moves = FileMoves(removed: ["old/F.swift"])
    let found = match([key("old/F.swift"): 1], [key("new/F.swift")], moves: moves)
    #expect(found.isKnown == [false])
    #expect(found.gone == [key("old/F.swift"): 1])
  }

  @Test func whereNobodyKnowsTheOnlyOneOfTheSameSymbolsIsTaken() {
    for moves in [nil, FileMoves()] {
      #expect(
        match([key("old/F.swift"): 1], [key("F.swift"), key("F.swift", "C")], moves: moves)
          .isKnown == [true, false])
    }
    #expect(
      match([key("old/F.swift"): 1], [key("F.swift"), key("G.swift")]).isKnown.allSatisfy { !$0 })
    #expect(match([key("1.swift"): 1, key("2.swift"): 1], [key("3.swift")]).isKnown == [false])
  }

  @Test func aFileThatIsStillThereHasNotMoved() {
    let found = FindingMatch(
      [key("a.swift"): 1], with: [key("b.swift")], files: ["a.swift", "b.swift"]
    ) {
      Issue.record("nobody needs to be asked")
      return nil
    }
    #expect(found.isKnown == [false])
  }
}
