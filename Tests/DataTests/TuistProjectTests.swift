import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct TuistProjectTests {
  /// The one target `X` with one dependency `Y`, made in many ways.
  private static let shapes = [
    #"Project(name: "P", targets: [.target(name: "X", dependencies: [.target(name: "Y")])])"#,
    #"Project(name: "P", targets: [Target(name: "X", dependencies: [.external(name: "Y")])])"#,
    #"Project(name: "P", targets: [Target.target(name: "X", dependencies: [.package(product: "Y")])])"#,
    #"Project(name: "P", targets: [.target(name: "X", dependencies: [.xcframework(path: "L/Y.xcframework")])])"#,
    #"Project(name: "P", targets: ["X"].map { .target(name: $0, dependencies: ["Y"].map { .external(name: $0) }) })"#,
    #"Project(name: "P", targets: [.target(name: "X", dependencies: ["Y"].map(TargetDependency.external(name:)))])"#,
    #"Project(name: "P", targets: [.target(name: "X", dependencies: [.project(target: "Y", path: "../Y"), .sdk(name: "MapKit", type: .framework)])])"#,
  ]

  private func project(
    _ text: String, helpers: [String: String] = [:], path: String = "Project.swift"
  ) throws -> ProjectDescription {
    var texts = ["Tuist/ProjectDescriptionHelpers/Empty.swift": ""]
    for (name, text) in helpers { texts["Tuist/ProjectDescriptionHelpers/\(name)"] = text }
    texts[path] = "import ProjectDescription\n" + text
    let files = texts
    let manifests = TreeFiles { (path) throws(FileReadFailure) in
      guard let text = files[path] else { throw .missing }
      return Array(text.utf8)
    }
    let described = DescribedProjects(files.keys.sorted(), manifests)
    return try #require(described.descriptions(jobs: 1).first)
  }

  @Test("a target is found however the project makes it", arguments: shapes)
  func shape(text: String) throws {
    let project = try project("let project = " + text)
    #expect(project.warnings == [])
    #expect(project.targets.map(\.module.name) == ["X"])
    #expect(project.targets.map { $0.module.dependencies.map(\.name) } == [["Y"]])
  }

  @Test(
    "helpers are followed",
    arguments: [
      """
      extension Project {
        public static func module(name: String, dependencies: [TargetDependency] = []) -> Self {
          .init(name: name, targets: [.library(name: name, dependencies: dependencies)])
        }
      }
      extension Target {
        static func library(name: String, dependencies: [TargetDependency]) -> Self {
          .init(name: name, dependencies: dependencies)
        }
      }
      """,
      """
      extension Project {
        public static func module(name: String, dependencies: [TargetDependency] = []) -> Project {
          Project(name: name, targets: [.target(name: name, dependencies: dependencies)])
        }
      }
      """,
      """
      extension Project {
        public static func module(name: String, dependencies: [TargetDependency]) -> Project {
          var targets: [Target] = []
          let main = Target.target(name: name, dependencies: dependencies)
          targets.append(main)
          if hasTests(name) { targets += [] }
          return Project(name: name, targets: targets)
        }
      }
      """,
      """
      extension Project {
        public static func module(name: String, dependencies: [TargetDependency]) -> Project {
          .init(name: name, targets: Spec(name: name).with { $0.dependencies = dependencies }.targets())
        }
      }
      struct Spec {
        var name: String
        var dependencies: [TargetDependency] = []
        init(name: String) { self.name = name }
        func with(_ change: (inout Self) -> Void) -> Self {
          var copy = self
          change(&copy)
          return copy
        }
        func targets() -> [Target] { [.target(name: name, dependencies: dependencies)] }
      }
      """,
    ])
  func helpers(helper: String) throws {
    let project = try project(
      #"let project = Project.module(name: "X", dependencies: [.Feature.login])"#,
      helpers: [
        "Project+Module.swift": helper,
        "Dependencies.swift": """
        extension TargetDependency { public struct Feature {} }
        extension TargetDependency.Feature {
          public static let login = TargetDependency.project(target: "Y", path: "../Y")
        }
        """,
      ])
    #expect(project.warnings == [])
    #expect(project.targets.map(\.module.name) == ["X"])
    #expect(project.targets.map { $0.module.dependencies.map(\.name) } == [["Y"]])
  }

  @Test func membersOfOneNameAreThoseOfTheTypeTheyAreWrittenIn() throws {
    let project = try project(
      #"let project = Project(name: "X", targets: [.target(name: "X", dependencies: [.Feature.Wallet.Data.interface, .Core.store])])"#,
      helpers: [
        "Dependencies.swift": """
        extension TargetDependency {
          public struct Core {}
          public struct Feature { public struct Wallet { public struct Data {} } }
        }
        extension TargetDependency.Core {
          static let folder = "Core"
          static func project(name: String, isInterface: Bool) -> TargetDependency {
            .project(target: "\\(folder)\\(name)", path: ".")
          }
          static let store = project(name: "Store", isInterface: true)
        }
        extension TargetDependency.Feature.Wallet {
          static let folder = "Wallet"
          static func project(name: String, isInterface: Bool) -> TargetDependency {
            .project(target: "\\(folder)\\(name)", path: ".")
          }
        }
        extension TargetDependency.Feature.Wallet.Data {
          static let interface = TargetDependency.Feature.Wallet.project(name: "Data", isInterface: true)
        }
        """
      ])
    #expect(project.warnings == [])
    #expect(
      project.targets.map { $0.module.dependencies.map(\.name) }
        == [["WalletData", "CoreStore"]])
  }

  @Test(
    "the default isolation that a helper or the project sets is its targets'",
    arguments: ["MainActor", "nonisolated"])
  func isolation(to actor: String) throws {
    let setting =
      #"let settings: [String: SettingValue] = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "\#(actor)"]"#
    let project = try project(
      #"let project = Project(name: "P", targets: [.target(name: "X")])"#,
      helpers: ["Config.swift": setting])
    #expect(project.targets.map(\.module.isMainActorByDefault) == [actor == "MainActor"])
  }

  @Test("an enum says by its case which targets there are")
  func enums() throws {
    let project = try project(
      "let project = Project(name: \"P\", targets: Module.allCases.flatMap(\\.targets))",
      helpers: [
        "Module.swift": """
        enum Module: CaseIterable {
          case cart, menu
          var name: String { switch self { case .cart: "Cart" case .menu: return "Menu" } }
          var hasTests: Bool { self == .menu }
          var targets: [Target] {
            var all = [Target.target(name: name, product: .framework, dependencies: dependencies)]
            if hasTests {
              all.append(.target(name: name + "Tests", product: .unitTests, dependencies: [.target(name: name)]))
            }
            return all
          }
          var dependencies: [TargetDependency] {
            switch self {
            case .cart: []
            case .menu: [Module.cart].map { .target(name: $0.name) }
            }
          }
        }
        """
      ])
    #expect(project.warnings == [])
    #expect(project.targets.map(\.module.name) == ["Cart", "Menu", "MenuTests"])
    #expect(project.targets.map(\.module.kind) == [.library, .library, .test])
    #expect(
      project.targets.map { $0.module.dependencies.map(\.name) } == [[], ["Cart"], ["Menu"]])
    #expect(
      project.targets[1].module.dependencies[0].manifest
        == "Tuist/ProjectDescriptionHelpers/Module.swift")
  }

  @Test("an enum with values passes them on")
  func nestedCases() throws {
    let project = try project(
      "let project = Project(name: \"P\", targets: [.main(.feature(.login))])",
      helpers: [
        "Path.swift": """
        enum ModulePath { case feature(Feature), shared(String) }
        enum Feature: String { case login = "Login" }
        extension ModulePath {
          func name(_ kind: String) -> String {
            switch self {
            case .feature(let module): return module.rawValue + kind
            case let .shared(name): return name
            }
          }
        }
        extension Target {
          static func main(_ path: ModulePath) -> Target {
            .target(name: path.name("Feature"), product: .app)
          }
        }
        """
      ])
    #expect(project.targets.map(\.module.name) == ["LoginFeature"])
    #expect(project.targets.map(\.module.kind) == [.application])
  }

  @Test("sources are globs, from the manifest or from Tuist's root")
  func sources() throws {
    let source = """
      let project = Project(name: "P", settings: .settings(base: ["SWIFT_VERSION": "6.0"]), targets: [
        .target(name: "A", sources: ["Sources/**", "More/*.swift"]),
        .target(name: "B", sources: .sourceFilesList(globs: [
          .glob("B/**", excluding: ["B/Old/**"]), .glob(.relativeToRoot("Shared/**"))])),
        .target(name: "C", sources: "C/One.swift", settings: .settings(base: SettingsDictionary().swiftVersion("5.0"))),
        .target(name: "D", buildableFolders: ["D"]),
        .target(name: "E", sources: ["../../../out/**"]),
      ])
      """
    let targets = try project(source, path: "Apps/One/Project.swift").targets
    #expect(targets[0].folders.map(\.folder) == ["Apps/One/Sources", "Apps/One/More"])
    #expect(targets[0].folders[1].takes(SplitPath("Apps/One/More/X.swift")))
    #expect(!targets[0].folders[1].takes(SplitPath("Apps/One/More/In/X.swift")))
    #expect(targets[1].folders.map(\.folder) == ["Apps/One/B", "Shared"])
    #expect(!targets[1].folders[0].takes(SplitPath("Apps/One/B/Old/X.swift")))
    #expect(targets[2].files == ["Apps/One/C/One.swift"])
    #expect(targets[3].folders.map(\.folder) == ["Apps/One/D"])
    #expect(targets[4].folders.isEmpty && targets[4].files.isEmpty)
    #expect(targets.map(\.module.languageMode) == [6, 6, 5, 6, 6])
  }

  @Test(
    "what cannot be told is said in one warning, and the rest is read",
    arguments: [
      "let project = Project(name: \"P\", targets: [.target(name: compute()), .target(name: \"X\")])",
      "let project = Project(name: \"P\", targets: [.target(name: \"X\", dependencies: far())])",
      "let project = Project(name: \"P\", targets: [.target(name: \"X\", sources: [far()])])",
      "let project = Project.far(targets: [.target(name: \"X\"), .far(\"Y\")])",
    ])
  func unknown(text: String) throws {
    let project = try project(text)
    #expect(project.targets.map(\.module.name) == ["X"])
    #expect(project.warnings.isEmpty)
    let gap = try #require(project.gap)
    #expect(gap.path == "Project.swift")
    #expect(gap.others == 0)
  }

  @Test func manyManifestsThatDoNotTellAreOneWarning() throws {
    let first = ManifestGap(path: "A/Project.swift", first: "the sources of 'A'", others: 1)
    let second = ManifestGap(path: "B/Project.swift", first: "the sources of 'B'", others: 2)
    #expect(ManifestGap.warning(of: []) == nil)
    #expect(
      ManifestGap.warning(of: [first])?.text(in: .english)
        == "'A/Project.swift' is read without being run, which does not tell the sources of 'A', "
        + "and 1 more: modules or dependencies may be missing")
    #expect(
      ManifestGap.warning(of: [first, second])?.text(in: .english)
        == "2 manifests such as 'A/Project.swift' are read without being run, which does not tell "
        + "the sources of 'A', and 4 more: modules or dependencies may be missing")
  }

  @Test(
    "a project made far away, or cut short, is a warning",
    arguments: ["let project = far()", "let project = Project(name: \"P\", targets: [", "", "}}}"])
  func broken(text: String) throws {
    let project = try project(text)
    #expect(project.warnings.count + (project.gap == nil ? 0 : 1) == 1)
  }

  @Test(
    "helpers that call each other, or multiply, end",
    arguments: [
      "func f() -> Project { f() }\nlet project = f()",
      "func f() -> [Target] { f() + f() + f() }\nlet project = Project(name: \"P\", targets: f())",
      """
      enum M: CaseIterable { case a, b, c, d, e, f, g, h
        var all: [M] { M.allCases.flatMap(\\.all) } }
      let project = Project(name: "P", targets: M.a.all.map { .target(name: "\\($0)") })
      """,
      "struct S { var x: S { x.x.x }; var name: String { x.name } }\n"
        + "let project = Project(name: S().name, targets: [.target(name: S().x.name)])",
      "let project = Project(name: \"P\", targets: [.target(name: \""
        + String(repeating: "\\(a", count: 60) + String(repeating: ")", count: 60) + "\")])",
    ])
  func hostile(text: String) throws {
    #expect(try project(text).targets.count <= 1)
  }
}
