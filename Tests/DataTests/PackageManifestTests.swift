import Foundation
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct PackageManifestTests {
  /// The package a manifest describes; `files` says which sources there are.
  private func package(
    _ source: String, files: [String] = [], at path: String = "Package.swift"
  ) -> ProjectDescription {
    PackageManifest(Array(source.utf8), at: path)
      .description(over: SourceFolders(around: files))
  }

  private func modules(_ source: String) -> [Module] { package(source).targets.map(\.module) }

  @Test("targets, kinds, dependencies and products are read with their places")
  func plain() {
    let marked = MarkedSource(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        products: [.library(name: "ShopKit", targets: ["Domain", "Data"])],
        targets: [
          ↓.target(name: "Domain"),
          ↓.target(
            name: "Data",
            dependencies: [↓"Domain", ↓.product(name: "GRDB", package: "GRDB.swift"),
              ↓.target(name: "Net", condition: .when(platforms: [.iOS])), ↓.byName(name: "Log")],
            plugins: [.plugin(name: "Lint", package: "Linter")]
          ),
          ↓.executableTarget(name: "app"),
          ↓.testTarget(name: "DataTests", dependencies: [↓"Data"]),
          ↓.macro(name: "Macros"),
          ↓.plugin(name: "Gen", capability: .buildTool()),
          ↓.binaryTarget(name: "Net", path: "Net.xcframework"),
        ]
      )
      """)
    let modules = modules(marked.text)
    #expect(
      modules.map(\.name) == ["Domain", "Data", "app", "DataTests", "Macros", "Gen", "Net"])
    #expect(
      modules.map(\.kind) == [.library, .library, .tool, .test, .plugin, .plugin, .library])
    #expect(modules[1].dependencies.map(\.name) == ["Domain", "GRDB", "Net", "Log"])
    #expect(modules[1].dependencies.map(\.package) == [nil, "GRDB.swift", nil, nil])
    #expect(modules[1].products == ["ShopKit"])
    #expect(modules[2].products == [])
    #expect(modules.allSatisfy { $0.languageMode == 6 })
    let places = modules.flatMap { [$0.location] + $0.dependencies.map(\.location) }
    #expect(places == marked.positions)
  }

  @Test(
    "a target is found however the manifest makes it",
    arguments: [
      #"let domain: Target = .target(name: "X")"#,
      #"let domain = Target.target(name: "X")"#,
      #"package.targets += [.target(name: "X")]"#,
      #"package.targets.append(.target(name: "X"))"#,
      #"package.targets.append(contentsOf: [.target(name: "X")])"#,
      #"let package = Package(name: "P", targets: [] + [.target(name: "X")])"#,
      #"let package = Package(name: "P", targets: ([[.target(name: "X")]] as [[Target]]).flatMap(\.self))"#,
      "#if os(Linux)\npackage.targets += [.target(name: \"X\")]\n#endif",
      "let name = \"X\"\nlet t: Target = .target(name: name)",
      "let base = \"\"\nlet t: Target = .target(name: \"\\(base)X\")",
      "let base = \"\"\nlet t: Target = .target(name: base + \"X\")",
      "enum Module { static let x = \"X\" }\nlet t: Target = .target(name: Module.x)",
      "enum Module: String { case x = \"X\" }\nlet t: Target = .target(name: Module.x.rawValue)",
      "enum Module: String { case X }\nlet t: Target = .target(name: Module.X.rawValue)",
      """
      enum Module: String { case x = "X"; var name: String { rawValue } }
      let t: Target = .target(name: Module.x.name)
      """,
      """
      extension Target { static func own(_ name: String) -> Target { .target(name: name) } }
      let package = Package(name: "P", targets: [.own("X")])
      """,
      """
      func own(name: String, tests: Bool = false) -> [Target] {
        let result = Target.target(name: name)
        return [result]
      }
      let package = Package(name: "P", targets: own(name: "X"))
      """,
      #"let targets: [Target] = ["X"].map { .target(name: $0) }"#,
      #"let targets: [Target] = ["X"].map { name in .target(name: name) }"#,
      "for name in [\"X\"] { package.targets.append(.target(name: name)) }",
    ])
  func shapes(source: String) {
    #expect(modules(source).map(\.name) == ["X"])
  }

  @Test(
    "a dependency is found however the manifest makes it",
    arguments: [
      "let y: Target.Dependency = .product(name: \"Y\", package: \"p\")\nlet a = [y]",
      "extension Target.Dependency { static let y = Self.product(name: \"Y\", package: \"p\") }\nlet a = [.y]",
      "extension Target.Dependency { static let y: Self = .product(name: \"Y\", package: \"p\") }\nlet a = [Target.Dependency.y]",
      "let b: [Target.Dependency] = [\"Y\"]\nlet a = b",
      "let b: [Target.Dependency] = [\"Y\"]\nlet a = [] + b",
      "let name = \"Y\"\nlet a = [.target(name: name)]",
      "let core = Target.binaryTarget(name: \"Y\", path: \"\")\nlet a = [.target(name: core.name)]",
      "func own(_ n: String) -> Target.Dependency { .product(name: n, package: \"p\") }\nlet a = [own(\"Y\")]",
      "let a = [\"Y\"].map { Target.Dependency.byName(name: $0) }",
      "let a = flag ? [\"Y\"] : []",
      "let a: [Target.Dependency] = [.init(stringLiteral: \"Y\")]",
    ])
  func dependencyShapes(source: String) throws {
    let text = source + "\nlet t: Target = .target(name: \"X\", dependencies: a)"
    let module = try #require(modules(text).first { $0.name == "X" })
    #expect(module.dependencies.map(\.name) == ["Y"])
  }

  @Test("a dependency made by a helper is reported where it is used")
  func helperPlaces() {
    let marked = MarkedSource(
      """
      let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
      func own(_ name: String) -> Target { .target(name: name, dependencies: [log]) }
      let package = Package(name: "P", targets: [↓own("A"),
        ↓.target(name: "B", dependencies: [↓log])])
      """)
    let modules = modules(marked.text)
    #expect(modules.map(\.name) == ["A", "B"])
    #expect(modules.map(\.location) == [marked.positions[0], marked.positions[1]])
    #expect(modules[1].dependencies.map(\.location) == [marked.positions[2]])
  }

  @Test("dependencies and plug-in uses are not taken for targets")
  func noTargets() {
    let source = """
      let shared: [Target.Dependency] = [.target(name: "A")]
      func more() -> [Target.Dependency] { [.target(name: "B")] }
      let t: Target = .target(name: "X", plugins: [.plugin(name: "C")])
      t.dependencies.append(.target(name: "D"))
      t.dependencies += [.target(name: "E")]
      """
    #expect(modules(source).map(\.name) == ["X"])
  }

  @Test("a target whose name cannot be told is stepped over")
  func unknownName() {
    let source = """
      let package = Package(name: "P", targets: [.target(name: compute()), .target(name: "X")])
      """
    #expect(modules(source).map(\.name) == ["X"])
  }

  @Test("a name that no import can write becomes an identifier")
  func identifiers() {
    let source = #"let ts: [Target] = [.target(name: "my-lib"), .target(name: "3D")]"#
    #expect(modules(source).map(\.name) == ["my_lib", "_D"])
  }

  @Test(
    "the language mode comes from the target, the package, the tools version, in this order",
    arguments: [
      ("// swift-tools-version: 6.1", "", "", 6),
      ("// swift-tools-version:5.9", "", "", 5),
      ("// swift-tools-version: 6.0", "swiftLanguageModes: [.v5],", "", 5),
      ("// swift-tools-version: 5.5", "swiftLanguageVersions: [.v4_2, .v5],", "", 5),
      ("// swift-tools-version: 5.10", "swiftLanguageVersions: [.v5, .version(\"6\")],", "", 6),
      ("// swift-tools-version: 6.0", "", ".swiftLanguageMode(.v5)", 5),
    ])
  func languageMode(version: String, modes: String, setting: String, expected: Int) throws {
    let source = """
      \(version)
      let settings: [SwiftSetting] = [\(setting)]
      let package = Package(name: "P", \(modes)
        targets: [.target(name: "X", swiftSettings: settings + [])])
      """
    #expect(try #require(modules(source).first).languageMode == expected)
  }

  @Test("default isolation is read from the target or from a loop over all")
  func isolation() {
    let source = """
      let targets: [Target] = [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "B", swiftSettings: [.defaultIsolation(nil)]),
      ]
      """
    #expect(modules(source).map(\.isMainActorByDefault) == [true, false])
    let loop = """
      for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
      """
    #expect(modules(source + "\n" + loop).map(\.isMainActorByDefault) == [true, true])
  }

  @Test("whether async functions stay with their caller is read from the target")
  func callers() {
    let source = """
      let targets: [Target] = [
        .target(name: "A", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
        .target(name: "B", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
      ]
      """
    #expect(modules(source).map(\.staysWithCaller) == [true, false])
  }

  @Test("targets own the usual folders, or the ones they name")
  func folders() {
    let source = """
      let ts: [Target] = [
        .target(name: "A"),
        .target(name: "B", path: "Elsewhere/B", exclude: ["Old"], sources: ["In"]),
        .target(name: "C"),
        .testTarget(name: "T"),
      ]
      """
    let files = ["p/Sources/A/x.swift", "p/src/C/x.swift", "p/Tests/T/x.swift"]
    let claims = package(source, files: files, at: "p/Package.swift").targets.map(\.folders)
    #expect(claims[0] == [FolderClaim(folder: "p/Sources/A", isExclusive: true)])
    #expect(
      claims[1] == [
        FolderClaim(
          folder: "p/Elsewhere/B", excluded: ["p/Elsewhere/B/Old"], only: ["p/Elsewhere/B/In"],
          isExclusive: true)
      ])
    #expect(claims[2] == [FolderClaim(folder: "p/src/C", isExclusive: true)])
    #expect(claims[3] == [FolderClaim(folder: "p/Tests/T", isExclusive: true)])
  }

  @Test("the only target of a package may own all of Sources")
  func onlyTarget() {
    let source = #"let ts: [Target] = [.target(name: "A"), .testTarget(name: "T")]"#
    let targets = package(source, files: ["Sources/x.swift"]).targets
    #expect(targets.map { $0.folders.map(\.folder) } == [["Sources"], []])
  }

  @Test("a path that leaves the root claims nothing")
  func escape() {
    let targets = package(#"let t: Target = .target(name: "A", path: "../../etc")"#).targets
    #expect(targets.map(\.folders) == [[]])
  }

  @Test("a malformed manifest gives a warning and what can be read")
  func malformed() {
    let broken = package("let package = Package(name: \"P\", targets: [.target(name: \"A\")")
    #expect(broken.targets.map(\.module.name) == ["A"])
    #expect(broken.warnings.count == 1)
    #expect(package("struct Nothing {}").warnings.count == 1)
  }

  @Test(
    "helpers that call each other end",
    arguments: [
      "let x = x\nlet t: Target = .target(name: x)",
      "func f() -> Target { f() }\nlet t = f()",
      """
      func a(_ n: String) -> [Target] { b(n) + b(n) + b(n) + b(n) }
      func b(_ n: String) -> [Target] { a(n) + a(n) + a(n) + a(n) }
      let t: Target = .target(name: "A", dependencies: a("x"))
      """,
      (1..<22).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)\n" }.joined()
        + "let s0 = \"sixteen letters!\"\nlet t: Target = .target(name: s21)",
    ])
  func hostile(source: String) throws {
    let manifest = "// swift-tools-version:5.9\n" + source
    let workspace = try TemporaryFolder(["Package.swift": manifest, "A.swift": ""]).workspace()
    #expect(workspace.paths == ["A.swift"])
  }

  private static let returns = String(repeating: "if b { return f1() }\n", count: 60)

  @Test(
    "a manifest whose helpers and lists multiply is read as far as is reasonable, with a warning",
    arguments: [
      (0..<8).map { level in
        "func f\(level)() -> Target.Dependency {\n"
          + returns.replacingOccurrences(of: "f1", with: "f\(level + 1)") + "}\n"
      }.joined() + "let t: Target = .target(name: \"A\", dependencies: [f0()])",
      "let a = [" + String(repeating: "0,", count: 500) + "]\n"
        + "let b = a.map { x in\n" + String(repeating: "x\n", count: 500) + "}\n"
        + "let c = b.map { x in\n" + String(repeating: "x\n", count: 500) + "}\n"
        + "let t: Target = .target(name: \"A\", dependencies: c)",
      "let a = [" + String(repeating: "a,", count: 60) + "]\n"
        + "let t: Target = .target(name: \"A\", dependencies: a + "
        + String(repeating: "a.flatMap { a } + ", count: 3_000) + "a)",
    ])
  func multiplying(source: String) {
    let project = package(source)
    #expect(project.warnings.contains { $0.contains("too intricate") })
  }

  @Test("a helper that calls deeper than is followed hides nothing that comes after it")
  func deepHelper() {
    let source = """
      let known: Target.Dependency = .target(name: "B")
      func f() -> Target.Dependency {
        if a { return known }
        return f()
      }
      let t: Target = .target(name: "A", dependencies: [f()])
      """
    let names = package(source).targets.first?.module.dependencies.map(\.name) ?? []
    #expect(Set(names) == ["B"])
  }
}
