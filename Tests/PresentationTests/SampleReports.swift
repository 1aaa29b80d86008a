import StrataRules
import StrataCode
import StrataFeatures
import StrataPresentation
import TestSupport

extension ReportPlace {
  static let sample = ReportPlace(directory: "/repos/App", repository: "/repos/App")
}

extension Finding {
  /// A finding all of whose names mean something to some format.
  static let sampleTricky = Finding(
    rule: "dependency.layer-reference", severity: .warning, confidence: 0.75,
    location: .at("Sources/数据 & <UI>/a,b:c%20|'q'.swift", 2, 13..<23),
    also: [Position(line: 9, column: 1)], subject: "Box<A & B>",
    from: End(symbol: "Übersicht", layer: .domain),
    to: End(
      symbol: "Box<A & B>", layer: .data,
      location: .at("Sources/Data/Box@2x.swift", 1, 8..<11)),
    message: "'Übersicht' names \"Box<A & B>\" | `x` @admin #12 $a$ ]]> 100%\u{7}\u{FFFE}\r\nnext",
    help: "name '订单|`x`' *here* _now_ [link](x): a::b")
}

extension CheckResult {
  /// Findings of several shapes, and one that the baseline accepts.
  static var sampleReport: CheckResult {
    var result = sample
    result.project.root = "/repos/App"
    result.project.layers = [.domain: 120, .data: 90, .presentation: 180, .app: 22]
    result.findings.append(.sampleTricky)
    result.excerpts[Finding.sampleTricky.location.file] = [2: "let 🍎é: Box<A & B>? = nil"]
    var accepted = Finding.sampleSecondReference
    accepted.location.file = "Sources/Presentation/OldView.swift"
    accepted.to = nil
    var state = BaselineState(
      file: ".strata-baseline.json", baseline: Baseline(counts: [accepted.key: 1]))
    state.accepted = [accepted]
    result.baseline = state
    return result
  }

  /// Nothing found in a project that is judged in full.
  static var sampleEmpty: CheckResult {
    sample([], project: .sample(files: 12, placed: 12, root: "/repos/App"))
  }
}

extension AuditResult {
  static var sampleReport: AuditResult {
    var result = AuditResult(
      .sample([.sampleReference, .sampleTricky], project: .sample(root: "/repos/App")),
      since: ChangeBase(name: "main", commit: "1a2b3c4d5e6f"))
    result.inherited = [.sampleCycle]
    result.fixed = [.sampleSecondReference]
    return result
  }
}

extension FindingsReport {
  static let sample = FindingsReport(.sampleReport, at: .sample)
  static let sampleEmpty = FindingsReport(.sampleEmpty, at: .sample)
  static let sampleAudit = FindingsReport(AuditResult.sampleReport, at: .sample)
  static let sampleFullAudit = FindingsReport(
    AuditResult.sampleReport, at: .sample, showsInherited: true)
}
