import StrataCode
import StrataRules
import TestSupport
import Testing

/// The help of a finding says which way what it names has to go.
@Suite("Ways out of findings")
struct RouteHelpTests {
  /// A small project with one finding of a rule, and how its help begins.
  struct Way: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var title: String
    var source: String
    var help: String
    var severity: Severity?

    var testDescription: String { "\(rule.id): \(title)" }

    init(
      _ rule: Rule, _ title: String, _ source: String, _ help: String, as severity: Severity? = nil
    ) {
      (self.rule, self.title, self.source) = (rule, title, source)
      (self.help, self.severity) = (help, severity)
    }
  }

  private static let menu = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable { let name: String }

    """

  private static let repository = """
    //- Data/Repositories/LiveMenuRepository.swift
    import Foundation
    final class LiveMenuRepository: MenuRepository {
      func menu() async throws -> [String] {
        [try await URLSession.shared.data(from: URL(filePath: "/")).0.description]
      }
    }

    """

  static let references: [Way] = [
    Way(
      .layerReference, "a default for a protocol that is asked for",
      menu + repository + """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let repository: any MenuRepository
          init(repository: any MenuRepository = LiveMenuRepository()) { self.repository = repository }
          func load() async throws -> [String] { try await repository.menu() }
        }
        """,
      "leave the default of 'repository' out, which asks for 'MenuRepository', and pass "
        + "'LiveMenuRepository' in the composition root", as: .info),
    Way(
      .concreteDependency, "what is held and never used",
      menu + """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          private let client: MenuClient
          func execute() -> Int { 1 }
        }
        //- Data/Network/MenuClient.swift
        import Alamofire
        struct MenuClient { func load() -> Int { AF.request("menu").hashValue } }
        """, "delete 'client': 'LoadMenuUseCase' never uses it", as: .info),
    Way(
      .layerReference, "what is handed in and never used",
      menu + repository + """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          private let live: any MenuRepository
          init(live: any MenuRepository = LiveMenuRepository()) { self.live = live }
          func execute() -> Int { 1 }
        }
        """, "delete 'live': 'LoadMenuUseCase' never uses it", as: .warning),
    Way(
      .layerReference, "what an initializer hands on is used",
      menu + repository + """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct Cache { let source: any MenuRepository }
        struct LoadMenuUseCase {
          private let live: any MenuRepository
          private let cache: Cache
          init(live: any MenuRepository = LiveMenuRepository()) {
            self.live = live
            cache = Cache(source: live)
          }
          func execute() -> Cache { cache }
        }
        """, "leave the default of 'live' out", as: .error),
    Way(
      .layerReference, "what keeps a promise of Domain with a library",
      menu + """
        //- Domain/Session/SessionImpl.swift
        import SwiftKeychainWrapper
        final class SessionImpl: Session {
          func renew() -> Int { Endpoint.login.hashValue }
        }
        //- Domain/Session/Session.swift
        protocol Session { func renew() -> Int }
        //- Infrastructure/Network/Endpoint.swift
        import Alamofire
        enum Endpoint {
          case login
          var request: DataRequest? { nil }
        }
        """, "move 'SessionImpl' to Infrastructure: it implements what Domain only asks for"),
    Way(
      .layerReference, "rows that only screens use",
      menu + """
        //- Domain/Entities/MenuRow.swift
        struct MenuRow { let section: MenuSection }
        //- Presentation/Menu/MenuSection.swift
        import UIKit
        enum MenuSection { case soups, drinks }
        extension MenuSection { var tint: UIColor { .red } }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController { var rows: [MenuRow] = [] }
        """, "move 'MenuRow' to Presentation: only screens use it"),
    Way(
      .layerReference, "a view model that a use case gives back",
      menu + """
        //- Domain/UseCases/LoadTilesUseCase.swift
        struct LoadTilesUseCase { func execute() -> [TileViewModel] { [] } }
        //- Presentation/Tiles/TileViewModel.swift
        import SwiftUI
        final class TileViewModel: ObservableObject { @Published var title = "" }
        """,
      "let 'LoadTilesUseCase' work with values of Domain, and make 'TileViewModel' of them in "
        + "Presentation"),
    Way(
      .layerReference, "a screen that a repository shows",
      menu + """
        //- Domain/Repositories/LoginRepository.swift
        protocol LoginRepository { func login() }
        //- Data/Repositories/DefaultLoginRepository.swift
        final class DefaultLoginRepository: LoginRepository {
          func login() { LoginAlertViewController().show() }
        }
        //- Presentation/Login/LoginAlertViewController.swift
        import UIKit
        final class LoginAlertViewController: UIViewController { func show() {} }
        """,
      "let 'DefaultLoginRepository' return what happened, or throw it, and let Presentation show "
        + "'LoginAlertViewController'"),
    Way(
      .layerReference, "a value of screens in an entity of others",
      menu + """
        //- Domain/Entities/Review.swift
        struct Review { let picture: UploadPicture }
        //- Domain/Repositories/ReviewRepository.swift
        protocol ReviewRepository { func reviews() -> [Review] }
        //- Presentation/Review/UploadPicture.swift
        import SwiftUI
        struct UploadPicture { let image: Image }
        """, "let 'Review' keep a value of Domain, and make 'UploadPicture' of it in Presentation"),
    Way(
      .layerReference, "a screen's value that Data makes",
      menu + """
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let name: String
          func toModel() -> DishCellModel { DishCellModel(title: name) }
        }
        //- Presentation/Menu/DishCellModel.swift
        import UIKit
        struct DishCellModel { let title: String; var tint: UIColor = .red }
        """,
      "give a value of Domain back from 'DishDTO', and make 'DishCellModel' of it in Presentation"),
    Way(
      .layerReference, "a struct that works is hidden, not turned into a value",
      menu + """
        //- Domain/UseCases/RateMenuUseCase.swift
        struct RateMenuUseCase {
          func execute() async throws -> Int { try await RatingGenerator(seed: 1).generate() }
        }
        //- Data/Rating/RatingGenerator.swift
        import Alamofire
        struct RatingGenerator {
          let seed: Int
          func generate() async throws -> Int { AF.request("rate").hashValue }
        }
        """,
      "declare what 'RateMenuUseCase' needs as a protocol in Domain, let 'RatingGenerator' conform"
    ),
    Way(
      .layerReference, "what lies in Data and uses nothing of it",
      menu + """
        //- Domain/Scheduling/Scheduling.swift
        final class Scheduling {
          let batch: DayBatch
          init() { batch = DayBatch() }
        }
        //- Data/Scheduling/DayBatch.swift
        import Foundation
        final class DayBatch {
          let dish = Dish(name: "soup")
          func run() {}
        }
        """, "move 'DayBatch' to Domain: it uses nothing from outside of it"),
    Way(
      .layerReference, "a value that names nothing, beside a store",
      menu + """
        //- Data/Menu/MenuStore.swift
        import SwiftData
        struct MenuPoint { let name: String; let price: Int }
        final class MenuStore {
          let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func points() -> [MenuPoint] { [] }
        }
        //- Presentation/Menu/MenuChart.swift
        struct MenuChart { let points: [MenuPoint] }
        """, "move 'MenuPoint' to Domain: it needs nothing of Data", as: .info),
  ]

  static let frameworks: [Way] = [
    Way(
      .frameworkInDomain, "a picture that is sent",
      """
      //- Domain/UseCases/UploadPhotoUseCase.swift
      import UIKit
      struct UploadPhotoUseCase { func execute(_ photo: UIImage) -> Int { 1 } }
      """, "take bytes (Data) in place of 'UIImage', which Presentation encodes before it calls"),
    Way(
      .frameworkInDomain, "a picture that is held",
      """
      //- Domain/Entities/Photo.swift
      import UIKit
      struct Photo { let picture: UIImage }
      """,
      "keep a name, a URL or bytes (Data) in place of 'UIImage' and make the picture in Presentation"
    ),
    Way(
      .frameworkInDomain, "a service of the system",
      """
      //- Domain/UseCases/CopyCodeUseCase.swift
      import UIKit
      struct CopyCodeUseCase { func execute() { UIPasteboard.general.string = "code" } }
      """, "declare a protocol here for what 'UIPasteboard' does, and conform to it outside"),
    Way(
      .frameworkInDomain, "a color is as before",
      """
      //- Domain/Entities/Theme.swift
      import UIKit
      struct Theme { let tint: UIColor }
      """, "keep a name or a hex string in place of"),
    Way(
      .frameworkInDomain, "a worker beside the protocol that it keeps",
      """
      //- Domain/Services/PriceStore.swift
      import CoreData
      protocol PriceStore { func prices() -> [Int] }
      final class CorePriceStore: PriceStore {
        private let context: NSManagedObjectContext
        init(context: NSManagedObjectContext) { self.context = context }
        func prices() -> [Int] { [] }
      }
      //- Domain/UseCases/LoadPricesUseCase.swift
      struct LoadPricesUseCase {
        let store: any PriceStore
        func execute() -> [Int] { store.prices().sorted() }
      }
      """, "move 'CorePriceStore' to Data, and leave 'PriceStore' here"),
    Way(
      .frameworkInDomain, "an initializer of a value",
      """
      //- Domain/Entities/Person.swift
      import Contacts
      struct Person {
        let name: String
        init(name: String) { self.name = name }
        init(contact: CNContact) { name = contact.givenName }
      }
      //- Domain/UseCases/LoadPeopleUseCase.swift
      struct LoadPeopleUseCase { func execute() -> [Person] { [Person(name: "a")] } }
      """, "move 'init(contact:)' to an extension of 'Person' in Data"),
    Way(
      .frameworkInDomain, "an extension of a type from elsewhere",
      """
      //- Domain/Extensions/String+Settings.swift
      import Foundation
      extension String { var stored: String? { UserDefaults.standard.string(forKey: self) } }
      //- Domain/Entities/Price.swift
      struct Price { let value: Int }
      """, "move the extension of 'String' to Data"),
    Way(
      .frameworkInDomain, "a protocol that asks in the words of a store",
      """
      //- Domain/Repositories/LineupRepository.swift
      import SwiftData
      protocol LineupRepository {
        var context: ModelContext { get }
        func lineups() -> [String]
      }
      """, "leave 'ModelContext' out of 'LineupRepository'"),
    Way(
      .frameworkInDomain, "what only Data names",
      """
      //- Domain/Entities/Envelope.swift
      import Alamofire
      struct Envelope { let response: AFDataResponse }
      //- Data/Network/MenuClient.swift
      struct MenuClient { func load() -> Envelope? { nil } }
      """, "move 'Envelope' to Data: nothing in Domain uses it"),
    Way(
      .frameworkType, "a store that views observe",
      """
      //- Domain/Entities/Visits.swift
      import Combine
      import Foundation
      final class Visits: ObservableObject {
        @Published var count = UserDefaults.standard.integer(forKey: "count")
      }
      //- Domain/UseCases/LoadCountUseCase.swift
      struct LoadCountUseCase { func execute(_ store: Visits) -> Int { store.count + 1 } }
      """, "move 'Visits' to Data, and let a type in Presentation observe"),
    Way(
      .frameworkType, "a model of a store beside its plain twin",
      """
      //- Domain/Entities/RMCart.swift
      import RealmSwift
      final class RMCart: RealmSwift.Object { @Persisted var total = 0 }
      //- Domain/Entities/Cart.swift
      struct Cart { let total: Int }
      """, "move 'RMCart' to Data, and turn it into 'Cart' there"),
    Way(
      .frameworkInDomain, "relays without controls",
      """
      //- Domain/UseCases/CountUseCase.swift
      import RxCocoa
      final class CountUseCase { let count = PublishRelay<Int>() }
      """, "import 'RxRelay' instead"),
    Way(
      .frameworkInDomain, "a section that only screens name",
      """
      //- Domain/Model/MenuSection.swift
      import RxDataSources
      struct MenuSection: SectionModelType { let items: [String] }
      //- Presentation/Menu/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController { var sections: [MenuSection] = [] }
      """, "move 'MenuSection.swift' to Presentation: only screens use what it declares"),
    Way(
      .frameworkInDomain, "a library none of whose names are there",
      """
      //- Domain/Model/Menu.swift
      import Realm
      struct Menu { let dishes: [String] }
      """, "if no extension of 'Realm' is called here, write 'import Foundation' instead"),
    Way(
      .frameworkInDomain, "an entity that is stored as it is",
      """
      //- Domain/Model/Exhibition.swift
      import SwiftData
      @Model final class Exhibition { var name: String = "" }
      //- Presentation/Exhibition/ExhibitionRow.swift
      struct ExhibitionRow { let exhibition: Exhibition }
      """, "keep 'Exhibition' a plain value here, and give Data a model of its own"),
    Way(
      .frameworkInDomain, "a use case that queries",
      """
      //- Domain/UseCases/BookmarkUseCase.swift
      import SQLite
      struct BookmarkUseCase {
        let connection: Connection
        func execute() {}
      }
      """,
      "declare a repository protocol here for what 'BookmarkUseCase' asks of 'SQLite', and implement"
    ),
    Way(
      .frameworkInDomain, "a request that a protocol takes",
      """
      //- Domain/Service/AccountService.swift
      import AuthenticationServices
      protocol AccountService { func prepare(_ request: ASAuthorizationAppleIDRequest) }
      """,
      "take a value of Domain instead of 'ASAuthorizationAppleIDRequest'"
    ),
    Way(
      .uiInData, "a picture that is stored",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Photos/PhotoStore.swift
      import UIKit
      struct PhotoStore { func save(_ photo: UIImage) {} }
      """, "take bytes (Data) in place of 'UIImage', which Presentation encodes before it calls"),
    Way(
      .uiInData, "a picture that goes in and out",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Photos/PhotoStore.swift
      import UIKit
      struct PhotoStore { func smaller(_ photo: UIImage) -> UIImage { photo } }
      """, "take and return Data in place of 'UIImage': Presentation encodes and draws"),
  ]

  static let values: [Way] = [
    Way(
      .dtoInDomain, "an entity that makes what is sent",
      """
      //- Domain/Entities/SignUp.swift
      struct SignUp {
        let name: String
        func toData() -> SignUpDTO { SignUpDTO(name: name) }
      }
      //- Data/DTO/SignUpDTO.swift
      struct SignUpDTO: Encodable { let name: String }
      """, "move 'toData' to an extension in Data, where 'SignUpDTO' is known"),
    Way(
      .dtoInDomain, "an answer that says what went wrong",
      """
      //- Domain/Repositories/MemberRepository.swift
      protocol MemberRepository { func logout() -> Result<Void, ErrorResponse> }
      //- Data/DTO/ErrorResponse.swift
      struct ErrorResponse: Decodable, Error { let code: Int }
      """,
      "declare an error in Domain for what went wrong, and turn 'ErrorResponse' into it in Data"),
    Way(
      .dtoInDomain, "an answer that carries one plain value",
      """
      //- Domain/Repositories/MemberRepository.swift
      protocol MemberRepository { func logout() async throws -> LogoutResponseDTO }
      //- Data/DTO/LogoutResponseDTO.swift
      struct LogoutResponseDTO: Decodable { let logout: Bool }
      """,
      "return the 'Bool' that 'logout' of 'LogoutResponseDTO' is, and take it out in Data"),
    Way(
      .dtoInDomain, "an answer that carries more",
      """
      //- Domain/Repositories/MemberRepository.swift
      protocol MemberRepository { func member() async throws -> MemberResponseDTO }
      //- Data/DTO/MemberResponseDTO.swift
      struct MemberResponseDTO: Decodable { let name: String; let age: Int }
      """, "declare an entity in Domain and turn 'MemberResponseDTO' into it in Data"),
    Way(
      .dtoInPresentation, "what a view model hands in is sent",
      """
      //- Domain/Entities/Card.swift
      struct Card { let name: String }
      //- Data/DTO/CardParameters.swift
      struct CardParameters: Codable { let number: String }
      //- Presentation/Pay/PayViewModel.swift
      @MainActor final class PayViewModel {
        func pay(_ card: CardParameters) -> String { card.number }
      }
      """, "hold what is sent as a value of Domain here, and make 'CardParameters' of it in Data"),
    Way(
      .dtoInPresentation, "what a view shows has arrived",
      """
      //- Domain/Entities/Card.swift
      struct Card { let name: String }
      //- Data/DTO/OfferDTO.swift
      struct OfferDTO: Decodable { let number: String }
      //- Presentation/Pay/OfferViewModel.swift
      @MainActor final class OfferViewModel {
        func show(_ offer: OfferDTO) -> String { offer.number }
      }
      """, "declare a plain 'Offer' in Domain and turn 'OfferDTO' into it in Data"),
    Way(
      .infrastructureAccess, "a store that a view is given and never reads",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Menu/MenuView.swift
      import SwiftData
      import SwiftUI
      struct MenuView: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("menu") }
      }
      """, "delete 'context': 'MenuView' never uses it", as: .warning),
    Way(
      .infrastructureAccess, "a store that a view reads",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Menu/MenuView.swift
      import SwiftData
      import SwiftUI
      struct MenuView: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("menu").onAppear { try? context.save() } }
      }
      """,
      "declare what 'MenuView' needs as a protocol in Domain, implement it with 'ModelContext' in a repository in Data",
      as: .warning),
    Way(
      .infrastructureAccess, "a store that only another type of the same name is asked for",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Menu/MenuView.swift
      import SwiftData
      import SwiftUI
      struct MenuView: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("menu") }
      }
      struct MenuPreviews: PreviewProvider {
        static var previews: some View { MenuView().modelContainer(Stores.preview.context) }
      }
      """, "delete 'context': 'MenuView' never uses it", as: .warning),
    Way(
      .infrastructureAccess, "a store that a view only builds a repository with",
      """
      //- Domain/Repositories/DishRepository.swift
      protocol DishRepository { func dishes() -> [String] }
      //- Data/Repositories/LiveDishRepository.swift
      import SwiftData
      final class LiveDishRepository: DishRepository {
        init(context: ModelContext) {}
        func dishes() -> [String] { [] }
      }
      //- Presentation/Menu/MenuView.swift
      import SwiftData
      import SwiftUI
      struct MenuView: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("\\(LiveDishRepository(context: context).dishes().count)") }
      }
      """,
      "build 'LiveDishRepository' in the composition root, and give 'MenuView' a view model over it"
    ),
    Way(
      .infrastructureAccess, "a store that a view model only hands on",
      """
      //- Domain/Repositories/DishRepository.swift
      protocol DishRepository { func dishes() -> [String] }
      //- Domain/UseCases/LoadDishesUseCase.swift
      import SwiftData
      struct LoadDishesUseCase {
        let context: ModelContext
        func execute() -> [String] { [] }
      }
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftData
      @MainActor final class MenuViewModel {
        private let context: ModelContext
        private let load: LoadDishesUseCase
        init(context: ModelContext) {
          self.context = context
          load = LoadDishesUseCase(context: context)
        }
        func titles() -> [String] { load.execute() }
        func other() -> LoadDishesUseCase { LoadDishesUseCase(context: context) }
      }
      """,
      "build 'LoadDishesUseCase' in the composition root, and give it to 'MenuViewModel' in place of "
        + "'ModelContext'"),
    Way(
      .doubleInProduction, "a double that nobody names",
      """
      //- Data/Keys/Keys.swift
      protocol Keys { func key() -> String }
      struct DiskKeys: Keys { func key() -> String { "" } }
      //- Data/Keys/MockKeys.swift
      struct MockKeys: Keys { func key() -> String { "" } }
      """, "delete 'MockKeys': neither the app nor a test names it"),
    Way(
      .doubleInProduction, "a double that a test names",
      """
      //- Data/Keys/Keys.swift
      protocol Keys { func key() -> String }
      struct DiskKeys: Keys { func key() -> String { "" } }
      //- Data/Keys/MockKeys.swift
      struct MockKeys: Keys { func key() -> String { "" } }
      //- Tests/KeysTests.swift
      import XCTest
      final class KeysTests: XCTestCase { let keys = MockKeys() }
      """, "move 'MockKeys' to the tests, or put it under '#if DEBUG'"),
    Way(
      .concreteDependency, "a protocol that asks for too little",
      """
      //- Domain/Repositories/PageRepository.swift
      protocol PageRepository { func page() async throws -> String }
      //- Domain/UseCases/PageUseCase.swift
      struct PageUseCase {
        let repository: LivePageRepository
        func execute() async throws { try await repository.patch("a") }
      }
      //- Data/Repositories/LivePageRepository.swift
      final class LivePageRepository: PageRepository {
        func page() async throws -> String { "" }
        func patch(_ name: String) async throws {}
      }
      """, "add 'patch' to 'PageRepository', depend on that, and build 'LivePageRepository'"),
    Way(
      .selfConstruction, "a protocol that leaves types open cannot be held",
      """
      //- Domain/UseCases/UseCase.swift
      protocol UseCase {
        associatedtype Output
        func execute() -> Output
      }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase: UseCase {
        func execute() -> [String] { ["soup"].filter { !$0.isEmpty } }
      }
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        private let loadMenu = LoadMenuUseCase()
        func load() -> [String] { loadMenu.execute() }
      }
      """, "take 'LoadMenuUseCase' in the initializer of 'MenuViewModel' and build it"),
    Way(
      .selfConstruction, "a screen that a storyboard makes",
      """
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        func execute() -> [String] { ["soup"].filter { !$0.isEmpty } }
      }
      //- Presentation/Page/PageViewController.swift
      import UIKit
      final class PageViewController: UIViewController {
        @IBOutlet weak var label: UILabel!
        private let loadMenu = LoadMenuUseCase()
        override func viewDidLoad() { label.text = loadMenu.execute().first }
      }
      """, "give 'PageViewController', which a storyboard makes, a property"),
  ]

  @Test(arguments: references + frameworks + values)
  func theWayOutIsThatOfTheCode(_ way: Way) throws {
    let source = MarkedSource(way.source)
    let found = try findings(in: source.files, before: source.before, of: way.rule)
    let finding = try #require(found.first, "nothing is found")
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(finding.help.text(in: .english).hasPrefix(way.help), "\(finding.help)")
    if let severity = way.severity { #expect(finding.severity == severity) }
  }

  @Test func whatNeedsAnUnbuiltFileIsAddedWithIt() throws {
    let source = MarkedSource(
      """
      //- Shop.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {
        rootObject = PROJECT;
        objects = {
          PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
          MAIN = { isa = PBXGroup; children = (MENU); sourceTree = "<group>"; };
          MENU = { isa = PBXFileReference; path = App/MenuView.swift; sourceTree = "<group>"; };
          SHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (SOURCES);
            productType = "com.apple.product-type.application"; };
          SOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD); };
          BUILD = { isa = PBXBuildFile; fileRef = MENU; };
        };
      }
      //- App/MenuView.swift
      struct MenuView { let badge: Badge? }
      //- App/Badge.swift
      struct Badge {}
      //- App/TrackView.swift
      struct TrackView { let track: Track? }
      //- App/TrackFetcher.swift
      struct Track {}
      //- App/OldMenu.swift
      struct OldMenu {}
      //- App/OldTests.swift
      import XCTest
      final class OldTests: XCTestCase { func testOne() { XCTAssert(true) } }
      """)
    let found = try findings(in: source.files, before: source.before, of: .unbuiltFile)
    let help = Dictionary(
      uniqueKeysWithValues: found.map { ($0.location.file, $0.help.text(in: .english)) })
    #expect(
      help == [
        "App/TrackView.swift":
          "delete 'TrackView.swift', unless work on it goes on: it needs 'TrackFetcher.swift', "
          + "which is in no target either",
        "App/TrackFetcher.swift":
          "delete 'TrackFetcher.swift' and 'TrackView.swift', which needs it and is in no target "
          + "either, unless work on them goes on",
        "App/Badge.swift":
          "add 'Badge.swift' to a target such as 'Shop': 'MenuView.swift', which is compiled, needs it",
        "App/OldMenu.swift":
          "delete 'OldMenu.swift', which no other file names, unless work on it goes on",
        "App/OldTests.swift":
          "add 'OldTests.swift' to a target that runs tests, so that its tests run, or delete it",
      ])
  }

  @Test func aLinkGoesToWhoeverImportsWhatItGives() throws {
    let source = MarkedSource(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain", dependencies: [.product(name: "Moya", package: "Moya")]),
          .target(name: "ShopData", dependencies: ["ShopDomain"]),
        ]
      )
      //- Sources/ShopDomain/Dish.swift
      public struct Dish { let name: String }
      //- Sources/ShopData/DishClient.swift
      import Moya
      import ShopDomain
      final class DishClient {}
      """)
    let found = try findings(in: source.files, before: source.before, of: .manifestEdge)
    #expect(
      found.first?.help.text(in: .english)
        == "move the link to 'ShopData', which imports 'Moya': no file of 'ShopDomain' does")
  }
}
