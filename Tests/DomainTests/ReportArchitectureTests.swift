import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@Suite struct ReportArchitectureTests {
  private static let files = [
    (path: "Domain/Dish.swift", text: "import UIKit\nstruct Dish { let name: String }\n"),
    (
      path: "Domain/Menu.swift",
      text: """
      // strata:allow dependency.framework-in-domain — pictures move out until 2027-03-01
      import UIKit
      struct Menu { let dishes: [Dish] }

      """
    ),
    (path: "Domain/Cart.swift", text: "import UIKit\n\n\n\nstruct Cart { let dish: Dish }\n"),
    (
      path: "Presentation/MenuView.swift",
      text: "import SwiftUI\nstruct MenuView: View { let menu: Menu }\n"
    ),
  ]

  private func report(
    _ store: InMemoryBaselines? = nil, owners: any OwnerReading = NoOwners()
  ) throws -> ArchitectureReport {
    let codebase = InMemoryCodebase(Self.files)
    let check = CheckArchitecture(
      judge: JudgeCodebase(reader: codebase, text: codebase), baselines: store ?? codebase.baselines
    )
    let report = ReportArchitecture(check: check, audit: Self.audit(of: codebase), owners: owners)
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.baseline?.stale = .keep
    return try report(ReportRequest(check: request))
  }

  private static func audit(of codebase: InMemoryCodebase) -> AuditChange {
    AuditChange(judge: JudgeCodebase(reader: codebase, text: codebase), bases: codebase)
  }

  @Test("what a comment allows is in the report and does not count")
  func allowed() throws {
    let standings = try report().findings.filter {
      $0.finding.rule == "dependency.framework-in-domain"
    }
    .map { "\($0.finding.location.file) \($0.standing)" }
    #expect(
      standings == [
        "Domain/Cart.swift counted", "Domain/Dish.swift counted", "Domain/Menu.swift allowed",
      ])
  }

  @Test("who names whom is told by the numbers of files")
  func edges() throws {
    let report = try report()
    let names = report.edges.map {
      report.files[$0.from].path + " " + report.files[$0.to].path
    }
    #expect(
      names == [
        "Domain/Cart.swift Domain/Dish.swift", "Domain/Menu.swift Domain/Dish.swift",
        "Presentation/MenuView.swift Domain/Menu.swift",
      ])
  }

  @Test("a finding comes with the lines around it")
  func excerpts() throws {
    #expect(try report().excerpts["Domain/Cart.swift"]?.keys.sorted() == [1, 2, 3])
  }

  @Test("who answers for a file is asked of the port with every file")
  func owners() throws {
    struct Everyone: OwnerReading {
      func owners(of files: [String], in root: String) -> CodeOwners? {
        CodeOwners(
          source: "test", byFile: Dictionary(uniqueKeysWithValues: files.map { ($0, ["@a"]) }))
      }
    }
    #expect(try report(owners: Everyone()).owners?.byFile.count == 4)
    #expect(try report().owners == nil)
  }

  @Test("what changed since a commit is what an audit says, and is there only if asked for")
  func change() throws {
    let codebase = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/Dish.swift (before)
        import UIKit
        struct Dish { let name: String }
        //- Domain/Menu.swift (before)
        import UIKit
        struct Menu { let dishes: [Dish] }
        //- Domain/Dish.swift
        struct Dish { let name: String }
        //- Domain/Menu.swift
        import UIKit
        struct Menu { let dishes: [Dish] }
        //- Domain/Cart.swift
        import UIKit
        struct Cart { let dish: Dish }
        """))
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    let report = ReportArchitecture(check: check, audit: Self.audit(of: codebase))
    var request = ReportRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
    #expect(try report(request).change == nil)
    request.base = "main"
    let change = try #require(try report(request).change)
    #expect(change.check.findings.map(\.location.file) == ["Domain/Cart.swift"])
    #expect(change.fixed.map(\.location.file) == ["Domain/Dish.swift"])
    #expect(change.inherited.map(\.location.file) == ["Domain/Menu.swift"])
    let audited = try Self.audit(of: codebase)(AuditRequest(check: request.check, base: "main"))
    #expect(change.check.findings == audited.check.findings)
    #expect(change.fixed == audited.fixed && change.inherited == audited.inherited)
  }

  @Test("a file comes with the types that it declares")
  func types() throws {
    let codebase = InMemoryCodebase([
      (
        path: "Domain/Order.swift",
        text: """
        struct Order: Codable {
          enum CodingKeys: CodingKey { case id }
          enum Status { case open }
        }
        extension Order { struct Line {} }
        protocol Ordering {}

        """
      )
    ])
    let report = ReportArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)),
      audit: Self.audit(of: codebase))
    let request = ReportRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
    #expect(
      Set(try report(request).files[0].types)
        == ["Order", "Order.Status", "Order.Line", "Ordering"])
  }
}
