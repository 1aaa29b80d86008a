import StrataCode
import Testing

@testable import StrataFeatures

@Suite("Who made a file, and when, for one that is made today")
struct MakingLineTests {
  private static let today = Day("2026-03-07")

  private func line(_ headers: [String], like old: String) throws -> String? {
    MakingLine(of: headers, today: try #require(Self.today))?.line(like: old)
  }

  @Test(arguments: [
    ("//  Created by Ann on 14/01/2025.", "//  Created by Ann on 07/03/2026."),
    ("//  Created by Ann on 1/14/25.", "//  Created by Ann on 3/7/26."),
    ("//  Created by Ann on 2024/02/14.", "//  Created by Ann on 2026/03/07."),
    ("//  Created by 안나 on 2024. 2. 14..", "//  Created by 안나 on 2026. 3. 7.."),
    ("// Created by Ann on 31.12.2025", "// Created by Ann on 07.03.2026"),
    ("// Created by Ann on Fire on 2025-12-31", "// Created by Ann on Fire on 2026-03-07"),
  ])
  func aDayIsWrittenAsTheOthersAre(_ old: String, _ new: String) throws {
    #expect(try line([old], like: old) == new)
  }

  @Test func otherFilesSayWhichNumberIsTheDay() throws {
    let old = "// Created by Ann on 2/3/2025."
    #expect(try line([old], like: old) == nil)
    #expect(
      try line([old, "// Created by Ann on 15/1/2025."], like: old)
        == "// Created by Ann on 7/3/2026.")
    #expect(
      try line([old, "// Created by Ann on 1/15/2025."], like: old)
        == "// Created by Ann on 3/7/2026.")
  }

  @Test func nobodyIsNamedWhereSeveralMakeFiles() throws {
    let old = "// Created by Ann on 15/1/2025."
    #expect(try line([old, "// Created by Ben on 16/1/2025."], like: old) == nil)
  }

  @Test(arguments: [
    "// Created by Ann on 14 January 2025.", "// Created by Ann on 15/1/2027.",
    "// Created by Ann.", "// Made by Ann on 15/1/2025.",
  ])
  func aDayThatIsToldOtherwiseIsLeftOut(_ old: String) throws {
    #expect(try line([old], like: old) == nil)
  }

  @Test func onlyTheHeaderSaysIt() {
    let text = "//\n//  A.swift\n//  Created by Ann on 1/2/25.\n\n// Created by hand on 1/2/25.\n"
    #expect(MakingLine.lines(of: Array(text.utf8)) == ["//  Created by Ann on 1/2/25."])
  }
}
