import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("What a code base without a Domain is")
struct CodebaseKindTests {
  private func kind(_ source: String) throws -> CodebaseKind {
    let codebase = InMemoryCodebase(MarkedSource(source))
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    return try check(CheckRequest(codebase: CodebaseRequest(path: "."))).project.kind
  }

  private func files(_ count: Int, _ file: (Int) -> String) -> String {
    (1...count).map(file).joined(separator: "\n") + "\n"
  }

  @Test func aServerImportsAFrameworkForServers() throws {
    let routes = files(3) {
      "//- Sources/App/Route\($0).swift\nimport Vapor\nstruct Route\($0): RouteCollection {}"
    }
    #expect(try kind(routes) == .server)
  }

  @Test func featuresOfReducersAreToldBeforeTheirViews() throws {
    let features = files(3) {
      """
      //- App/Feature\($0).swift
      import ComposableArchitecture
      struct Feature\($0) {}
      struct Feature\($0)View: View {}
      """
    }
    #expect(try kind(features) == .reducers)
  }

  @Test func scenesHaveInteractorsAndPresenters() throws {
    let scenes = files(2) {
      """
      //- Scenes/Scene\($0).swift
      import UIKit
      final class List\($0)Presenter {}
      final class List\($0)Interactor { var presenter: List\($0)Presenter? }
      final class List\($0)ViewController: UIViewController {}
      """
    }
    #expect(try kind(scenes) == .scenes)
  }

  @Test func viewModelsComeBeforeTheControllersThatShowThem() throws {
    let controllers = files(3) {
      """
      //- App/Screen\($0)ViewController.swift
      import UIKit
      final class Screen\($0)ViewController: UIViewController {}
      """
    }
    #expect(try kind(controllers) == .controllers)
    let models = files(3) {
      "//- App/Screen\($0)ViewModel.swift\nfinal class Screen\($0)ViewModel {}"
    }
    #expect(try kind(controllers + models) == .viewModels)
  }

  @Test func aPackageOfLibrariesIsOneWithAnAppThatShowsItToo() throws {
    let package = """
      //- Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      //- Sources/Kit/Loader.swift
      public struct Loader { public init() {} }
      //- Sources/Kit/Cache.swift
      public struct Cache { public init() {} }

      """
    #expect(try kind(package) == .library)
    let app = "//- Host/App.swift\nimport SwiftUI\n@main struct Host: App {}\n"
    #expect(try kind(package + app) == .library)
  }

  @Test func whatDrawsADomainNeedsNoOtherName() throws {
    let layered = """
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase { func execute() -> [String] { [] } }
      //- Domain/Entities/Dish.swift
      struct Dish {}

      """
    #expect(try kind(layered) == .other)
    #expect(try kind("//- Tool.swift\nlet answer = 42\n") == .other)
  }
}
