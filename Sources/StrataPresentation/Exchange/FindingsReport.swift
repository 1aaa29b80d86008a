package import StrataFeatures
internal import StrataRules
package import StrataCode

/// The findings of a check or an audit for formats that leave the machine: paths from the root of
/// the repository, and where each finding stands against what was there before.
package struct FindingsReport: Sendable {
  /// What was done to find them.
  enum Origin: Sendable {
    case check(CheckResult)
    case audit(AuditResult)
  }

  /// A finding and its standing.
  struct Entry: Sendable {
    /// The finding with its paths from the root of the repository.
    var finding: Finding
    /// What it is recognised by, on every machine.
    var identity: String
    /// Its first source line, where that is known.
    var source: String?
    var standing: Standing
    /// What it is told in.
    var language: Language

    /// What is the case, in one line.
    var message: String { finding.message.line(in: language) }
    /// What to do about it, in one line; empty where nothing is to be said.
    var help: String { finding.help.line(in: language) }
  }

  /// What a finding is to somebody who knows the code as it was.
  enum Standing: Sendable {
    /// Nothing is known of before.
    case found
    case introduced, inherited, fixed
    /// The baseline accepts it.
    case baselined
  }

  /// The result; the root of its project is absolute.
  let origin: Origin
  /// From where paths are seen.
  let place: ReportPlace
  /// What it is told in.
  let language: Language
  /// Whether formats that know no difference show what an audit inherited too.
  let showsInherited: Bool
  /// What of the findings the JSON document holds.
  package var extract = FindingExtract.all
  /// What can be done about each finding, for that document; nil where nobody asked.
  package var actions: FindingActions?

  /// The report of a check; the root of its project is absolute.
  package init(_ result: CheckResult, at place: ReportPlace, in language: Language = .english) {
    self.language = language
    origin = .check(result)
    self.place = place
    showsInherited = false
  }

  /// The report of an audit; the root of its project is absolute.
  package init(
    _ result: AuditResult, at place: ReportPlace, in language: Language = .english,
    showsInherited: Bool = false
  ) {
    self.language = language
    origin = .audit(result)
    self.place = place
    self.showsInherited = showsInherited
  }

  /// Every finding there is to tell of, in the order in which they are shown.
  var entries: [Entry] {
    let entry = EntryMaking(
      language: language, excerpts: check.excerpts,
      path: PathsFromHere(root: check.project.root, directory: place.repository))
    switch origin {
    case .check(let result):
      return result.findingsWithAccepted.map {
        entry($0.finding, $0.isBaselined ? .baselined : .found)
      }
    case .audit(let result):
      return result.check.findings.map { entry($0, .introduced) }
        + result.inherited.map { entry($0, .inherited) } + result.fixed.map { entry($0, .fixed) }
    }
  }

  /// The present state.
  var check: CheckResult {
    switch origin {
    case .check(let result): result
    case .audit(let result): result.check
    }
  }

  /// What there is to act on: found or introduced, and on demand what was inherited behind it.
  var shown: [Entry] {
    entries.filter { entry in
      switch entry.standing {
      case .found, .introduced: true
      case .inherited: showsInherited
      case .fixed, .baselined: false
      }
    }
  }

  /// The flags with which a terminal shows every finding of the report.
  var listing: String {
    switch origin {
    case .check: "--format text --all"
    case .audit: showsInherited ? "--format text --all" : "--format text"
    }
  }

  /// What was stepped over on the way, for standard error.
  package func warnings(_ style: TerminalStyle) -> String {
    RunWarningsText(style).text(check.warnings)
  }

  /// The end of a report in few lines: what was found and looked at, and what to type next.
  package func summary(_ style: TerminalStyle) -> String {
    switch origin {
    case .check(let result): CheckSummaryText(style).text(result)
    case .audit(let result): AuditSummaryText(style).text(result)
    }
  }

  /// How plain text is written in the language of the report.
  var plain: TerminalStyle { TerminalStyle(isColoured: false, language: language) }

  /// What is there and is not judged, and how grave that is; nil if everything is.
  var notJudged: (severity: Severity, text: String)? {
    guard let summary = check.skipped.summary else { return nil }
    let isGrave = check.skipped.contains { $0.kind == .unreadable }
    return (isGrave ? .warning : .info, summary.line(in: language).printable)
  }

  /// The line about what is not judged, which is owed even where all else is kept quiet.
  package func notJudged(_ style: TerminalStyle) -> String {
    CheckSummaryText(style).notJudged(check)
  }

  /// That nothing could be judged, or nil if something could.
  package func nothingJudged(_ style: TerminalStyle? = nil) -> String? {
    let style = style ?? plain
    return switch origin {
    case .check(let result): CheckSummaryText(style).nothingJudged(result)
    case .audit(let result): AuditSummaryText(style).nothingJudged(result)
    }
  }
}

/// Turns findings into entries of a report.
private struct EntryMaking {
  let language: Language
  let excerpts: [String: [Int: String]]
  let path: PathsFromHere

  func callAsFunction(
    _ finding: Finding, _ standing: FindingsReport.Standing
  ) -> FindingsReport.Entry {
    let start = finding.location.start
    // What is fixed stood in a file as it was, of which no line is known.
    let source = standing == .fixed ? nil : excerpts[finding.location.file]?[start.line]
    return FindingsReport.Entry(
      finding: path(finding), identity: finding.identity, source: source, standing: standing,
      language: language)
  }
}
