import StrataCode
import StrataFeatures
import StrataModel
import TestSupport
import Testing

@Suite("Where kinds of types belong that say so by themselves")
struct PlaceKindTests {
  /// A harbour whose app bears its name.
  private let harbour = Placing(
    """
    //- Sources/Domain/Entities/Boat.swift
    struct Boat: Equatable { let id: Int; let name: String }
    //- Sources/Domain/Repositories/BoatRepository.swift
    protocol BoatRepository { func boats() async throws -> [Boat] }
    //- Sources/Domain/UseCases/ListBoatsUseCase.swift
    protocol ListBoatsUseCase { func execute() async throws -> [Boat] }
    //- Sources/Data/Repositories/LiveBoatRepository.swift
    struct LiveBoatRepository: BoatRepository {
      func boats() async throws -> [Boat] { [] }
    }
    //- Sources/Presentation/Boats/BoatListView.swift
    import SwiftUI
    struct BoatListView: View { var body: some View { Text("boats") } }
    //- Sources/App/HarbourApp.swift
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { BoatListView() } } }
    //- Tests/Fakes/FakeClock.swift
    struct FakeClock { let hour: Int }
    //- Tests/BoatTests.swift
    import XCTest
    final class BoatTests: XCTestCase { func testName() { XCTAssertEqual(1, 1) } }
    """)

  private func layer(_ text: String) throws -> Layer? {
    let placement = try harbour.text(text).placement
    return placement.isTelling ? placement.layer : nil
  }

  @Test func anErrorStandsWithTheEntityThatItIsCalledAfter() throws {
    #expect(try layer("enum BoatError: Error { case notFound, occupied }") == .domain)
    #expect(try layer("enum DomainError: Error { case notFound }") == .domain)
    #expect(try layer("enum DiskError: Error { case full }") == nil)
    #expect(
      try layer("enum BoatKind { case sail, motor }; enum DiskError: Error { case full }") == nil)
  }

  @Test func theNameOfTheAppIsNoReasonToStandWithIt() throws {
    #expect(try layer("enum HarbourError: Error { case closed }") != .app)
  }

  @Test func closuresThatAScreenCallsAreNoEntity() throws {
    let actions = try harbour.text(
      """
      struct BoatListActions {
        let showDetails: (Boat) -> Void
        let close: () -> Void
      }
      """)
    #expect(actions.placement.layer == .presentation)
    #expect(actions.types.map(\.roles) == [[]])
    let mixed = "struct BoatListActions { let boat: Boat; let close: () -> Void }"
    #expect(try layer(mixed) != .presentation)
  }

  @Test func aDoubleStandsWithTheDoublesOfTheTests() throws {
    let answer = try harbour.text(
      """
      final class FakeBoatRepository: BoatRepository {
        var boats: [Boat] = []
        func boats() async throws -> [Boat] { boats }
      }
      """)
    #expect(answer.placement.layer == .test)
    #expect(answer.home?.folder == "Tests/Fakes")
    #expect(answer.findings.isEmpty)
    #expect(try layer("struct PreviewBoatRepository: BoatRepository {}") == .data)
  }

  @Test func aTestStandsWithTheTests() throws {
    let answer = try harbour.text(
      """
      import XCTest
      final class ListBoatsTests: XCTestCase { func testAll() { XCTAssertEqual(1, 1) } }
      """)
    #expect(answer.placement.layer == .test)
    #expect(answer.home?.folder == "Tests")
  }

  @Test func aServiceThatKeepsThePromiseOfAUseCaseIsNotSentToDomainForIt() throws {
    let service = """
      import Foundation
      final class BoatService: ListBoatsUseCase {
        private let session: URLSession
        init(session: URLSession) { self.session = session }
        func execute() async throws -> [Boat] { [] }
      }
      """
    #expect(try layer(service) != .domain)
    #expect(try layer(service.replacing("BoatService", with: "BoatListing")) == .domain)
  }
}
