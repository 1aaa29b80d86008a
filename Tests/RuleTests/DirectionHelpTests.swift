import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help says who makes what of what, and that Domain asks by a protocol.
@Suite("Help by the direction")
struct DirectionHelpTests {
  fileprivate typealias Way = RouteHelpTests.Way

  private static let album = """
    //- Domain/Entities/Album.swift
    struct Album { let name: String }
    //- Data/Requests/AlbumOrder.swift
    struct AlbumOrder {
      let name: String
      let session = URLSession.shared
      var body: Data? { name.data(using: .utf8) }
      func send() -> URLSessionDataTask { session.dataTask(with: URL(fileURLWithPath: name)) }
    }

    """

  fileprivate static let ways: [Way] = [
    Way(
      .layerReference, "what Domain takes",
      album + """
        //- Domain/AlbumUseCase.swift
        protocol AlbumUseCase { func albums(_ order: AlbumOrder) -> [Album] }
        """,
      "let 'AlbumUseCase' take a value of Domain, and make 'AlbumOrder' of it in Data"),
    Way(
      .layerReference, "a request that Domain sends",
      """
      //- Domain/Entities/Album.swift
      struct Album { let name: String }
      //- Data/AlbumsAPIRequest.swift
      struct AlbumsAPIRequest {
        var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        func perform() -> [Album] { [] }
      }
      //- Domain/UseCases/LoadAlbumsUseCase.swift
      struct LoadAlbumsUseCase {
        func execute() -> [Album] { AlbumsAPIRequest().perform().filter { !$0.name.isEmpty } }
      }
      """,
      """
      declare what 'LoadAlbumsUseCase' needs as a protocol in Domain, implement it over \
      'AlbumsAPIRequest' in Data, and pass that in
      """),
  ]

  @Test(arguments: ways)
  fileprivate func saysWhoMakesIt(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }

  @Test("what a shop has sold is no animation, and fonts of AppKit are its own")
  func namesOfFrameworks() throws {
    let source = MarkedSource(
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Shop.swift
      import StoreKit
      import SwiftUI
      final class Shop { func finish(_ bought: Transaction) async { await bought.finish() } }
      //- Data/Fonts.swift
      import AppKit
      final class Fonts { func all() -> [String] { NSFontManager.shared.availableFonts } }
      """)
    let found = try findings(in: source.files, before: [], of: .uiInData)
    #expect(
      found.map { $0.message.text(in: .english) } == [
        "'Fonts.swift' in Data imports 'AppKit' and uses 'NSFontManager'",
        "'Shop.swift' in Data imports 'SwiftUI' and uses none of its types",
      ])
  }
}
