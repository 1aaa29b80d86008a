import Foundation
import TestSupport
import Testing

/// What moves only where it fits.
@Suite("what moved code joins")
struct FixFitTests: FixingSuite {
  private static let menu = [
    "Domain/Entities/Dish.swift": "struct Dish { let name: String }\n",
    "Domain/MenuRepository.swift": "protocol MenuRepository { func dishes() -> [Dish] }\n",
    "Domain/Entities/MenuResponse.swift":
      "struct MenuResponse: Decodable { let names: [String] }\n",
    "Data/DTO/OrderDTO.swift": "struct OrderDTO: Decodable { let id: Int }\n",
    "Data/DTO/BillDTO.swift": "struct BillDTO: Decodable { let sum: Int }\n",
    "Data/LiveMenuRepository.swift": """
    import Foundation
    struct LiveMenuRepository: MenuRepository {
      func dishes() -> [Dish] {
        let decoder = JSONDecoder()
        _ = try? decoder.decode(OrderDTO.self, from: Data())
        _ = try? decoder.decode(BillDTO.self, from: Data())
        let menu = try? decoder.decode(MenuResponse.self, from: Data())
        return menu?.names.map(Dish.init) ?? []
      }
    }

    """,
  ]

  private func files(_ more: [String: String]) -> [String: String] {
    shop(Self.menu.merging(more) { $1 })
  }

  @Test func aRecordJoinsItsKind() throws {
    try expect(
      "move-to-layer", of: files([:]),
      becomes: changed([
        "Domain/Entities/MenuResponse.swift": nil,
        "Data/DTO/MenuResponse.swift": Self.menu["Domain/Entities/MenuResponse.swift"],
      ]))
  }

  @Test(arguments: [
    // A part of it would stay behind.
    [
      "Domain/Entities/MenuResponse.swift":
        "struct MenuResponse: Decodable { let names: [String]; let page: Page }\n",
      "Domain/Entities/Page.swift": "struct Page: Decodable { let number: Int }\n",
    ],
    // Of two folders for such records none is called after it.
    [
      "Data/Tip/Response/TipResponse.swift": "struct TipResponse: Decodable { let sum: Int }\n",
      "Data/Fee/Response/FeeResponse.swift": "struct FeeResponse: Decodable { let sum: Int }\n",
    ],
  ])
  func aRecordStaysWhereItWouldNotFit(_ more: [String: String]) throws {
    try expectNothing("move-to-layer", of: files(more))
  }

  @Test func aRecordGoesWithTheOthersOfItsFileOrNotAtAll() throws {
    var shared = Self.menu
    shared["Domain/Entities/MenuResponse.swift"] = nil
    let record = "struct MenuResponse: Decodable { let names: [String] }\n"
    let dish = "struct Dish { let name: String }\n\n"
    shared["Domain/Entities/Dish.swift"] = dish + record
    try expect(
      "move-to-layer", of: shop(shared),
      becomes: changed([
        "Domain/Entities/Dish.swift": "struct Dish { let name: String }\n",
        "Data/DTO/MenuResponse.swift": record,
      ]))
    shared["Domain/Entities/Dish.swift"] =
      dish + "struct MenuPage: Decodable { let number: Int }\n" + record
    try expectNothing("move-to-layer", of: shop(shared))
  }

  private static let serving = [
    "Domain/Entities/Bill.swift": "struct Bill { let sum: Int }\n",
    "Domain/Protocols/MenuRepository.swift": "protocol MenuRepository { func bill() -> Bill }\n",
    "Domain/Protocols/OrderRepository.swift": "protocol OrderRepository { func order() -> Bill }\n",
    "Domain/UseCases/PayUseCase.swift":
      "struct PayUseCase { let service: BillService; func execute() -> Bill { service.bill() } }\n",
    "Data/Services/BillService.swift": "protocol BillService { func bill() -> Bill }\n",
    "Data/LiveBillService.swift":
      "struct LiveBillService: BillService { func bill() -> Bill { Bill(sum: 1) } }\n",
  ]

  @Test func aProtocolMovesAloneOnlyWhereItIsTheOnlyOneOfItsKind() throws {
    let alone = Self.serving
    try expect(
      "move-to-layer", of: shop(alone),
      becomes: changed([
        "Data/Services/BillService.swift": nil,
        "Domain/Protocols/BillService.swift": alone["Data/Services/BillService.swift"],
      ]))
    let tip = ["Data/Services/TipService.swift": "protocol TipService { func tip() -> Bill }\n"]
    try expectNothing("move-to-layer", of: shop(alone.merging(tip) { $1 }))
  }

  @Test func whatTheBusinessSpeaksOfAndWhatNobodyNamesStays() throws {
    let dish = "struct Dish: Codable { let name: String }\n"
    var spoken = Self.menu
    spoken["Domain/Entities/Dish.swift"] = dish
    spoken["Domain/Entities/MenuResponse.swift"] = nil
    spoken["Data/LiveMenuRepository.swift"] = """
      import Foundation
      struct LiveMenuRepository: MenuRepository {
        func dishes() -> [Dish] {
          _ = try? JSONDecoder().decode(OrderDTO.self, from: Data())
          return (try? JSONDecoder().decode([Dish].self, from: Data())) ?? []
        }
      }

      """
    try expectNothing("move-to-layer", of: shop(spoken))
    var idle = Self.menu
    idle["Data/LiveMenuRepository.swift"] =
      "struct LiveMenuRepository: MenuRepository { func dishes() -> [Dish] { [] } }\n"
    try expectNothing("move-to-layer", of: shop(idle))
  }

  @Test(arguments: [("Data/Repositories/Tip/TipRepository", false), ("Data/Repositories", true)])
  func aFolderOfOneThingIsNoHomeOfAnother(_ folder: String, _ isMoved: Bool) throws {
    let live = """
      import Foundation
      struct LiveMenuRepository: MenuRepository {
        func dishes() -> [String] { UserDefaults.standard.stringArray(forKey: "dishes") ?? [] }
      }

      """
    let files = shop([
      "Domain/MenuRepository.swift": "protocol MenuRepository { func dishes() -> [String] }\n",
      "Domain/TipRepository.swift": "protocol TipRepository { func tip() -> Int }\n",
      "Domain/Live/LiveMenuRepository.swift": live,
      "\(folder)/LiveTipRepository.swift": """
      import Foundation
      struct LiveTipRepository: TipRepository {
        func tip() -> Int { UserDefaults.standard.integer(forKey: "tip") }
      }

      """,
    ])
    guard isMoved else { return try expectNothing("move-to-layer", of: files) }
    try expect(
      "move-to-layer", of: files,
      becomes: changed([
        "Domain/Live/LiveMenuRepository.swift": nil,
        "\(folder)/LiveMenuRepository.swift": live,
      ]))
  }

  private static let place = [
    "Domain/MenuRepository.swift": "protocol MenuRepository { func place() -> PlaceEntity }\n",
    "Domain/Models/Dish.swift": "struct Dish { let name: String }\n",
    "Domain/Models/Table.swift": "struct Table { let seats: Int }\n",
    "Data/Models/PlaceEntity.swift": "struct PlaceEntity { let name: String }\n",
    "Data/LiveMenuRepository.swift": """
    import Foundation
    struct LiveMenuRepository: MenuRepository {
      func place() -> PlaceEntity {
        PlaceEntity(name: UserDefaults.standard.string(forKey: "place") ?? "")
      }
    }

    """,
  ]

  @Test(arguments: [
    ([:], true),
    (["Domain/Models/PlaceModel.swift": "struct PlaceModel { let name: String }\n"], false),
    (
      [
        "Domain/Models/Dish.swift": "struct DishModel { let name: String }\n",
        "Domain/Models/Table.swift": "struct TableModel { let seats: Int }\n",
        "Domain/Models/Chair.swift": "struct ChairModel { let seats: Int }\n",
      ], false
    ),
  ])
  func aValueJoinsNoTwinAndNoneThatIsCalledOtherwise(
    _ more: [String: String], _ isMoved: Bool
  ) throws {
    let files = shop(Self.place.merging(more) { $1 })
    guard isMoved else { return try expectNothing("move-to-layer", of: files) }
    try expect(
      "move-to-layer", of: files,
      becomes: changed([
        "Data/Models/PlaceEntity.swift": nil,
        "Domain/Models/PlaceEntity.swift": Self.place["Data/Models/PlaceEntity.swift"],
      ]))
  }

  @Test func aValueThatDomainNamesGoesNotWithoutTheOtherOfItsFile() throws {
    var files = Self.place
    files["Data/Models/PlaceEntity.swift"] =
      "import UIKit\nstruct PlaceEntity { let name: String }\nstruct PlaceCache { let view: UIView }\n"
    try expect(
      "move-to-layer", of: shop(files),
      becomes: changed([
        "Data/Models/PlaceEntity.swift": nil,
        "Data/Models/PlaceCache.swift": "import UIKit\nstruct PlaceCache { let view: UIView }\n",
        "Domain/Models/PlaceEntity.swift": "struct PlaceEntity { let name: String }\n",
      ]))
    files["Domain/MenuRepository.swift"] =
      "protocol MenuRepository { func place() -> PlaceEntity; func cache() -> PlaceCache }\n"
    try expectNothing("move-to-layer", of: shop(files))
  }

  @Test(arguments: [("Models", true), ("APIRouter", false)])
  func aFolderOfRequestsIsNoHomeOfAValue(_ folder: String, _ isHome: Bool) throws {
    var files: [String: String] = [:]
    for (path, text) in Self.place {
      files[path.replacingOccurrences(of: "Domain/Models", with: "Domain/" + folder)] = text
    }
    let run = try FixedProject(shop(files)).run("fix", "--choose", "move-to-layer", "--dry-run")
    #expect(run.output.contains("\(folder)/PlaceEntity.swift") == isHome, "\(run.output)")
  }
}
