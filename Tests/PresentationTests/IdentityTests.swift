import StrataRules
import StrataCode
import TestSupport
import Testing

struct IdentityTests {
  @Test func theIdentityIsTheSameEverywhere() {
    #expect(Finding.sampleReference.identity == "d526213392afdea6")
  }

  @Test func movingLinesAndRewordingKeepIt() {
    var moved = Finding.sampleReference
    moved.location = .at(moved.location.file, 99, 1..<5)
    moved.also = []
    moved.message = "other words"
    moved.severity = .info
    #expect(moved.identity == Finding.sampleReference.identity)
  }

  @Test func ruleFileSourceAndTargetMakeIt() {
    let original = Finding.sampleReference
    var others = [original, original, original, original]
    others[0].rule = "dependency.cycle"
    others[1].location.file = "Sources/Other.swift"
    others[2].from.symbol = "OtherViewModel"
    others[3].to?.symbol = "OtherRepository"
    #expect(Set((others + [original]).map(\.identity)).count == 5)
  }

  @Test func withoutATargetTheSubjectParts() {
    var one = Finding.sampleCycle
    one.subject = "UIKit"
    var other = one
    other.subject = "SwiftUI"
    #expect(one.identity != other.identity)
  }
}
