import StrataFeatures
import TestSupport
import Testing

@testable import StrataData

@Suite struct CodeOwnersTests {
  private func owners(_ text: String, of file: String) -> [String] {
    OwnerLines(text).owners(of: file)
  }

  @Test(
    "a pattern means what GitHub says it means",
    arguments: [
      ("*", "App/A.swift", true), ("*.swift", "App/Deep/A.swift", true),
      ("A*.swift", "App/B.swift", false), ("/App/", "App/Deep/A.swift", true),
      ("/App/", "Kit/App/A.swift", false), ("App/", "Kit/App/A.swift", true),
      ("App", "Kit/App/A.swift", true), ("docs/*", "docs/A.swift", true),
      ("docs/*", "docs/deep/A.swift", false), ("/App/**", "App/Deep/A.swift", true),
      ("**/Login", "App/Login/A.swift", true), ("App/Login", "App/Login/A.swift", true),
      ("App/Login", "Kit/App/Login/A.swift", false), ("App/**/A.swift", "App/x/y/A.swift", true),
      ("/", "A.swift", true), ("My\\ App/", "My App/A.swift", true),
    ])
  func pattern(pattern: String, file: String, isMeant: Bool) {
    #expect(owners("\(pattern) @team", of: file) == (isMeant ? ["@team"] : []))
  }

  @Test("the last line that means a file counts, and one without owners takes them away")
  func lastWins() {
    let text = "# all\n* @all\n/App/ @app a@b.org # comment\n/App/Free/\n"
    #expect(owners(text, of: "Kit/A.swift") == ["@all"])
    #expect(owners(text, of: "App/A.swift") == ["@app", "a@b.org"])
    #expect(owners(text, of: "App/Free/A.swift") == [])
  }

  @Test("GitLab's sections count each for itself, with owners of their own")
  func sections() {
    let text = "* @all\n[Docs][2] @writers\nA*.swift\n^[Security]\n/App/ @sec\n"
    #expect(owners(text, of: "App/A.swift") == ["@all", "@writers", "@sec"])
    #expect(owners(text, of: "App/B.swift") == ["@all", "@sec"])
  }

  @Test("the file is looked for where GitHub and GitLab do; without one nobody is known")
  func places() throws {
    let folder = try TemporaryFolder([
      "docs/CODEOWNERS": "* @docs\n", ".github/CODEOWNERS": "* @github\r\n",
    ])
    let found = CodeOwnersReader().owners(of: ["A.swift"], in: folder.path)
    #expect(found == CodeOwners(source: ".github/CODEOWNERS", byFile: ["A.swift": ["@github"]]))
    #expect(CodeOwnersReader().owners(of: ["A.swift"], in: try TemporaryFolder().path) == nil)
  }

  @Test("of two lines about a file the later counts, however each is written")
  func order() {
    let lines = [
      "*", "*.swift", "A.swift", "/App/", "/App/*", "App/**", "A?.swift", "/App/A.swift",
    ]
    for first in lines where first != "A?.swift" {
      for second in lines where second != "A?.swift" {
        #expect(owners("\(first) @a\n\(second) @b\n", of: "App/A.swift") == ["@b"])
      }
      #expect(owners("\(first) @a\nA[A].swift @b\n*.m @c\n", of: "App/A.swift") == ["@a"])
      #expect(owners("A?swift @b\n\(first) @a\n", of: "App/A.swift") == ["@a"])
      #expect(owners("\(first) @a\nA?swift @b\n", of: "App/A.swift") == ["@b"])
    }
  }

  @Test("many lines are looked up, and too many patterns left out with a warning")
  func manyLines() throws {
    let plain = (0..<20_000).map { "/D\($0)/ @d\($0)\n" }.joined()
    let odd = (0..<1_100).map { "D\($0)/*a?b* @x\n" }.joined()
    let folder = try TemporaryFolder(["docs/CODEOWNERS": plain, "CODEOWNERS": plain + odd])
    let files = (0..<2_000).map { "D\($0)/A.swift" }
    let found = try #require(CodeOwnersReader().owners(of: files, in: folder.path))
    #expect(found.byFile["D1999/A.swift"] == ["@d1999"])
    #expect(found.warning?.english.contains("'CODEOWNERS' has more") == true)
    #expect(OwnerLines(plain).isCut == false)
    #expect(OwnerLines((0..<600).map { "[S\($0)]\n* @s\($0)\n" }.joined()).isCut)
  }
}
