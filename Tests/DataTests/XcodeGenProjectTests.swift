import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct XcodeGenProjectTests {
  private func project(
    _ text: String, others: [String: String] = [:], path: String = "project.yml"
  ) -> ProjectDescription? {
    var texts = others
    texts[path] = text
    let files = texts
    return XcodeGenProject(
      at: path,
      TreeFiles { (path) throws(FileReadFailure) in
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8)
      }
    ).description
  }

  @Test("targets, kinds, sources, dependencies and settings are read with their places")
  func plain() throws {
    let read = try #require(
      project(
        """
        name: Shop
        settings: { base: { SWIFT_VERSION: 5.0 } }
        packages:
          Kit: { path: ../Packages/KitPackage }
          Net: { url: "https://example.org/a/net.git", from: 1.0.0 }
        targets:
          Shop:
            type: application
            platform: [iOS, macOS]
            settings: { SWIFT_VERSION: "6.0", PRODUCT_MODULE_NAME: ShopApp }
            sources:
              - App
              - path: Shared
                excludes: ["**/*Old.swift", Legacy]
              - path: One.swift
            dependencies:
              - target: ShopData
              - target: Other/OtherKit
              - package: Kit
              - package: Net
                products: [NetCore, NetUI]
              - framework: Vendor/Map.framework
              - carthage: Rx
              - sdk: UIKit.framework
          ShopData:
            type: framework.static
            sources: Data
          ShopTests:
            type: bundle.unit-test
            sources: [{ path: Tests, includes: ["*Tests.swift"] }]
          tool:
            type: tool
        """, path: "ios/project.yml"))
    #expect(read.warnings.map(\.english) == [])
    let modules = read.targets.map(\.module)
    #expect(modules.map(\.name) == ["ShopApp", "ShopData", "ShopTests", "tool"])
    #expect(modules.map(\.kind) == [.application, .library, .test, .tool])
    #expect(modules.map(\.languageMode) == [6, 5, 5, 5])
    #expect(
      modules[0].dependencies.map(\.name)
        == ["ShopData", "OtherKit", "Kit", "NetCore", "NetUI", "Map", "Rx"])
    #expect(
      modules[0].dependencies.map(\.package)
        == [nil, nil, "KitPackage", "net", "net", nil, nil])
    #expect(modules[0].dependencies[0].location == Position(line: 17, column: 9))
    let targets = read.targets
    #expect(targets[0].folders.map(\.folder) == ["ios/App", "ios/Shared"])
    #expect(targets[0].files == ["ios/One.swift"])
    #expect(!targets[0].folders[1].takes(SplitPath("ios/Shared/In/AnOld.swift")))
    #expect(!targets[0].folders[1].takes(SplitPath("ios/Shared/Legacy/A.swift")))
    #expect(targets[0].folders[1].takes(SplitPath("ios/Shared/A.swift")))
    #expect(targets[2].folders[0].takes(SplitPath("ios/Tests/ATests.swift")))
    #expect(!targets[2].folders[0].takes(SplitPath("ios/Tests/A.swift")))
  }

  @Test("templates are merged under a target, with its name filled in")
  func templates() throws {
    let read = try #require(
      project(
        """
        targetTemplates:
          Base:
            type: framework
            dependencies: [{ target: Core }]
          Feature:
            templates: [Base]
            sources: Features/${target_name}/${part}
            dependencies: [{ target: "${target_name}Interface" }]
        targets:
          Login:
            templates: [Feature]
            templateAttributes: { part: Sources }
            dependencies: [{ target: Design }]
        """))
    let login = try #require(read.targets.first)
    #expect(login.module.kind == .library)
    #expect(login.module.dependencies.map(\.name) == ["Core", "LoginInterface", "Design"])
    #expect(login.folders.map(\.folder) == ["Features/Login/Sources"])
  }

  @Test("included files are read, with paths that begin where they lie")
  func includes() throws {
    let read = try #require(
      project(
        """
        include:
          - Modules/menu.yml
          - { path: Modules/cart.yml, relativePaths: false }
          - ../outside.yml
          - gone.yml
        targets:
          App: { type: application, dependencies: [{ target: Menu }] }
        """,
        others: [
          "Modules/menu.yml":
            "include: ../project.yml\ntargets:\n  Menu:\n    type: framework\n    sources: Menu\n"
            + "    dependencies:\n      - target: Cart\n",
          "Modules/cart.yml": "targets: { Cart: { type: framework, sources: Cart } }",
        ]))
    #expect(Set(read.targets.map(\.module.name)) == ["App", "Menu", "Cart"])
    let menu = try #require(read.targets.first { $0.module.name == "Menu" })
    #expect(menu.folders.map(\.folder) == ["Modules/Menu"])
    #expect(menu.module.dependencies.first?.manifest == "Modules/menu.yml")
    #expect(menu.module.dependencies.first?.location == Position(line: 7, column: 9))
    let cart = try #require(read.targets.first { $0.module.name == "Cart" })
    #expect(cart.folders.map(\.folder) == ["Cart"])
    #expect(
      read.warnings.map(\.english) == [
        "'project.yml' includes '../outside.yml', which lies outside the project",
        "cannot read 'gone.yml': it is not there",
      ])
  }

  @Test("anchors, aliases and merged mappings are followed")
  func anchors() throws {
    let read = try #require(
      project(
        """
        common: &common
          type: framework
          dependencies: &deps [{ target: Core }]
        targets:
          A: { <<: *common, sources: A }
          B: { type: tool, dependencies: *deps }
        """))
    #expect(read.targets.map(\.module.kind) == [.library, .tool])
    #expect(read.targets.allSatisfy { $0.module.dependencies.map(\.name) == ["Core"] })
  }

  @Test("another tool's file of the same name is let alone")
  func foreign() {
    #expect(project("title: My documents\npages: [a, b]") == nil)
    #expect(project("{{ not yaml") == nil)
    #expect(project("") == nil)
  }

  @Test(
    "a corrupt project is one warning with the line",
    arguments: [
      "targets:\n  A:\n   type: x\n  - b", "targets:\n  A: [", "targets:\n\tA: 1",
      "targets:\n  A: 1\n  A: 2", "targets: *nowhere",
    ])
  func corrupt(text: String) {
    let warnings = project(text)?.warnings ?? []
    #expect(warnings.count == 1)
    #expect(warnings.allSatisfy { $0.hasPrefix("cannot read 'project.yml': line ") })
  }

  @Test(
    "targets of odd types are stepped over",
    arguments: [
      "targets: 1", "targets: [a]",
      "targets: {A: , B: [1], C: {sources: {x: 1}, dependencies: 3, platform: {}}}",
    ])
  func odd(text: String) {
    #expect(project(text)?.warnings ?? [] == [])
  }

  @Test("aliases that stand for billions of values end in a warning")
  func bomb() {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in 1...12 {
      let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(list)]")
    }
    let bomb = lines.joined(separator: "\n")
    let warnings = project(bomb + "\ntargets: { A: { sources: *a12 } }")?.warnings.map(\.english)
    #expect(warnings == ["cannot read 'project.yml': its aliases stand for too many values"])
    for key in ["*a12 : 1", "? *a12\n: 1", "{*a12 : 1}", "[*a12]: 1", "{? *a12 : 1}"] {
      let warnings = project(bomb + "\ntargets: {}\nkeys:\n  \(key)")?.warnings.map(\.english)
      #expect(warnings == ["cannot read 'project.yml': it has keys that are not plain text"])
    }
  }

  @Test(
    "stars and brackets in keys, quotes and comments are plain text",
    arguments: [
      "CODE_SIGN_IDENTITY[sdk=iphoneos*]: iPhone Developer",
      "\"EXCLUDED_ARCHS[sdk=iphonesimulator*]\": arm64",
      "A: \"**/*Tests.swift\" # is this right? see [docs]: x",
      "A: \"if [ $x ]: then\"", "A: [\"*Tests.swift\", \"*\"] # what * is ]: right?",
    ])
  func plainKeys(line: String) throws {
    let read = try #require(
      project("x: &x { A: 1 }\ntargets:\n  Kit:\n    settings:\n      <<: *x\n      \(line)\n"))
    #expect(read.warnings.map(\.english) == [])
    #expect(read.targets.map(\.module.name) == ["Kit"])
  }

  @Test(
    "keys that hold aliases end in a warning",
    arguments: ["*x : 1", "[*x]: 1", "{a: *x} : 1", "? *x\n: 1", "a: [? [*x] : 1]", "? - *x\n"])
  func intricateKeys(line: String) throws {
    let read = try #require(project("x: &x { A: 1 }\ntargets: {}\n\(line)\n"))
    #expect(
      read.warnings.map(\.english) == [
        "cannot read 'project.yml': it has keys that are not plain text"
      ])
  }

  @Test("what templates and platforms multiply ends in one warning and the first targets")
  func amplified() throws {
    let many = Array(repeating: "Data", count: 3_000).joined(separator: ", ")
    let platforms = (0..<3_000).map { "p\($0)" }.joined(separator: ", ")
    let text = """
      targetTemplates: { T: { sources: [\(many)] } }
      targets:
        Kit: { type: framework, templates: [T], platform: [\(platforms)] }
        App: { type: application, sources: [App] }
      """
    let read = try #require(project(text))
    #expect(
      read.warnings.map(\.english) == [
        "'project.yml' is too intricate to be read to its end: "
          + "targets, sources or dependencies may be missing",
        "'project.yml' names more folders and patterns than are read, first for the target 'Kit': "
          + "sources may be missing",
      ])
    #expect(read.targets[0].folders.count == 500)
    #expect(read.targets.map(\.module.name) == ["Kit", "App"])
    #expect(read.targets[1].folders.map(\.folder) == ["App"])
  }

  @Test("a text that attributes make long is left as it is, with a warning")
  func longTexts() throws {
    let value = String(repeating: "x", count: 3_000)
    let read = try #require(
      project(
        "targets:\n  Kit: { templateAttributes: { a: \(value) }, "
          + "sources: [\"${a}${a}\", \"Kit\"] }"))
    #expect(read.warnings.count == 1)
    #expect(read.targets[0].folders.map(\.folder) == ["${a}${a}", "Kit"])
  }

  @Test("a project that includes a file of another place says so")
  func outside() throws {
    let read = try #require(
      project("include: [/etc/x.yml, \"https://example.org/y.yml\"]\ntargets: {}"))
    #expect(
      read.warnings.map(\.english) == [
        "'project.yml' includes '/etc/x.yml', which lies outside the project",
        "'project.yml' includes 'https://example.org/y.yml', which lies outside the project",
      ])
  }

  @Test("deep nesting ends in a warning or a result")
  func deep() {
    let deep = "targets: " + String(repeating: "[", count: 100_000)
    #expect(project(deep)?.warnings.count == 1)
    let list = "targets:\n  A:\n    sources:\n      " + String(repeating: "- ", count: 900) + "x"
    #expect(project(list)?.targets.count == 1)
  }
}
