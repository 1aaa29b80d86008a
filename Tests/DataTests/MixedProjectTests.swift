import Foundation
import StrataModel
import StrataRules
import StrataCode
import Testing

@testable import StrataData

@Suite struct MixedProjectTests {
  /// An Xcode project with a framework of `Screens/` that depends on a product of a local package.
  private static func xcode(reference: String) -> String {
    """
    // !$*UTF8*$!
    {
      rootObject = PROJECT00;
      objects = {
        PROJECT00 = { isa = PBXProject; mainGroup = MAINGROUP; targets = (TARGET001); \(reference) };
        TARGET001 = { isa = PBXNativeTarget; name = ShopPresentation;
          productType = "com.apple.product-type.framework"; buildPhases = (SOURCES01);
          packageProductDependencies = (PRODUCT01); };
        PRODUCT01 = { isa = XCSwiftPackageProductDependency; productName = ShopStorage; };
        LOCAL0001 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Storage; };
        FOLDER001 = { isa = PBXFileReference; lastKnownFileType = wrapper;
          path = Packages/Storage; sourceTree = "<group>"; };
        SOURCES01 = { isa = PBXSourcesBuildPhase; files = (BUILD0001); };
        BUILD0001 = { isa = PBXBuildFile; fileRef = FILE00001; };
        FILE00001 = { isa = PBXFileReference; path = Screens/ItemView.swift;
          sourceTree = "<group>"; };
        MAINGROUP = { isa = PBXGroup; children = (FILE00001, FOLDER001); sourceTree = "<group>"; };
      };
    }
    """
  }

  private static let code = [
    "Packages/Storage/Package.swift": """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(name: "Storage",
      products: [.library(name: "ShopStorage", targets: ["ShopData"])],
      targets: [.target(name: "ShopDomain"), .target(name: "ShopData", dependencies: ["ShopDomain"])])
    """,
    "Packages/Storage/Sources/ShopDomain/Entities/Item.swift": "public struct Item {}",
    "Packages/Storage/Sources/ShopData/DTO/ItemDTO.swift":
      "struct ItemDTO: Decodable { let name: String }",
    "Screens/ItemView.swift":
      "import SwiftUI\nstruct ItemView: View { var body: some View { Text(\"\") } }",
  ]

  @Test(
    "a local package's product is known to an Xcode target, however the project refers to it",
    arguments: ["packageReferences = (LOCAL0001);", "", "workspace"])
  func localPackage(reference: String) throws {
    var files = Self.code
    files["Shop.xcodeproj/project.pbxproj"] = Self.xcode(
      reference: reference == "workspace" ? "" : reference)
    if reference == "workspace" {
      files["Shop.xcworkspace/contents.xcworkspacedata"] = """
        <Workspace version="1.0"><FileRef location="group:Shop.xcodeproj"/>
        <FileRef location="group:Packages/Storage"/></Workspace>
        """
    }
    let workspace = try TemporaryFolder(files).workspace()
    let codebase = Codebase(of: workspace)
    let found = Rule.manifestEdge.check(codebase)
    #expect(found.map(\.location.file) == ["Shop.xcodeproj/project.pbxproj"])
    #expect(found.map(\.subject) == ["ShopStorage"])
  }

  @Test(
    "a generated project adds its files to the manifest it came from",
    arguments: [
      (
        "project.yml",
        "targets:\n  ShopPresentation:\n    type: framework\n    sources: Screens\n    dependencies:\n      - target: ShopStorage\n"
      ),
      (
        "Project.swift",
        """
        import ProjectDescription
        let project = Project(name: "Shop", targets: [.target(name: "ShopPresentation",
          product: .framework, sources: ["Screens/**"], dependencies: [.external(name: "ShopStorage")])])
        """
      ),
    ])
  func generated(name: String, text: String) throws {
    var files = Self.code
    files[name] = text
    files["Screens/OtherView.swift"] = ""
    files["Shop.xcodeproj/project.pbxproj"] = Self.xcode(reference: "")
    let workspace = try TemporaryFolder(files).workspace()
    #expect(workspace.warnings == [])
    let modules = workspace.modules.filter { $0.name == "ShopPresentation" }
    #expect(modules.map(\.manifest) == [name])
    #expect(modules[0].dependencies.map(\.name) == ["ShopStorage"])
    #expect(workspace.modules(of: "Screens/ItemView.swift") == ["ShopPresentation"])
    #expect(workspace.modules(of: "Screens/OtherView.swift") == ["ShopPresentation"])
    #expect(Rule.manifestEdge.check(Codebase(of: workspace)).map(\.location.file) == [name])
  }

  @Test("without git and with any number of jobs the same modules are found")
  func jobs() throws {
    var files = Self.code
    for number in 0..<12 {
      files["P\(number)/Project.swift"] =
        "import ProjectDescription\nlet project = Project(name: \"P\", targets: [.target(name: \"M\(number)\", sources: [\"S/**\"])])"
      files["P\(number)/S/A.swift"] = ""
      files["Y\(number)/project.yml"] = "targets: { Y\(number): { type: framework, sources: S } }"
      files["Y\(number)/S/A.swift"] = ""
    }
    let folder = try TemporaryFolder(files)
    let workspace = try folder.workspace(jobs: 1)
    #expect(workspace == (try folder.workspace(jobs: 4)))
    #expect(workspace.kinds == ["swiftpm", "tuist", "xcodegen"])
    #expect(workspace.modules(of: "P7/S/A.swift") == ["M7"])
    #expect(workspace.modules(of: "Y7/S/A.swift") == ["Y7"])
  }

  @Test(
    "manifests that are cut short anywhere are read as far as they go",
    arguments: [
      (
        "Project.swift",
        """
        import ProjectDescription
        enum M: CaseIterable { case a; var t: Target { switch self { case .a: .target(name: "\\(self)") } } }
        let project = Project(name: "P", targets: M.allCases.map(\\.t) + [.target(name: "B",
          sources: ["B/**"], dependencies: [.external(name: "C")].filter { $0 == .d })])
        """
      ),
      (
        "project.yml",
        """
        include: [other.yml]
        targetTemplates: { T: { sources: "${target_name}/**", type: &x framework } }
        targets:
          A: { templates: [T], dependencies: [{ package: P, products: [a, b] }], type: *x }
        """
      ),
      (
        "A.podspec",
        """
        Pod::Spec.new do |s|
          s.name = "A#{s.name}"; s.description = <<~X
          X
          s.subspec 'B' do |b| b.source_files = %w[a/** {b,c}/*.swift], 'd' end
        end
        """
      ),
    ])
  func truncated(name: String, text: String) {
    for count in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      let files = TreeFiles { (path) throws(FileReadFailure) in
        if path != name { throw .missing }
        return bytes
      }
      let projects = DescribedProjects([name], files).descriptions(jobs: 1)
      #expect(projects.allSatisfy { $0.warnings.count <= 2 })
    }
  }

  private static let large: [(String, String)] = {
    let head = "import ProjectDescription\n"
    let tail = "let project = Project(name: \"P\", targets: make())"
    let appends = String(repeating: "all.append(.target(name: \"A\"))\n", count: 5_000)
    let names = (0..<2_000).map { "let n\($0) = \"\($0)\"\n" }.joined()
    let loops = """
      func p(_ x: String) -> Path { .path(p(x)) }
      func make() -> [Target] {
        var a: [Target] = [.target(name: "A", sources: [.glob(p(""))])]
        for x in make().map({ make() }) { a += [x] }
        return a
      }

      """
    let targets = (0..<5_000).map { "  A\($0): { type: framework, sources: A\($0) }\n" }
    let globs = (0..<5_000).map { "'a\($0)/**',\n" }.joined()
    return [
      (
        "Project.swift",
        head + "func make() -> [Target] {\nvar all: [Target] = []\n" + appends + "return all\n}\n"
          + tail
      ),
      (
        "Project.swift",
        head + "func make() -> [Target] {\n" + names + "return [.target(name: n1999)]\n}\n" + tail
      ),
      ("Project.swift", head + loops + tail),
      ("project.yml", "targets:\n" + targets.joined()),
      ("A.podspec", "Pod::Spec.new do |s|\ns.name = 'A'\ns.source_files = [\n" + globs + "]\nend"),
    ]
  }()

  @Test("large manifests end with a result or a warning", arguments: 0..<5)
  func large(index: Int) {
    let (name, text) = Self.large[index]
    let files = TreeFiles { (_) throws(FileReadFailure) in Array(text.utf8) }
    let projects = DescribedProjects([name], files).descriptions(jobs: 1)
    #expect(projects.count == 1)
    #expect(projects.allSatisfy { !$0.targets.isEmpty || !$0.warnings.isEmpty })
  }
}
