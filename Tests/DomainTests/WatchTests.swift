import StrataCode
import StrataFeatures
import TestSupport
import Testing

@Suite("Watching")
struct WatchTests {
  private static let clean = "struct Order {}"
  private static let broken = "import UIKit\nstruct Order {"
  private static let bad = "import UIKit\nstruct Order { var image: UIImage }"

  /// What is told while a file takes one text after another; nil stands for a folder without Swift.
  private func told(_ texts: String?...) throws -> [String] {
    let script = ScriptedCodebase(
      texts.map { text in
        InMemoryCodebase(text.map { [("Domain/Order.swift", $0)] } ?? [])
      })
    let check = CheckArchitecture(judge: JudgeCodebase(reader: script, text: script))
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.onlyRules = ["dependency.framework-in-domain"]
    var told: [String] = []
    try WatchArchitecture(check: check, changes: script)(request) { event in
      switch event {
      case .began(let result): told.append("\(result.findings.count) found")
      case .changed(let change):
        told.append("\(change.appeared.findings.count) new, \(change.gone.count) gone")
      case .unclear(let file, _): told.append("\(file) unclear")
      case .failed: told.append("failed")
      }
    }
    return told
  }

  @Test func whatAppearsAndWhatGoesIsTold() throws {
    #expect(
      try told(Self.clean, Self.bad, Self.clean) == ["0 found", "1 new, 0 gone", "0 new, 1 gone"])
  }

  @Test func nothingIsToldWhenNothingBecameOfAChange() throws {
    #expect(try told(Self.bad, "\n\n" + Self.bad, Self.bad) == ["1 found"])
  }

  @Test func whileAFileIsBrokenTheLastFindingsStandAndThatIsSaidOnce() throws {
    #expect(
      try told(Self.bad, Self.broken, Self.broken + "{", Self.clean)
        == ["1 found", "Domain/Order.swift unclear", "0 new, 1 gone"])
    #expect(
      try told(Self.clean, Self.broken, Self.clean)
        == ["0 found", "Domain/Order.swift unclear", "0 new, 0 gone"])
  }

  @Test func aFileThatWasBrokenFromTheStartIsJudgedAsFarAsItCanBeRead() throws {
    #expect(try told(Self.broken, "struct Order {") == ["1 found", "0 new, 1 gone"])
  }

  @Test func aCodeBaseThatIsGoneForAWhileIsSaidOnceAndComesBack() throws {
    #expect(
      try told(Self.clean, nil, nil, Self.bad) == ["0 found", "failed", "1 new, 0 gone"])
  }

  @Test func aCodeBaseThatCannotBeReadAtFirstIsAnError() {
    #expect(throws: CheckError.self) { try told(nil, Self.clean) }
  }
}
