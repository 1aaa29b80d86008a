internal import StrataCode
internal import StrataModel

extension Rule {
  /// A test of Domain imports a UI framework.
  package static let domainNeedsUI: Rule = Rule(
    "testing.domain-needs-ui", .warning, footing: .layers,
    summary: Phrase(
      "A test of Domain imports UIKit or SwiftUI.", zh: "Domain 的测试导入了 UIKit 或 SwiftUI。"),
    title: Phrase("tests of Domain import a UI framework", zh: "Domain 的测试导入了 UI 框架"),
    step: Phrase("Remove the import", zh: "删除 import"),
    why: Phrase(
      """
      Domain can be tested without a screen, on every machine and in milliseconds. A Domain test \
      that needs a UI framework needs a simulator, and shows that Domain is not as free as it \
      should be.
      """,
      zh: "Domain 无需界面就能测试，在任何机器上都只要几毫秒。Domain 的测试一旦用到 UI 框架，就得启动模拟器，也说明 Domain 还不够独立。"),
    fix: Phrase(
      "Remove the import; move what needs the framework to the tests of Presentation.",
      zh: "删除这个 import，把需要它的部分移到 Presentation 的测试中。"),
    examples: [
      .bad(
        Phrase("a use case test with UIKit", zh: "导入 UIKit 的 UseCase 测试"),
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
        Phrase(
          "an entity test with SwiftUI, told by what it tests",
          zh: "导入 SwiftUI 的 Entity 测试（由被测类型判断）"),
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
        Phrase("a view test with SwiftUI", zh: "导入 SwiftUI 的视图测试"),
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
        Phrase("a Domain test with nothing but the test library", zh: "只导入测试库的 Domain 测试"),
        seenIn: "Users/Tests/DomainTests/UpdateUserUseCaseTests.swift",
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
    subjects: Subjects(Phrase("Domain tests", zh: "Domain 测试")) { codebase in
      let suites = SuiteSubjects(codebase)
      return codebase.workspace.files.indices.filter(suites.isDomainTest).map {
        Subjects.Subject(file: $0)
      }
    }
  ) { codebase in
    let suites = SuiteSubjects(codebase)
    return codebase.said { file -> [Finding] in
      guard suites.isDomainTest(file) else { return [] }
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

  /// The tested type whose own file imports the module, or what brings it along, with the module
  /// that it imports: then the test only follows it.
  fileprivate func importer(
    of item: Import, in file: Int, among tested: [SymbolID]
  ) -> (type: SymbolID, module: String)? {
    let module = facts(file)[item.module]
    // What SwiftUI draws with comes along with it.
    let sources: Set<String> = module == "SwiftUI" ? [module] : [module, "SwiftUI"]
    return tested.lazy.compactMap { id in
      let home = self.facts(self.symbols[id].place.file)
      return home.imports.lazy.map { home[$0.module] }.first(where: sources.contains).map {
        (id, $0)
      }
    }.first
  }

  fileprivate func uiFinding(
    _ item: Import, in file: Int, causedBy cause: (type: SymbolID, module: String)?
  )
    -> Finding
  {
    let module = facts(file)[item.module]
    let name = workspace.files[file].name
    return Rule.domainNeedsUI.finding(
      at: FindingPlace(item.span, in: file, subject: module, owner: topLevel), in: self,
      message: Phrase(
        "Domain test '\(name)' imports \(module)", zh: "Domain 测试 '\(name)' 导入了 \(module)"),
      help: cause.map {
        Phrase(
          """
          take \($0.module) out of '\(symbols[$0.type].qualifiedName)' first, which the test only \
          follows
          """,
          zh: "先从 '\(symbols[$0.type].qualifiedName)' 中去掉 \($0.module)，测试只是跟着它导入")
      }
        ?? Phrase(
          """
          remove the import of \(module) from '\(name)', and test what needs it where Presentation \
          is tested
          """,
          zh: "从 '\(name)' 中删除对 \(module) 的导入，需要它的部分放到 Presentation 的测试中")
    ).held(at: cause == nil ? .warning : .info).with(confidence: 0.9)
  }
}
