import Foundation
import StrataFeatures
import StrataCode
import StrataRules
import StrataModel
import StrataPresentation
import Testing

@Suite struct ReportPageTests {
  private static let hostile = "</script><script>alert(1)</script><!--\u{2028}"

  private static func page(_ report: ArchitectureReport = .sample) -> String {
    ReportPage { "sha256-of-\($0.utf8.count)-bytes" }.text(report, in: .english)
  }

  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func words() throws -> [String: [String: String]] {
    try #require(try data(of: page())["words"] as? [String: [String: String]])
  }

  /// What stands in quotes behind some text, up to the next quote.
  private static func quoted(after mark: String, in text: String) -> Set<String> {
    Set(text.components(separatedBy: mark).dropFirst().map { String($0.prefix { $0 != "\"" }) })
  }

  @Test("every text of the page exists in every language, with the same values in it")
  func languages() throws {
    let words = try Self.words()
    #expect(Set(words.keys) == Set(Language.allCases.map(\.rawValue)))
    let english = try #require(words["en"])
    #expect(english.count > 100)
    for (language, texts) in words {
      #expect(Set(texts.keys) == Set(english.keys), "\(language)")
      for (key, text) in texts {
        #expect(!text.isEmpty, "\(language) \(key)")
        #expect(
          Self.values(in: text) == Self.values(in: english[key] ?? ""), "\(language) \(key)")
      }
    }
    let chinese = try #require(words["zh-Hans"])
    let same = english.filter { chinese[$0.key] == $0.value }
    #expect(same.isEmpty, "\(same.keys.sorted())")
  }

  /// The names in braces of a text, in its first form.
  private static func values(in text: String) -> Set<String> {
    Set(
      text.split(separator: "|")[0].components(separatedBy: "{").dropFirst().map {
        String($0.prefix { $0 != "}" })
      })
  }

  @Test("every text that the page asks for is there, and none is there in vain")
  func used() throws {
    let page = Self.page()
    let known = Set(try #require(try Self.words()["en"]).keys)
    let asked = Self.quoted(after: "data-t=\"", in: page)
      .union(Self.quoted(after: "data-label=\"", in: page))
      .union(Self.asked(in: page))
    let standings = ["accepted", "allowed"].flatMap { [$0, $0 + "s", $0 + "Text"] }
    #expect(asked.count > 60)
    #expect(asked.subtracting(known) == [])
    let script = try #require(page.components(separatedBy: "<script>").last)
    let unused = known.filter { key in
      let family = key.contains(".") ? String(key.prefix { $0 != "." }) + "." : key
      return !asked.contains(key) && !script.contains("\"\(key)\"")
        && !script.contains("\"\(family)") && !script.contains("\"\(family.dropLast())\"")
    }
    #expect(unused.subtracting(["scriptNeeded"] + standings) == [])
  }

  /// The whole keys that a script hands to its function `t`.
  private static func asked(in script: String) -> Set<String> {
    let pieces = script.components(separatedBy: "t(\"")
    let keys = zip(pieces, pieces.dropFirst()).filter { before, _ in
      before.last.map { !$0.isLetter && $0 != "." } ?? false
    }.map { String($1.prefix { $0 != "\"" }) }
    return Set(keys.filter { !$0.hasSuffix(".") })
  }

  @Test("names out of the code end no element and begin none")
  func hostileNames() throws {
    var report = ArchitectureReport.sample
    report.files[0].path = "Domain/\(Self.hostile).swift"
    report.check.findings[0].message = Phrase(verbatim: Self.hostile)
    report.check.findings[0].location.file = report.files[0].path
    report.check.project.root = "/tmp/\(Self.hostile)"
    report.excerpts = [
      report.files[0].path: [report.check.findings[0].location.start.line: Self.hostile]
    ]
    let page = Self.page(report)
    #expect(
      page.components(separatedBy: "<script").count
        == Self.page().components(separatedBy: "<script").count)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\u{2028}"))
    let texts = try #require(try Self.data(of: page)["s"] as? [Any])
    let strings = texts.flatMap { $0 as? [String] ?? [$0 as? String ?? ""] }
    #expect(strings.contains { $0.contains("</script><script>alert(1)") })
  }

  @Test("the policy names the digests of the page's own script and style, and nothing else")
  func policy() throws {
    let page = Self.page()
    let policy = try #require(Self.quoted(after: "Policy\" content=\"", in: page).first)
    let script = try #require(page.components(separatedBy: "<script>").last)
      .components(separatedBy: "</script>")[0]
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(policy.contains("script-src 'sha256-of-\(script.utf8.count)-bytes'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test("the script never turns text into markup and asks nothing of the network")
  func script() throws {
    let script = try #require(Self.page().components(separatedBy: "<script>").last)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(",
      "XMLHttpRequest", "import(", "new Function",
    ] {
      #expect(!script.contains(word), "\(word)")
    }
    #expect(!Self.page().contains("src=\"http"))
  }

  @Test("the types of a file are told in few letters")
  func types() throws {
    var report = ArchitectureReport.sample
    report.files[1].path = "Presentation/Feed+Rows.swift"
    report.files[1].types = ["Feed", "Feed.Row", "FeedCell", "Other", "Other.Row", "a b"]
    let files = try #require(try Self.data(of: Self.page(report))["files"] as? [[Any]])
    #expect(files[0].count == 11)
    #expect(files[1][11] as? String == "~ .Row ~Cell Other .Row a\u{A0}b")
  }

  @Test(
    "places lead to the pages of the host at the commit",
    arguments: [
      (SourceHost.Kind.github, "https://h/a/b/blob/c0ffee/App/", "#L"),
      (.gitlab, "https://h/a/b/-/blob/c0ffee/", "#L"),
      (.bitbucket, "https://h/a/b/src/c0ffee/", "#lines-"),
    ])
  func web(kind: SourceHost.Kind, head: String, line: String) throws {
    var report = ArchitectureReport.sample
    #expect(try Self.data(of: Self.page(report))["web"] is NSNull)
    let folder = kind == .github ? "App/" : ""
    report.host = SourceHost(kind, name: "h", repository: "a/b", commit: "c0ffee", folder: folder)
    let web = try #require(try Self.data(of: Self.page(report))["web"] as? [String: String])
    #expect((web["head"] ?? "") + (web["folder"] ?? "") == head && web["line"] == line)
  }

  @Test("a change names its findings by number where the page lists them")
  func change() throws {
    var report = ArchitectureReport.sample
    #expect(try Self.data(of: Self.page(report))["since"] is NSNull)
    var change = AuditResult(
      .sample([.sampleReference, .sampleCycle]),
      since: ChangeBase(name: "main", commit: "1a2b3c4d5e6f", isPresent: true))
    change.fixed = [.sampleSecondReference]
    change.inherited = [.sampleReference, .sampleCycle]
    report.change = change
    let since = try #require(try Self.data(of: Self.page(report))["since"] as? [String: Any])
    #expect(since["base"] as? [String] == ["main (1a2b3c4)", "main（1a2b3c4）"])
    #expect((since["remarks"] as? [[String]])?.count == 1)
    let introduced = try #require(since["introduced"] as? [Any])
    #expect(introduced[0] as? Int == 0)
    #expect((introduced[1] as? [Any])?[2] as? String == "dependency.cycle")
    #expect((since["loosened"] as? [Any])?.count == 0)
    let fixed = try #require((since["fixed"] as? [[Any]])?.first)
    #expect(fixed[3] as? String == Finding.sampleSecondReference.location.file)
    #expect(since["inherited"] as? Int == 2)
  }

  @Test("a finding's place is told in the units that scripts count")
  func excerpt() throws {
    var report = ArchitectureReport.sample
    let finding = report.check.findings[0]
    report.excerpts = [
      finding.location.file: [finding.location.start.line: "\tlet 🍎: Wrong = 1"]
    ]
    report.check.findings = [finding]
    report.check.findings[0].location.start.column = 12
    report.check.findings[0].location.end = finding.location.start
    report.check.findings[0].location.end.column = 17
    let findings = try #require(try Self.data(of: Self.page(report))["findings"] as? [[Any]])
    let excerpt = try #require(findings[0][13] as? [Any])
    #expect(excerpt[1] as? [String] == ["  let 🍎: Wrong = 1"])
    #expect(excerpt[3] as? Int == 10)
    #expect(excerpt[4] as? Int == 5)
  }
}

extension ArchitectureReport {
  /// A report on two files.
  fileprivate static let sample: ArchitectureReport = {
    var report = ArchitectureReport(
      check: .sample([.sampleReference]),
      parts: [CodePart(kind: .folder, name: "Feed", folder: "Sources", module: nil)])
    let paths = [
      "Sources/Data/LiveFeedRepository.swift", "Sources/Presentation/FeedViewModel.swift",
    ]
    report.files = paths.enumerated().map { index, path in
      ReportedFile(
        path: path,
        placement: Placement(
          layer: index == 0 ? .data : .presentation, confidence: 0.9, declared: nil,
          evidence: [
            Evidence(.folder, Phrase(verbatim: path), for: .data, weight: 3, reason: "strong-word")
          ]),
        lines: 20, part: 0, modules: ["App"])
    }
    return report
  }()
}
