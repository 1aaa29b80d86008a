import StrataPresentation
import Testing

struct SideBySideTests {
  @Test func partsBeginLevelAgain() {
    #expect(
      SideBySide.text("why\n  a\n\nfix\n", "原因\n  甲\n  乙\n\n建议\n")
        == "why   原因\n  a     甲\n" + "        乙\n\nfix   建议\n")
  }

  @Test func aColumnThatEndsFirstLeavesTheOtherWhereItIs() {
    #expect(SideBySide.text("a\nb", "甲") == "a   甲\nb\n")
    #expect(SideBySide.text("a", "甲\n乙") == "a   甲\n    乙\n")
    #expect(SideBySide.text("", "") == "\n")
  }

  @Test func twoColumnsFitWhereOneDid() {
    #expect(SideBySide.width(of: 160) * 2 + 3 <= 160)
    #expect(SideBySide.width(of: 10) == 40)
  }
}
