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
    let report = ReportArchitecture(check: check, owners: owners)
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.baseline?.stale = .keep
    return try report(request)
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
}
