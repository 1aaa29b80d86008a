import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help about answers, requests, errors and links goes by what the code has already.
@Suite("Help that knows what is there")
struct AnswerHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let answers: [Way] = [
    Way(
      .dtoInDomain, "an answer whose records are mapped already",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func newest() async throws -> NewestResponse }
      //- Data/DTO/NewestResponse.swift
      struct NewestResponse: Decodable { let data: [DishRow] }
      struct DishRow: Decodable {
        let name: String
        func toDish() -> Dish { Dish(name: name) }
      }
      """, "return '[Dish]' in place of 'NewestResponse': call 'toDish' of 'DishRow' in Data"),
    Way(
      .dtoInDomain, "a plain value in a stream",
      """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func isClosed() -> Stream<ClosedResponse> }
      //- Data/DTO/ClosedResponse.swift
      struct ClosedResponse: Decodable { let isClosed: Bool }
      """, "return the 'Bool' that 'isClosed' of 'ClosedResponse' is, and take it out in Data"),
    Way(
      .codable, "an answer that maps itself",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Entities/Found.swift
      struct Found: Decodable {
        var dishes: [Dish]
        init(from decoder: Decoder) throws {
          dishes = try [String](from: decoder).map { Dish(name: $0) }
        }
      }
      //- Domain/UseCases/FindUseCase.swift
      import Foundation
      struct FindUseCase {
        func execute(_ data: Data) throws -> [Dish] {
          try JSONDecoder().decode(Found.self, from: data).dishes
        }
      }
      """,
      "move 'Found' to Data, with its decoding in 'FindUseCase': it turns the answer into 'Dish'"),
    Way(
      .codable, "parts that only it needs go along",
      """
      //- Domain/Entities/Page.swift
      struct Page: Codable { let sort: Sort?; let dishes: [Dish] }
      //- Domain/Entities/Sort.swift
      struct Sort: Codable { let isSorted: Bool }
      //- Domain/Entities/Dish.swift
      struct Dish: Codable { let name: String }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func dishes() async throws -> [Dish] }
      //- Data/Network/MenuClient.swift
      import Alamofire
      struct MenuClient { func page() -> Page { Page(sort: nil, dishes: []) } }
      """, "move 'Page' to Data with 'Sort', and a new 'DishDTO' in place of 'Dish': only Data"),
    Way(
      .codable, "what is sent is made of the value",
      """
      //- Domain/Entities/RequestMenu.swift
      struct RequestMenu: Codable, Sendable { let day: Int }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func order(_ request: RequestMenu) async throws }
      """, "declare a Codable 'RequestMenuDTO' in Data, and make it of 'RequestMenu' there"),
    Way(
      .codable, "a value that is made of an answer",
      """
      //- Domain/Entities/Menu.swift
      struct Menu: Codable { let day: Int }
      //- Domain/Entities/MenuResponse.swift
      struct MenuResponse: Codable {
        let day: Int
        func toMenu() -> Menu { Menu(day: day) }
      }
      """,
      "move 'MenuResponse' and 'toMenu' to Data, decode that alone, and take the coding off 'Menu'"),
    Way(
      .codable, "an answer that only wraps a value",
      """
      //- Domain/Entities/ResponseUser.swift
      struct ResponseUser: Codable { let user: Member? }
      struct Member: Codable { let name: String }
      //- Domain/Repositories/MemberRepository.swift
      protocol MemberRepository { func user() async throws -> ResponseUser }
      """, "move 'ResponseUser', which only carries 'Member', to Data"),
    Way(
      .codable, "types that hold each other",
      """
      //- Domain/Entities/Tree.swift
      struct Tree: Codable { let branches: [Branch] }
      struct Branch: Codable { let trees: [Tree] }
      //- Domain/Repositories/TreeRepository.swift
      protocol TreeRepository { func tree() async throws -> Tree }
      """, "declare DTOs in Data for 'Tree' and 'Branch', which hold each other"),
  ]

  private static func errors(_ tests: String) -> String {
    """
    //- Domain/Entities/MenuFault.swift
    enum MenuFault: Error { case closed }
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Presentation/Menu/MenuViewModel.swift
    @MainActor final class MenuViewModel {
      func show(_ error: any Error) -> Bool { \(tests) }
    }
    //- Data/Network/MenuClient.swift
    enum WireError: Error { case offline }
    struct MenuClient {
      var isOnline = true
      func load() async throws -> [String] {
        guard isOnline else { throw WireError.offline }
        return []
      }
    }
    //- Data/Repositories/LiveMenuRepository.swift
    struct LiveMenuRepository: MenuRepository {
      let client: MenuClient
      func menu() async throws -> [String] { try await client.load() }
    }
    """
  }

  private static func contract(_ parent: String) -> String {
    """
    //- Domain/UseCases/LoadMenuUseCase.swift
    struct LoadMenuUseCase {
      let repository: any MenuRepository
      func execute() async throws -> [String] { try await repository.menu().filter { !$0.isEmpty } }
    }
    //- Data/Network/Renewing.swift
    struct MenuClient { func load() async throws -> [String] { [] } }
    protocol Renewing { \(parent) }
    //- Data/Repositories/MenuRepository.swift
    protocol MenuRepository: Renewing { func menu() async throws -> [String] }
    struct LiveMenuRepository: MenuRepository {
      let client = MenuClient()
      func menu() async throws -> [String] { try await client.load() }
    }
    """
  }

  private static let contracts: [Way] = [
    Way(
      .unmappedError, "an error that a view model tests for", errors("error is MenuFault"),
      "turn 'WireError' into 'MenuFault' (Domain), which 'MenuViewModel' tests for, in 'menu'"),
    Way(
      .unmappedError, "an error that nobody tests for", errors("false"),
      "declare in Domain what can go wrong with 'MenuRepository'"),
    Way(
      .protocolOutsideDomain, "what a protocol inherits of Data stays",
      contract("var client: MenuClient { get }"),
      "let 'LiveMenuRepository' conform to 'Renewing' itself, and move 'MenuRepository' without it"),
    Way(
      .protocolOutsideDomain, "what a protocol inherits goes along", contract(""),
      "move 'MenuRepository' to Domain, where it is needed, with 'Renewing', which it inherits"),
    Way(
      .manifestEdge, "a module that is reached through the link", links("[\"Infrastructure\"]"),
      "move 'ViewState' from 'Infrastructure', which 'Presentation' reaches through 'Data' alone"),
    Way(
      .manifestEdge, "a link that nothing needs", links("[]"),
      "remove 'Data' from 'Presentation', and its imports: no file there names a type of it"),
  ]

  private static func links(_ data: String) -> String {
    """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Domain"), .target(name: "Infrastructure"),
        .target(name: "Data", dependencies: \(data)),
        .target(name: "Presentation", dependencies: ["Domain", "Data"]),
      ])
    //- Sources/Domain/Dish.swift
    public struct Dish: Equatable { let name: String }
    //- Sources/Infrastructure/ViewState.swift
    public enum ViewState { case idle, loading }
    //- Sources/Data/DishDTO.swift
    public struct DishDTO: Decodable { let name: String }
    //- Sources/Presentation/MenuViewModel.swift
    import Data
    import Infrastructure
    @MainActor final class MenuViewModel { var state = ViewState.idle }
    """
  }

  @Test(arguments: answers + contracts)
  fileprivate func theHelpKnowsWhatIsThere(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }

  /// A project that compiles one file of its folder.
  private static func project(_ folder: String, _ file: String) -> String {
    """
    //- \(folder)Shop.xcodeproj/project.pbxproj
    // !$*UTF8*$!
    {
      rootObject = PROJECT;
      objects = {
        PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
        MAIN = { isa = PBXGroup; children = (MENU); sourceTree = "<group>"; };
        MENU = { isa = PBXFileReference; path = App/\(file); sourceTree = "<group>"; };
        SHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (SOURCES);
          productType = "com.apple.product-type.application"; };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD); };
        BUILD = { isa = PBXBuildFile; fileRef = MENU; };
      };
    }

    """
  }

  @Test func anUnbuiltFileIsJudgedInItsProject() throws {
    let source = MarkedSource(
      Self.project("One/", "Menu.swift") + Self.project("Two/", "Badge.swift")
        + Self.project("One/MapSDK-1.23.10/", "Map.swift")
          + """
          //- One/App/Menu.swift
          struct Menu {}
          //- One/App/Badge.swift
          struct Badge {}
          //- One/App/Row.swift
          struct Row { let picture: Picture? }
          //- Two/App/Badge.swift
          struct Badge {}
          //- One/MapSDK-1.23.10/App/Map.swift
          struct Map {}
          //- One/MapSDK-1.23.10/App/Pin.swift
          struct Pin {}
          //- One/Kit/Package.swift
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
          //- One/Kit/Sources/Kit/Picture.swift
          public struct Picture {}
          """)
    let found = try findings(in: source.files, before: source.before, of: .unbuiltFile)
    let help = Dictionary(
      uniqueKeysWithValues: found.map { ($0.location.file, $0.help.text(in: .english)) })
    #expect(
      help == [
        "One/App/Badge.swift":
          "delete 'Badge.swift', which no other file names, unless work on it goes on",
        "One/App/Row.swift":
          "delete 'Row.swift', which no other file names, unless work on it goes on",
      ])
  }
}
