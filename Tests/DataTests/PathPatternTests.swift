import StrataCode
import Testing

@testable import StrataData

@Suite struct PathPatternTests {
  @Test(
    "a pattern means these paths",
    arguments: [
      ("Sources/**", "A/Sources/x.swift", true), ("Sources/**", "A/Sources/in/x.swift", true),
      ("Sources/**/*.swift", "A/Sources/x.swift", true),
      ("Sources/**/*.swift", "A/Sources/b/c/x.swift", true),
      ("Sources/*.swift", "A/Sources/x.swift", true),
      ("Sources/*.swift", "A/Sources/b/x.swift", false),
      ("Sources/**/*Tests.swift", "A/Sources/b/XTests.swift", true),
      ("Sources/**/*Tests.swift", "A/Sources/b/X.swift", false),
      ("**/Domain/*.swift", "A/b/Domain/x.swift", true),
      ("*/{Data,Domain}/?.swift", "A/b/Data/x.swift", true),
      ("*/{Data,Domain}/[xy].swift", "A/b/Domain/y.swift", true),
      ("*/{Data,Domain}/[xy].swift", "A/b/Domain/z.swift", false),
      ("{NAME}/x.swift", "A/{NAME}/x.swift", true), ("../B/**", "B/x.swift", true),
    ])
  func meaning(text: String, path: String, expected: Bool) {
    let patterns = PathPattern.all(text, in: "A")
    #expect(
      patterns.contains { $0.matches(SplitPath(path)) || $0.takesAll && $0.covers(SplitPath(path)) }
        == expected)
  }

  @Test("what leaves the root means nothing")
  func escape() {
    #expect(PathPattern.all("../../x/**", in: "A").isEmpty)
  }

  @Test("patterns that could mean almost everything end")
  func hostile() {
    let stars = String(repeating: "**/", count: 400) + "x"
    let path = String(repeating: "a/", count: 400) + "y"
    #expect(!PathPattern.all(stars, in: "")[0].matches(SplitPath(path)))
    let name = String(repeating: "*a", count: 400) + "b"
    #expect(
      !PathPattern.all(name, in: "")[0].matches(SplitPath(String(repeating: "a", count: 4_000))))
    #expect(PathPattern.all(String(repeating: "{a,b}", count: 40), in: "").count <= 64)
    #expect(PathPattern.all(String(repeating: "{", count: 10_000), in: "").count == 1)
  }

  @Test("a target whose patterns stand for too many others says so")
  func cut() {
    let many = String(repeating: "{a,b}", count: 40)
    var target = TargetDescription(
      module: Module(name: "A", kind: .library, manifest: "", folder: ""))
    target.take("Sources/{a,b}/**", in: "")
    #expect(!target.isCut)
    target.take(many, in: "")
    #expect(target.isCut)
    var other = TargetDescription(module: target.module)
    other.take("Sources/**", in: "", except: PathPattern.all(many, in: ""))
    #expect(other.isCut)
  }
}
