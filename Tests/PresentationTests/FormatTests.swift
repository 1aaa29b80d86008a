import Foundation
import StrataRules
import StrataCode
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Findings in the forms that services read")
struct FormatTests {
  private static let forms: [(FindingsFormat, ending: String)] = [
    (.xcode, "xcode.txt"), (.github, "github.txt"), (.sarif, "sarif"), (.junit, "junit.xml"),
    (.checkstyle, "checkstyle.xml"), (.gitlab, "gitlab.json"), (.markdown, "md"),
  ]
  private static let failure = Failure(
    kind: "no-swift-files", message: "there is no Swift file in '/repos/<A & B>'")

  @Test(arguments: forms)
  func eachIsAsItWas(form: FindingsFormat, ending: String) throws {
    func expect(_ text: String?, _ name: String) throws {
      try expectGolden(try #require(text), "Formats/\(name).\(ending)")
    }
    try expect(form.document(.sample), "check")
    try expect(form.document(.sampleEmpty), "empty")
    try expect(form.document(.sampleAudit), "audit")
    if form != .xcode { try expect(form.document(Self.failure), "failure") }
  }

  @Test func aCommentTellsTheInheritedFromTheNew() throws {
    let text = try #require(FindingsFormat.markdown.document(.sampleFullAudit))
    try expectGolden(text, "Formats/audit-all.md")
  }

  @Test(arguments: [
    ("the rule's 'A' isn't 'B'", "the rule's `A` isn't `B`"), ("'A", "'A"), ("''", "''"),
    ("'a`b'", "``a`b``"), ("'`'", "`` ` ``"), ("see 'A|B'", "see `A\\|B`"),
    ("'@Injected' by @me, a@b.c", "`@Injected` by @<!-- -->me, a@<!-- -->b.c"),
    ("<details> & [a](b) * _", "&lt;details&gt; &amp; \\[a\\](b) \\* \\_"),
    ("订单 'é🍎'", "订单 `é🍎`"), ("从'A'到'B'的引用", "从`A`到`B`的引用"),
    ("a\r\n\u{1B}[2J\u{202E}b", "a ␛\\[2J�b"),
  ])
  func whatStandsInQuotesIsCodeAndNothingElseIsMarkup(message: String, cell: String) throws {
    var finding = Finding.sampleSecondReference
    finding.message = Phrase(verbatim: message)
    let result = CheckResult.sample([finding], project: .sample(root: "/repos/App"))
    let text = try #require(
      FindingsFormat.markdown.document(FindingsReport(result, at: .sample)))
    #expect(text.contains(" | \(cell) | `dependency.layer-reference` |\n"), "\(text)")
  }

  @Test func textAndXcodeHaveNoDocumentOfAFailure() {
    #expect(FindingsFormat.text.document(Self.failure) == nil)
    #expect(FindingsFormat.xcode.document(Self.failure) == nil)
    #expect(FindingsFormat.text.document(.sample) == nil)
    #expect(FindingsFormat.json.document(.sample)?.hasPrefix("{\n  \"schemaVersion\": 2") == true)
  }

  @Test(arguments: [FindingsFormat.sarif, .json, .gitlab])
  func jsonIsJSON(form: FindingsFormat) throws {
    for text in Self.documents(form) {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }

  @Test(arguments: [FindingsFormat.junit, .checkstyle])
  func xmlIsXML(form: FindingsFormat) throws {
    for text in Self.documents(form) {
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError)): \(text)")
    }
  }

  // Python's jsonschema is a package of its own; `make prepare` installs it or names it.
  @Test(.enabled(if: SchemaCheck.isPossible))
  func sarifIsValidByThePublishedSchema() throws {
    let logs = Self.documents(.sarif).enumerated().map { ("\($0).sarif", $1) }
    let faults = try SchemaCheck.faults(
      in: Dictionary(uniqueKeysWithValues: logs),
      against: "Tests/Fixtures/sarif-schema-2.1.0.json")
    #expect(faults == "")
  }

  @Test(.enabled(if: SchemaCheck.isPossible))
  func whatIsNoSARIFIsFoundOut() throws {
    let broken = try #require(FindingsFormat.sarif.document(.sample))
      .replacingOccurrences(of: "\"ruleIndex\"", with: "\"ruleNumber\"")
    let faults = try SchemaCheck.faults(
      in: ["a.sarif": broken], against: "Tests/Fixtures/sarif-schema-2.1.0.json")
    #expect(faults.contains("'ruleNumber' was unexpected"))
  }

  private static func documents(_ form: FindingsFormat) -> [String] {
    [
      form.document(.sample), form.document(.sampleEmpty), form.document(.sampleAudit),
      form.document(.sampleFullAudit), form.document(failure),
      form.document(Failure(kind: "usage", message: "--jobs is at least 1, not 0")),
    ].compactMap { $0 }
  }
}
