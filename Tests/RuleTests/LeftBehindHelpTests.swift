import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help names what else has to happen, so that nothing is left behind.
@Suite("Help that leaves nothing behind")
struct LeftBehindHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let menu = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }

    """

  private static let targets = """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "ShopDomain"),
        .target(name: "ShopData", dependencies: ["ShopDomain"]),
        .target(name: "ShopPresentation", dependencies: ["ShopDomain", "ShopData"]),
        .target(name: "ShopWiring", dependencies: ["ShopPresentation"]),
      ]
    )
    //- Sources/ShopDomain/MenuRepository.swift
    public protocol MenuRepository { func menu() async throws -> [String] }
    //- Sources/ShopData/LiveMenuRepository.swift
    import ShopDomain
    public struct LiveMenuRepository: MenuRepository {
      public init() {}
      public func menu() async throws -> [String] { [] }
    }
    //- Sources/ShopPresentation/MenuView.swift
    import ShopDomain
    import SwiftUI
    public struct MenuView: View { public var body: some View { Text("menu") } }

    """

  private static func model(_ imports: String, _ body: String) -> String {
    """
    //- Presentation/Menu/MenuViewModel.swift
    \(imports)
    @MainActor final class MenuViewModel: ObservableObject {
      @Published var names: [String] = []
      \(body)
    }

    """
  }

  private static let links: [Way] = [
    Way(
      .manifestEdge, "who reaches a target through a link alone gets its own",
      targets + """
        //- Sources/ShopWiring/Wiring.swift
        import ShopData
        public func menu() -> LiveMenuRepository { LiveMenuRepository() }
        """,
      "remove 'ShopData' from 'ShopPresentation': no file there imports it; first link 'ShopData' to 'ShopWiring', which imports it and reaches it no other way"
    ),
    Way(
      .manifestEdge, "who has no use for it needs none",
      targets + """
        //- Sources/ShopWiring/Wiring.swift
        import ShopPresentation
        """, "remove 'ShopData' from 'ShopPresentation': no file there imports it"),
  ]

  private static let imports: [Way] = [
    Way(
      .uiFrameworkInViewModel, "what the project declares no framework gives",
      """
      //- Model/Observable.swift
      @propertyWrapper final class Observable<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class MenuViewModel { @Observable private(set) var isEmpty = true }
      """, "write 'import Foundation' instead of 'import UIKit'"),
    Way(
      .uiFrameworkInViewModel, "two imports of which nothing is used go together",
      model("import SwiftUI\nimport UIKit", "func clear() { names = [] }"),
      "write 'import Combine' instead of 'import SwiftUI' and 'import UIKit'"),
    Way(
      .uiFrameworkInViewModel, "an import for what the project adds to a type stays",
      model("import SwiftUI\nimport UIKit", "func tint() { _ = Color.Brand.red }")
        + """
        //- Presentation/Looks/Color+Brand.swift
        import SwiftUI
        extension Color { enum Brand { static let red = Color.red } }
        """, "remove 'import UIKit'; what the file names comes from 'SwiftUI'"),
    Way(
      .uiFrameworkInViewModel, "lists are changed without what SwiftUI adds to them",
      model(
        "import SwiftUI",
        "func move(_ from: IndexSet, to: Int) { names.move(fromOffsets: from, toOffset: to) }"),
      "write 'import Combine' and 'import Foundation' instead of 'import SwiftUI', and take out and insert what moves, in place of 'move(fromOffsets:toOffset:)', which is SwiftUI's"
    ),
    Way(
      .uiFrameworkInViewModel, "bindings that are only taken",
      model("import SwiftUI", "func toggle(_ isShown: Binding<Bool>) {}"),
      "take plain values in place of 'Binding' in 'toggle', and give the new ones back"),
  ]

  private static let types: [Way] = [
    Way(
      .dtoInDomain, "an entity that has little of the record",
      menu + """
        //- Domain/Entities/Goal.swift
        struct Goal: Equatable { let title: String }
        //- Domain/Repositories/GoalRepository.swift
        protocol GoalRepository { func goals() async throws -> [GoalResponse] }
        //- Data/GoalResponse.swift
        struct GoalResponse: Decodable {
          let name: String
          let price: Int
          let start: String
          let end: String
        }
        """, "add what is needed of 'GoalResponse' to 'Goal' (Domain), which has little of it"),
    Way(
      .dtoInDomain, "what asks a server goes with what it sends",
      menu + """
        //- Domain/MenuRequest.swift
        struct MenuRequest: Encodable { let genre: String }
        //- Domain/MenuEndpoints.swift
        enum MenuEndpoints { case list(MenuRequest) }
        """, "move 'MenuRequest' to Data with 'MenuEndpoints', where what asks a server belongs"),
    Way(
      .frameworkType, "who names what goes",
      menu + """
        //- Domain/Entities/Upload.swift
        import Combine
        final class Upload: ObservableObject {
          @Published var names: [String] = []
          func add(_ name: String) { names.append(name) }
        }
        //- Domain/Entities/Preview.swift
        struct Preview { init(_ upload: Upload) {} }
        //- Presentation/Menu/UploadView.swift
        import SwiftUI
        struct UploadView: View {
          @ObservedObject var upload: Upload
          var body: some View { Text(upload.names.joined()) }
        }
        """,
      "move what views observe of 'Upload' to a type in Presentation, and leave what it decides here, where 'Preview' names it"
    ),
    Way(
      .externalState, "what measures the screen",
      menu + """
        //- Domain/Entities/Review.swift
        import UIKit
        struct Review: Equatable { let text: String }
        extension Review { var isLong: Bool { UIScreen.main.bounds.width < 100 } }
        """, "move 'isLong' to an extension of 'Review' in Presentation"),
  ]

  @Test(arguments: links + imports + types)
  fileprivate func theHelpNamesTheRest(_ way: RouteHelpTests.Way) throws {
    let help = try way.expectHelp()
    if way.title.hasSuffix("needs none") { #expect(help.contains(way.help), "\(help)") }
  }
}
