import StrataDomain
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
}
