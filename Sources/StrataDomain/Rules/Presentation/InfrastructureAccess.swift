internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view or view model reaches the network, a store or a service of the outer ring itself.
  package static let infrastructureAccess: Rule = Rule(
    "presentation.infrastructure-access", .error, footing: .farLayer,
    summary: Phrase(
      """
      A view, view model, presenter or reducer uses the network, a store or a Data type that is no \
      repository.
      """,
      zh: "视图、ViewModel、Presenter 或 Reducer 使用了网络、存储，或 Data 中不是 Repository 的类型。"),
    title: Phrase("screens use the network or a store directly", zh: "界面直接使用网络或存储"),
    step: Phrase("Ask a use case or a repository protocol", zh: "改用 UseCase 或 Repository 协议"),
    why: Phrase(
      """
      A screen that fetches and stores by itself cannot be tested without a server or a disk, and \
      the next screen that needs the same will fetch and store it a second time, differently.
      """,
      zh: "界面自己获取和存储数据，没有服务器或磁盘就无法测试；下一个界面有同样的需要，又会用另一种方式再写一遍。"),
    fix: Phrase(
      """
      Declare what the screen needs as a protocol in Domain, implement it in Data, and let a use \
      case ask it.
      """,
      zh: "在 Domain 中把界面的需求声明为协议，在 Data 中实现它，由 UseCase 调用。"),
    examples: [
      .bad(
        Phrase(
          "a view model that keeps the name in the defaults", zh: "把名字存进 UserDefaults 的 ViewModel"),
        """
        //- Domain/Entities/Account.swift
        struct Account { let name: String }
        //- Presentation/SignUp/SignUpViewModel.swift
        import Foundation
        @MainActor final class SignUpViewModel {
          func save(_ name: String) {
            ↓UserDefaults.standard.set(name, forKey: "name")
          }
        }
        """),
      .bad(
        Phrase("a view model that drives a client of Data", zh: "直接使用 Data 中客户端的 ViewModel"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish { let name: String }
        //- Data/Network/DishClient.swift
        import Foundation
        final class DishClient {
          func names() async throws -> [String] { [] }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let client: ↓DishClient
          private(set) var names: [String] = []
          init(client: DishClient) { self.client = client }
          func load() async throws { names = try await client.names() }
        }
        """),
      .bad(
        Phrase("a view that downloads its picture", zh: "自己下载图片的视图"),
        """
        //- Domain/Entities/Photo.swift
        import Foundation
        struct Photo { let url: URL }
        //- Presentation/Photos/PhotoView.swift
        import SwiftUI
        struct PhotoView: View {
          let photo: Photo
          @State private var bytes: Data?
          var body: some View {
            Text("photo").task {
              bytes = try? await ↓URLSession.shared.data(from: photo.url).0
            }
          }
        }
        """),
      .good(
        Phrase("a view model that asks a use case", zh: "调用 UseCase 的 ViewModel"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Menu/MenuViewModel.swift",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Domain/Repositories/DishRepository.swift
        protocol DishRepository { func dishes() async throws -> [Dish] }
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [Dish] }
        struct DefaultLoadMenuUseCase: LoadMenuUseCase {
          let repository: any DishRepository
          func execute() async throws -> [Dish] {
            try await repository.dishes().filter { !$0.name.isEmpty }
          }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var names: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() async throws { names = try await loadMenu.execute().map(\\.name) }
        }
        """),
      .good(
        Phrase("a web view is told what to load with a request", zh: "用 URLRequest 告诉 Web 视图加载什么"),
        """
        //- Domain/Entities/Page.swift
        import Foundation
        struct Page: Equatable { let address: URL }
        //- Presentation/Pages/PageView.swift
        import SwiftUI
        import WebKit
        struct PageView: UIViewRepresentable {
          let page: Page
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            view.load(URLRequest(url: page.address))
          }
        }
        """),
    ],
    subjects: .screens,
    isModel: { $0.asksUseCaseProtocol($1) }
  ) { codebase in
    let screens = ScreenCode(codebase)
    return codebase.sdkAccess(screens) + codebase.libraryAccess(screens)
      + codebase.serviceAccess(screens) + codebase.foreignClientAccess()
  }
}

extension Subjects {
  /// Views and view models.
  fileprivate static let screens = types(
    Phrase("views and view models", zh: "视图和 ViewModel"), [.view, .viewModel])
}

extension Codebase {
  /// Whether a part that shows pictures fetches them itself and knows nothing else of the project:
  /// every app has one, and no rule of the business is in it.
  private func isPictureLoader(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    guard use.symbol.purpose == .network,
      let id = facts(file).enclosing(use.owner).reversed().lazy.compactMap({
        self.symbols.subject(of: DeclarationID(file: file, declaration: $0))
      }).first
    else { return false }
    let words = symbols.words(of: id).all
    return words.contains { ["image", "picture", "photo", "avatar", "thumbnail"].contains($0) }
      && !dependencies(of: file).contains { $0.to == .domain }
  }

  /// Whether a request is all that a file knows of the network: it sends none.
  private func isUnsent(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    use.symbol.subject == "URLRequest"
      && !facts(file).references.contains { facts(file)[$0.name].hasPrefix("URLSession") }
  }

  /// Whether a bridge to a screen of the system is given what only that screen works with.
  private func isHandedToSystem(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    use.symbol.subject.hasPrefix("CK")
      && facts(file).references.allSatisfy { reference in
        !use.spans.contains(reference.span) || [.property, .parameter].contains(reference.role)
      }
      && typesAround(use.owner, in: file).contains {
        symbols.conforms(
          $0, to: ["UIViewControllerRepresentable", "NSViewControllerRepresentable"])
      }
  }

  /// Whether code is in a module that all layers share, and no view's: what keeps the app's settings
  /// there is no screen's model, though screens watch it.
  private func isInKernel(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    if namingType(of: use.owner, in: file).map({ roles.has($0, .view) }) == true { return false }
    let own = workspace.files[file].modules.map { workspace.modules[$0] }.filter {
      $0.kind == .library
    }
    return layer(ofFile: file) == .common
      || !own.isEmpty && own.allSatisfy { modules.layer(of: $0.name) == .common }
  }

  /// Whether a file's own folder or target is called for the outer ring: its layer is our reading.
  private func isCalledData(_ file: Int) -> Bool {
    placements[file].evidence.contains {
      $0.kind.isName && $0.layer.ring == .data && $0.weight >= Self.plainName
    }
  }

  private static let plainName = 2.0

  /// Whether a view calls the network itself, whatever architecture is around it.
  private func isNetworkInView(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    use.symbol.purpose == .network
      && namingType(of: use.owner, in: file).map { roles.has($0, .view) } == true
  }

  private func isStoreInView(_ use: InfrastructureUses.Use, in file: Int) -> Bool {
    use.symbol.purpose == .store
      && namingType(of: use.owner, in: file).map { roles.has($0, .view) } == true
  }

  fileprivate func sdkAccess(_ screens: ScreenCode) -> [Finding] {
    let uses = InfrastructureUses(self, screens)
    let keepers = LibraryKeepers(self, screens)
    let showsStores = known { self.showsStores() }
    _ = previewedViews
    return said { file -> [Finding] in
      guard scopes[file].isProduction else { return [] }
      return uses.uses(in: file).map { use in
        Rule.infrastructureAccess.finding(
          at: FindingPlace(
            use.spans[0], in: file, also: Array(use.spans.dropFirst()), subject: use.symbol.subject,
            owner: use.owner), in: self,
          message: Phrase(
            """
            \(described(namerOf: use.owner, in: file)) \(use.verb) '\(use.written)' for \
            \(use.symbol.purpose.noun)
            """,
            zh: """
              \(described(namerOf: use.owner, in: file)) \(use.verb) '\(use.written)'，\
              用于 \(use.symbol.purpose.noun)
              """),
          help: uses.help(use, keepers, in: file)
        ).held(
          // A view among what composes the app hands on what it is given.
          at: isPictureLoader(use, in: file) || composes && layer(ofFile: file) == .app
            || isUnsent(use, in: file) || !hasDomain || isInKernel(use, in: file)
            || isHandedToSystem(use, in: file)
            || isCalledData(file)
            ? .info
            : uses.idleHelp(use, in: file) != nil
              || isIdleScreen(around: use.owner, in: file)
              || showsStores && isStoreInView(use, in: file)
              || typesAround(use.owner, in: file).contains(where: isMadeBySystem)
              ? min(use.symbol.severity, .warning) : use.symbol.severity
        ).with(
          // Without a Domain a view model may call a service; a view that calls the network is a
          // remark there.
          confidence: hasDomain ? 0.95 : isNetworkInView(use, in: file) ? 0.7 : 0.5)
      }
    }
  }
}
