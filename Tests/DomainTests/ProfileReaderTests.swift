import StrataCode
import StrataFeatures
import StrataModel
import TestSupport
import Testing

/// The school of a code base that exists only in memory.
private func school(_ sources: String...) throws -> DetectedProfile {
  let codebase = InMemoryCodebase(MarkedSource(sources.joined(separator: "\n")))
  let request = CheckRequest(codebase: CodebaseRequest(path: "."))
  return try CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))(request)
    .project.profile
}

@Suite("Routers of another module")
struct ForeignRouterTests {
  private static let routes = """
    //- Presentation/Navigation/LibraryRoute.swift
    import SwiftUI
    import Wayfinder
    enum LibraryRoute: Route {
      case shelf
      case book(isbn: String)
    }
    """

  private static let shelf = """
    //- Presentation/Shelf/ShelfView.swift
    import SwiftUI
    import Wayfinder
    struct ShelfView: View {
      @Environment(Router<LibraryRoute>.self) private var router
      @State var model: ShelfViewModel
      var body: some View {
        Button("first") { router.navigate(to: .book(isbn: "1")) }
      }
    }
    //- Presentation/Shelf/ShelfViewModel.swift
    @MainActor @Observable final class ShelfViewModel {
      private(set) var books: [String] = []
    }
    """

  /// Screens that link to others by themselves.
  private static func others(_ count: Int) -> String {
    (0..<count).map {
      """
      //- Presentation/Others/Other\($0)View.swift
      import SwiftUI
      struct Other\($0)View: View {
        var body: some View { NavigationLink(destination: PageView()) { Text("page") } }
      }
      """
    }.joined(separator: "\n") + """

      //- Presentation/Others/PageView.swift
      import SwiftUI
      struct PageView: View { var body: some View { Text("page") } }
      """
  }

  @Test func aScreenThatAsksOneForTheProjectsRoutesIsRouter() throws {
    let found = try school(Self.routes, Self.shelf)
    #expect(found.profile == .router)
    #expect(found.isDetected)
    #expect(
      found.reason.english
        == "1 screen asks 'Router' of another module for the cases of 'LibraryRoute'")
  }

  @Test(arguments: [
    "@EnvironmentObject private var router: Router<LibraryRoute>",
    "let router: Router<LibraryRoute>",
    "private let router: any Wayfinder.StackRouter<LibraryRoute>",
  ])
  func itIsHeldInSeveralWays(_ property: String) throws {
    let shelf = Self.shelf.replacing(
      "@Environment(Router<LibraryRoute>.self) private var router", with: property)
    #expect(try school(Self.routes, shelf).profile == .router)
  }

  @Test func oneScreenAmongManyThatLinkByThemselvesIsNoSchool() throws {
    #expect(try school(Self.routes, Self.shelf, Self.others(3)).profile == .router)
    #expect(try school(Self.routes, Self.shelf, Self.others(4)).profile == .standard)
  }

  @Test func oneScreenInAnAppOfManyIsNoSchool() throws {
    let still = (0..<24).map {
      """
      //- Presentation/Still/Still\($0)View.swift
      import SwiftUI
      struct Still\($0)View: View { var body: some View { Text("still") } }
      """
    }.joined(separator: "\n")
    #expect(try school(Self.routes, Self.shelf, still).profile == .standard)
  }

  @Test func aRouterOfTheProjectIsWeighedAlike() throws {
    let own = """
      //- Presentation/Navigation/Router.swift
      protocol Route {}
      @MainActor @Observable final class Router<Place: Route> { func navigate(to place: Place) {} }
      """
    #expect(try school(own, Self.routes, Self.shelf).profile == .router)
    #expect(try school(own, Self.routes, Self.shelf, Self.others(4)).profile == .standard)
  }

  @Test func aRouterOverAnythingElseIsNoSchool() throws {
    let shelf = Self.shelf.replacing("Router<LibraryRoute>.self", with: "Router<String>.self")
    #expect(try school(Self.routes, shelf).profile == .standard)
  }

  @Test func routesThatNoScreenAsksForAreNoSchool() throws {
    let server = """
      //- Sources/Server/BooksController.swift
      import Vapor
      struct BooksController { func boot(router: Router) {} }
      """
    #expect(try school(Self.routes, server).profile == .standard)
  }
}

@Suite("Services in memory")
struct ServiceInMemoryTests {
  private static let domain = """
    //- Domain/Models/Ride.swift
    struct Ride { let id: Int }
    //- Domain/UseCases/BookRideUseCase.swift
    protocol BookRideUseCase { func book(_ ride: Ride) async throws }
    //- Domain/UseCases/CancelRideUseCase.swift
    protocol CancelRideUseCase { func cancel(_ ride: Ride) async throws }
    """

  private static let service = """
    //- Services/InMemoryService.swift
    final class InMemoryService: BookRideUseCase, CancelRideUseCase {
      private var rides: [Ride] = []
      func book(_ ride: Ride) async throws { rides.append(ride) }
      func cancel(_ ride: Ride) async throws { rides.removeAll { $0.id == ride.id } }
    }
    """

  private static let app = """
    //- App/RidesApp.swift
    @main struct RidesApp {
      static func main() { RideFlow(book: InMemoryService()).start() }
    }
    //- Presentation/RideFlow.swift
    struct RideFlow {
      let book: any BookRideUseCase
      func start() {}
    }
    """

  @Test func oneThatTheAppRunsOnIsDomainFirst() throws {
    let found = try school(Self.domain, Self.service, Self.app)
    #expect(found.profile == .domainFirst)
    #expect(
      found.reason.english == """
        'InMemoryService', which the app itself builds, supplies 'BookRideUseCase', and so it is \
        with 1 more
        """)
  }

  @Test func aFactoryOfThemMayBuildIt() throws {
    let app = """
      //- App/UseCases.swift
      protocol UseCases { func bookRide() -> any BookRideUseCase }
      final class InMemoryUseCases: UseCases {
        private let service = InMemoryService()
        func bookRide() -> any BookRideUseCase { service }
      }
      //- App/RidesApp.swift
      @main struct RidesApp {
        static let useCases: any UseCases = InMemoryUseCases()
        static func main() {}
      }
      """
    #expect(try school(Self.domain, Self.service, app).profile == .domainFirst)
  }

  @Test func aDoubleThatOnlyPreviewsBuildIsNoSchool() throws {
    let preview = """
      //- Presentation/RideView.swift
      import SwiftUI
      struct RideView: View {
        let book: any BookRideUseCase
        var body: some View { Text("ride") }
      }
      #Preview { RideView(book: InMemoryService()) }
      """
    #expect(try school(Self.domain, Self.service, preview).profile == .standard)
  }

  @Test func useCasesOfTheirOwnOutweighOneService() throws {
    let own = (0..<5).map {
      """
      //- Domain/UseCases/Step\($0)UseCase.swift
      protocol Step\($0)UseCase { func run() async throws }
      struct DefaultStep\($0)UseCase: Step\($0)UseCase { func run() async throws {} }
      """
    }.joined(separator: "\n")
    #expect(try school(Self.domain, Self.service, Self.app, own).profile == .standard)
  }
}

@Suite("No use case where a repository suffices")
struct ShortcutTests {
  private static let domain = """
    //- Domain/Entities/Member.swift
    struct Member: Identifiable, Equatable { let id: String; let visits: Int }
    //- Domain/Repositories/MemberRepositoryProtocol.swift
    protocol MemberRepositoryProtocol {
      func members() async throws -> [Member]
      func renew(_ member: Member) async throws
    }
    //- Data/MemberRepository.swift
    final class MemberRepository: MemberRepositoryProtocol {
      func members() async throws -> [Member] { [] }
      func renew(_ member: Member) async throws {}
    }
    """

  private static let renewal = """
    //- Domain/UseCases/RenewMembershipUseCase.swift
    enum RenewalError: Error { case neverCame }
    final class RenewMembershipUseCase {
      private let repository: MemberRepositoryProtocol
      init(repository: MemberRepositoryProtocol) { self.repository = repository }
      func execute(_ member: Member) async throws {
        guard member.visits > 0 else { throw RenewalError.neverCame }
        try await repository.renew(member)
      }
    }
    """

  private static let screens = """
    //- Presentation/MemberListViewModel.swift
    @MainActor final class MemberListViewModel {
      private let repository: MemberRepositoryProtocol
      init(repository: MemberRepositoryProtocol) { self.repository = repository }
    }
    //- Presentation/RenewalViewModel.swift
    @MainActor final class RenewalViewModel {
      private let renew: RenewMembershipUseCase
      init(renew: RenewMembershipUseCase) { self.renew = renew }
    }
    """

  private static let container = """
    //- App/GymContainer.swift
    @MainActor final class GymContainer {
      lazy var memberRepository: MemberRepositoryProtocol = MemberRepository()
      func makeMemberListViewModel() -> MemberListViewModel {
        MemberListViewModel(repository: memberRepository)
      }
      func makeRenewalViewModel() -> RenewalViewModel {
        RenewalViewModel(renew: RenewMembershipUseCase(repository: memberRepository))
      }
    }
    """

  @Test func aContainerWithShortcutsAndUseCasesThatDecideIsPragmatic() throws {
    let found = try school(Self.domain, Self.renewal, Self.screens, Self.container)
    #expect(found.profile == .pragmatic)
    #expect(
      found.reason.english == """
        'GymContainer' makes view models; 1 of 2, such as 'MemberListViewModel', ask repositories \
        without a use case, and 1 of 1 use cases, such as 'RenewMembershipUseCase', do more than \
        forward
        """)
  }

  @Test func withoutAContainerItIsNoSchool() throws {
    #expect(try school(Self.domain, Self.renewal, Self.screens).profile == .standard)
  }

  @Test func useCasesThatOnlyForwardAreNotSkipped() throws {
    let thin = (0..<2).map {
      """
      //- Domain/UseCases/Fetch\($0)UseCase.swift
      struct Fetch\($0)UseCase {
        let repository: MemberRepositoryProtocol
        func execute() async throws -> [Member] { try await repository.members() }
      }
      """
    }.joined(separator: "\n")
    #expect(
      try school(Self.domain, Self.renewal, Self.screens, Self.container, thin).profile == .standard
    )
  }

  @Test func oneShortcutAmongManyUseCasesIsNoSchool() throws {
    let others = (0..<3).map {
      """
      //- Presentation/Other\($0)ViewModel.swift
      @MainActor final class Other\($0)ViewModel {
        private let renew: RenewMembershipUseCase
        init(renew: RenewMembershipUseCase) { self.renew = renew }
      }
      """
    }.joined(separator: "\n")
    #expect(
      try school(Self.domain, Self.renewal, Self.screens, Self.container, others).profile
        == .standard)
  }
}
