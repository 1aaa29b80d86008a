extension Rule {
  /// A test of Domain imports a UI framework.
  package static let domainNeedsUI = Rule(
    "testing.domain-needs-ui", .warning,
    summary: "A test of Domain imports UIKit or SwiftUI.",
    why: """
      Domain can be tested without a screen, on every machine and in milliseconds. A Domain test \
      that needs a UI framework needs a simulator, and shows that Domain is not as free as it \
      should be.
      """,
    fix: "Remove the import; move what needs the framework to the tests of Presentation.",
    examples: [
      .bad(
        "a use case test with UIKit",
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import ↓UIKit
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func testAddsPrices() { XCTAssertEqual(PriceOrderUseCase().execute([1, 2]), 3) }
        }
        """),
      .bad(
        "an entity test with SwiftUI, told by what it tests",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- ShopTests/DishTests.swift
        import ↓SwiftUI
        import Testing
        struct DishTests {
          @Test func isEqual() { #expect(Dish(name: "soup") == Dish(name: "soup")) }
        }
        """),
      .good(
        "a view test with SwiftUI",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Presentation/Dish/DishView.swift
        import SwiftUI
        struct DishView: View {
          let dish: Dish
          var body: some View { Text(dish.name) }
        }
        //- Tests/PresentationTests/DishViewTests.swift
        import SwiftUI
        import XCTest
        final class DishViewTests: XCTestCase {
          func testShows() { XCTAssertNotNil(DishView(dish: Dish(name: "soup")).body) }
        }
        """),
      .good(
        "a Domain test with nothing but the test library",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Tests/DomainTests/DishTests.swift
        import XCTest
        final class DishTests: XCTestCase {
          func testIsEqual() { XCTAssertEqual(Dish(name: "soup"), Dish(name: "soup")) }
        }
        """),
    ],
    subjects: Subjects("Domain tests") { codebase in
      let suites = SuiteSubjects(codebase)
      return codebase.workspace.files.indices.filter(suites.isDomainTest).map {
        Subjects.Subject(file: $0)
      }
    }
  ) { codebase in
    let suites = SuiteSubjects(codebase)
    return codebase.workspace.files.indices.filter(suites.isDomainTest).flatMap { file in
      let tested = suites.suites(in: file).flatMap { suites.subjects(ofSuite: $0.name) }
      return codebase.uiImports(of: file).map {
        codebase.uiFinding(
          $0, in: file, causedBy: codebase.importer(of: $0, in: file, among: tested))
      }
    }
  }
}

extension Codebase {
  fileprivate func uiImports(of file: Int) -> [Import] {
    facts(file).imports.filter {
      ["UIKit", "SwiftUI", "AppKit", "WatchKit"].contains(facts(file)[$0.module])
        && !scopes[file].isExempt($0.span, in: topLevel)
    }
  }

  /// The tested type whose own file imports the module: then the test only follows it.
  fileprivate func importer(of item: Import, in file: Int, among tested: [SymbolID]) -> SymbolID? {
    let module = facts(file)[item.module]
    // What SwiftUI draws with comes along with it.
    let sources: Set<String> = module == "SwiftUI" ? [module] : [module, "SwiftUI"]
    return tested.first { id in
      let home = facts(symbols[id].place.file)
      return home.imports.contains { sources.contains(home[$0.module]) }
    }
  }

  fileprivate func uiFinding(_ item: Import, in file: Int, causedBy cause: SymbolID?) -> Finding {
    let module = facts(file)[item.module]
    let name = workspace.files[file].name
    return finding(
      "testing.domain-needs-ui", cause == nil ? .warning : .info, at: item.span, in: file,
      subject: module, owner: topLevel, confidence: 0.9,
      message: "Domain test '\(name)' imports \(module)",
      help: cause.map {
        "take \(module) out of '\(symbols[$0].qualifiedName)' first, which the test only follows"
      } ?? """
        remove the import of \(module) from '\(name)', and test what needs it where Presentation \
        is tested
        """)
  }
}
