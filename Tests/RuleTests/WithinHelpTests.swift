import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help says only what can be done where the thing is.
@Suite("Help that fits its place")
struct WithinHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let frameworks: [Way] = [
    Way(
      .frameworkInDomain, "a library's error beside publishers",
      """
      //- Domain/CoinRepository.swift
      import Combine
      import Alamofire
      protocol CoinRepository {
        func ticker(done: @escaping (AnyPublisher<String, AFError>) -> Void)
      }
      //- Data/LiveCoinRepository.swift
      import Combine
      import Alamofire
      final class LiveCoinRepository: CoinRepository {
        func ticker(done: @escaping (AnyPublisher<String, AFError>) -> Void) {}
      }
      """, "let 'CoinRepository' ask for a value of Domain instead of 'AFError'"),
    Way(
      .frameworkInDomain, "a use case that writes to a store and asks a repository",
      """
      //- Domain/ListRepository.swift
      protocol ListRepository { func list() -> [String] }
      //- Domain/AddListUseCase.swift
      import RealmSwift
      final class AddListUseCase {
        private let repository: any ListRepository
        init(repository: any ListRepository) { self.repository = repository }
        func execute() throws { try Realm().write {} }
      }
      //- Data/LiveListRepository.swift
      struct LiveListRepository: ListRepository { func list() -> [String] { [] } }
      """,
      "give 'ListRepository', which 'AddListUseCase' asks already, a method for this, and do it in Data"
    ),
    Way(
      .frameworkInDomain, "a use case whose protocol names a framework's value",
      """
      //- Domain/MapUseCase.swift
      import CoreLocation
      protocol MapUseCase { func show() -> [CLLocation] }
      final class LiveMapUseCase: MapUseCase {
        let repository: any MapRepository
        init(repository: any MapRepository) { self.repository = repository }
        func show() -> [CLLocation] { [] }
      }
      //- Domain/MapRepository.swift
      protocol MapRepository { func names() -> [String] }
      """, "use a value of Domain instead of 'CLLocation' here and in what implements it"),
    Way(
      .uiInData, "pictures within a body",
      """
      //- Domain/FileRepository.swift
      import Foundation
      protocol FileRepository { func compress(_ data: Data) -> Data }
      //- Data/LiveFileRepository.swift
      import UIKit
      final class LiveFileRepository: FileRepository {
        func compress(_ data: Data) -> Data { resized(UIImage(data: data)!).jpegData(compressionQuality: 1)! }
        private func resized(_ image: UIImage) -> UIImage { image }
      }
      """, "work on the bytes with Image I/O in place of 'UIImage'"),
  ]

  private static let shared: [Way] = [
    Way(
      .uiInData, "pictures in what a function gives back",
      """
      //- Domain/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Data/ImageLoader.swift
      import UIKit
      import Combine
      protocol ImageLoader { func load() -> AnyPublisher<UIImage?, Never> }
      """, "keep a name, a URL or bytes (Data) in place of 'UIImage'"),
    Way(
      .layerReference, "a value among screens that a mapper of Data gives",
      """
      //- Domain/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Data/MovieDTO.swift
      struct MovieDTO: Decodable {
        let title: String
        func toMovie() -> Movie { Movie(title: title) }
      }
      //- Presentation/Movie.swift
      struct Movie: Equatable { let title: String }
      //- Presentation/MovieView.swift
      import SwiftUI
      struct MovieView: View {
        let movie: Movie
        var body: some View { Text(movie.title) }
      }
      """, "move 'Movie' to Domain: it needs nothing of Presentation"),
    Way(
      .layerReference, "names of pictures that only screens read",
      """
      //- Domain/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Infrastructure/ImageNames.swift
      enum ImageNames { static let heart = "heart" }
      //- Presentation/LikeButton.swift
      import SwiftUI
      struct LikeButton: View { var body: some View { Image(ImageNames.heart) } }
      """, "move 'ImageNames' to Presentation"),
  ]

  private static let places: [Way] = [
    Way(
      .layerReference, "a plain value that an entity reads",
      """
      //- Domain/Course.swift
      struct Course: Equatable {
        let cents: Int
        var price: CoursePrice { CoursePrice(cents: cents) }
      }
      //- Presentation/CoursePrice.swift
      struct CoursePrice: Equatable { let cents: Int }
      //- Presentation/CourseView.swift
      import SwiftUI
      struct CourseView: View {
        let price: CoursePrice
        var body: some View { Text("") }
      }
      """, "move 'CoursePrice' to Domain: it needs nothing of Presentation"),
    Way(
      .layerReference, "a choice of screens by which Data asks",
      """
      //- Domain/Review.swift
      struct Review: Equatable { let text: String }
      //- Data/ReviewRepository.swift
      protocol ReviewRepository { func reviews(of media: Media) -> [Review] }
      struct LiveReviewRepository: ReviewRepository { func reviews(of media: Media) -> [Review] { [] } }
      //- Presentation/Media.swift
      enum Media { case movie, tv }
      //- Presentation/MediaView.swift
      import SwiftUI
      struct MediaView: View {
        let media: Media
        var body: some View { Text("") }
      }
      """, "move 'Media' to Domain: it needs nothing of Presentation"),
    Way(
      .infrastructureAccess, "a cell that keeps a choice",
      """
      //- Domain/Graph.swift
      struct Graph: Equatable { let name: String }
      //- Presentation/GraphViewModel.swift
      final class GraphViewModel { var graphs: [Graph] = [] }
      //- Presentation/GraphCell.swift
      import UIKit
      final class GraphCell: UITableViewCell {
        func keep(_ index: Int) { UserDefaults.standard.set(index, forKey: "graph") }
      }
      """,
      "declare what 'GraphCell' needs as a protocol in Domain, implement it with 'UserDefaults' in a repository in Data, and give 'GraphCell' its values, and a closure for what it changes, where it is dequeued"
    ),
    Way(
      .bareSingleton, "what one file keeps to itself",
      """
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App {
        let model = MenuViewModel(repository: LiveMenuRepository())
        var body: some Scene { WindowGroup { Text("") } }
      }
      //- Domain/MenuRepository.swift
      protocol MenuRepository { func menu() -> [String] }
      //- Data/LiveMenuRepository.swift
      final class LiveMenuRepository: MenuRepository {
        private let reader = Reader()
        func menu() -> [String] { reader.read() }
      }
      private final class Reader { func read() -> [String] { FileLoader.shared.load() } }
      //- Data/FileLoader.swift
      import Foundation
      final class FileLoader {
        static let shared = FileLoader()
        var cache: [String] = []
        func load() -> [String] { _ = FileManager.default; return cache }
      }
      //- Presentation/MenuViewModel.swift
      final class MenuViewModel {
        let repository: any MenuRepository
        init(repository: any MenuRepository) { self.repository = repository }
        func load() { _ = FileLoader.shared.load() }
      }
      """, "declare what 'MenuViewModel' needs of 'FileLoader' as a protocol"),
  ]

  @Test(arguments: frameworks + places + shared)
  fileprivate func fits(_ way: RouteHelpTests.Way) throws { try way.expectHelp() }

  @Test("what a live activity shows has to be coded")
  func activity() throws {
    func told(_ conformance: String) throws -> [String] {
      try findings(
        in: MarkedSource(
          """
          //- Domain/Workout.swift
          struct Workout: \(conformance) {
            struct ContentState: Codable, Hashable { var count: Int }
          }
          //- Domain/WorkoutRepository.swift
          protocol WorkoutRepository { func state() -> Workout.ContentState }
          """
        ).files, before: [], of: .codable
      ).map(\.subject)
    }
    #expect(try told("ActivityAttributes").isEmpty)
    #expect(try told("Equatable").count == 1)
  }
}
