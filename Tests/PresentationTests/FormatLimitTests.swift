import Foundation
import StrataCode
import StrataRules
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

@Suite("What services take, and no more")
struct FormatLimitTests {
  /// So many findings of a rule, ten files a folder.
  private func findings(
    _ count: Int, _ rule: RuleID = "a.one", _ severity: Severity = .error, help: String = "mend it"
  ) -> [Finding] {
    (0..<count).map { number in
      var finding = Finding.sampleSecondReference
      finding.rule = rule
      finding.severity = severity
      finding.location.file = "Sources/\(rule)/\(number / 10)/File\(number).swift"
      finding.message = "'Type\(number)' breaks \(rule)"
      finding.help = Phrase(verbatim: help)
      return finding
    }
  }

  private func report(_ findings: [Finding]) -> FindingsReport {
    FindingsReport(
      .sample(findings, project: .sample(root: "/repos/App"), rules: [.sampleReference]),
      at: .sample)
  }

  private func lines(_ report: FindingsReport, _ level: String) throws -> [Substring] {
    let text = try #require(FindingsFormat.github.document(report))
    return text.split(separator: "\n").filter { $0.hasPrefix("::\(level) ") }
  }

  @Test func tenOfALevelAreShownBesideTheCodeAndTheRestIsCounted() throws {
    let all = report(
      findings(300) + findings(3, "b.two") + findings(12, "c.three", .warning)
        + findings(20, "d.four", .info))
    let errors = try lines(all, "error")
    #expect(errors.count == 10)
    #expect(try lines(all, "warning").count == 10)
    let notices = try lines(all, "notice")
    #expect(notices.count == 10)
    #expect(
      notices.last == """
        ::notice title=strata::29 of 335 findings are shown beside the code, as many as GitHub takes \
        of a step; --format text --all lists them all
        """)
    #expect(errors.count { $0.contains("title=b.two") } == 3)
    #expect(errors.count { $0.contains("%0Aand 293 more findings of a.one") } == 1)
    let folders = errors.filter { $0.contains("title=a.one") }.compactMap {
      $0.split(separator: "/").dropFirst(2).first
    }
    #expect(Set(folders).count == 7)
  }

  @Test func whatFitsIsShownInFull() throws {
    #expect(try lines(report(findings(10)), "error").count == 10)
    #expect(try lines(report(findings(10)), "notice").isEmpty)
    #expect(try lines(report(findings(10, "d.four", .info)), "notice").count == 10)
    #expect(try lines(report(findings(11, "d.four", .info)), "notice").count == 10)
  }

  @Test func theSummaryIsNamedWhereThereIsOne() throws {
    var place = ReportPlace.sample
    place.hasSummary = true
    let result = CheckResult.sample(findings(11), project: .sample(root: "/repos/App"))
    let notices = try lines(FindingsReport(result, at: place), "notice")
    #expect(notices.last?.hasSuffix("; the summary of the job lists them all") == true)
  }

  @Test func whatAChangeIntroducesIsShownBeforeWhatItInherits() throws {
    var audit = AuditResult(
      .sample(findings(2, "z.new"), project: .sample(root: "/repos/App")),
      since: ChangeBase(name: "main", commit: "1a2b3c4d"))
    audit.inherited = findings(50, "a.old")
    let brief = try lines(FindingsReport(audit, at: .sample), "error")
    #expect(brief.count == 2)
    let full = try lines(FindingsReport(audit, at: .sample, showsInherited: true), "error")
    #expect(full.count == 10 && full.count { $0.contains("title=z.new") } == 2)
  }

  @Test func nothingInAFindingBeginsACommand() throws {
    var finding = Finding.sampleTricky
    finding.message = "a\n::set-output name=a::b\r::error::c%0A"
    finding.location.file = "A\n::stop-commands::x,line=1:2.swift"
    finding.rule = "a.b,title=c::d"
    let text = try #require(FindingsFormat.github.document(report([finding])))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: true).count == 1)
    #expect(
      text.hasPrefix("::warning file=A␊%3A%3Astop-commands%3A%3Ax%2Cline=1%3A2.swift,line=2,"))
    #expect(text.contains(",title=a.b%2Ctitle=c%3A%3Ad::a ::set-output name=a::b ::error::c%250A"))
    #expect(!text.contains("\r"))
  }

  @Test func aCommentIsNeverLongerThanGitHubTakesIt() throws {
    for count in [1, 19, 21, 900] {
      for help in ["mend it", String(repeating: "很长的名字 | ", count: 200)] {
        let report = report(findings(count, help: help) + findings(count, "b.two", .warning))
        let text = try #require(FindingsFormat.markdown.document(report))
        #expect(text.utf8.count <= FindingsMarkdown.commentLimit)
        let rows = text.split(separator: "\n").count { $0.contains("` breaks ") }
        let left = text.firstMatch(of: /\n(\d+) findings? left out for want of room/)
        #expect(rows + (left.flatMap { Int($0.output.1) } ?? 0) == 2 * count)
        #expect(text.matches(of: /<details>/).count == text.matches(of: /<\/details>/).count)
      }
    }
  }

  @Test func aTableForWhichThereIsNoRoomIsCounted() {
    let text = FindingsMarkdown.document(report(findings(7)), limit: 100)
    #expect(text.contains("\n7 findings left out for want of room: `--format text --all` lists"))
    #expect(!text.contains("| level |"))
  }

  @Test func aSummaryOfAJobHasRoomForAll() {
    let text = FindingsMarkdown.document(report(findings(2000)), limit: 1_048_576)
    #expect(text.split(separator: "\n").count { $0.contains("` breaks ") } == 2000)
    #expect(!text.contains("left out") && text.utf8.count < 1_048_576)
    #expect(text.contains("<details><summary>1997 more findings</summary>\n\n| level |"))
  }

  @Test func ofTooManyResultsTheGravestStay() throws {
    let all = report(findings(3, "a.one", .info) + findings(2, "b.two"))
    let text = SARIFLog.document(all, limit: 3)
    let rules = text.matches(of: /"ruleId": "([^"]+)"/).map { String($0.output.1) }
    #expect(rules == ["a.one", "b.two", "b.two"])
    #expect(text.contains("2 findings left out: code scanning takes 3 results a run"))
  }

  @Test func whatCouldNotBeJudgedIsNoSuccess() throws {
    let nothing = FindingsReport(
      .sample([], project: .sample(files: 9, placed: 0, root: "/repos/App")), at: .sample)
    let words = "nothing could be judged: no evidence places any of the 9 files in a layer"
    #expect(FindingsFormat.github.document(nothing) == "::warning title=strata::\(words)\n")
    let tests = try #require(FindingsFormat.junit.document(nothing))
    #expect(tests.contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"3\""))
    #expect(tests.contains("<skipped message=\"\(words)\"/>"))
    #expect(FindingsFormat.markdown.document(nothing)?.contains("— \(words)\n") == true)
    for form in [FindingsFormat.sarif, .gitlab, .checkstyle, .xcode] {
      #expect(form.document(nothing)?.contains(words) == true, "\(form)")
    }
  }

  @Test func equalFindingsAreToldApart() throws {
    let twice = report([.sampleSecondReference, .sampleSecondReference])
    let issues = try #require(FindingsFormat.gitlab.document(twice))
    let prints = issues.matches(of: /"fingerprint": "([^"]+)"/).map { String($0.output.1) }
    #expect(prints.count == 2 && Set(prints).count == 2)
    let cases = try #require(FindingsFormat.junit.document(twice))
    let names = cases.matches(of: /<testcase name="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(names).count == 2)
  }

  @Test func pathsAreTheRepositorysAndIdentitiesTheProjects() throws {
    let place = ReportPlace(
      directory: "/repos/App", repository: "/repos", linkPrefix: "https://host/a/blob/1a2b/")
    let result = CheckResult.sample([.sampleReference], project: .sample(root: "/repos/App"))
    let report = FindingsReport(result, at: place)
    let file = "App/Sources/Presentation/FeedViewModel.swift"
    let log = try #require(FindingsFormat.sarif.document(report))
    #expect(log.contains("\"uri\": \"\(file)\"") && log.contains(Finding.sampleReference.identity))
    let json = try #require(FindingsFormat.json.document(report))
    #expect(json.contains("\"root\": \".\"") && json.contains("\"file\": \"Sources/Presentation/"))
    let page = try #require(FindingsFormat.markdown.document(report))
    #expect(page.contains("](https://host/a/blob/1a2b/\(file)#L14)"))
    #expect(
      FindingsFormat.xcode.document(report)?.hasPrefix("/repos/\(file):14:27: error:") == true)
  }
}
