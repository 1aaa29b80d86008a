import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct PodSpecTests {
  private func project(_ text: String, at path: String = "Kit/Kit.podspec") -> ProjectDescription {
    PodSpec(ruby: Array(text.utf8)).description(at: path)
  }

  @Test("the pod is a module of its own files, its subspecs' and their dependencies")
  func plain() throws {
    let project = project(
      """
      # s.name = 'Wrong'
      Pod::Spec.new do |s|
        s.name             = "my-kit"
        s.description      = <<-DESC
          s.name = 'AlsoWrong'
        DESC
        s.swift_versions = ['5.9', '6.0']
        s.ios.deployment_target = '15.0'
        s.default_subspec = 'Core'
        s.subspec 'Core' do |core|
          core.source_files = 'Sources/{Core,Base}/**/*.{h,swift}',
            'Sources/Extra.swift' # and one more
          core.exclude_files = %w[Sources/Core/Old/** Sources/Base/X.swift]
          core.dependency 'RxSwift', '~> 6.0'
        end
        s.subspec 'UI' do |ui|
          ui.ios.source_files = ["Sources/#{s.name}/UI.swift"]
          ui.dependency 'my-kit/Core'
          ui.dependency 'SnapKit/Views'
        end
        if ENV['CI']
          s.dependency 'Danger'
        end
        s.test_spec 'Unit' do |test|
          test.source_files = 'Tests/*.swift'
        end
      end
      """)
    #expect(project.warnings.map(\.english) == [])
    #expect(project.targets.map(\.module.name) == ["my_kit", "my_kit_Unit_Unit"])
    #expect(project.targets.map(\.module.kind) == [.library, .test])
    let kit = try #require(project.targets.first)
    #expect(kit.module.languageMode == 6)
    #expect(kit.module.dependencies.map(\.name) == ["Danger", "RxSwift", "SnapKit"])
    #expect(kit.module.dependencies[1].location == Position(line: 14, column: 5))
    #expect(kit.files == ["Kit/Sources/Extra.swift", "Kit/Sources/my-kit/UI.swift"])
    #expect(kit.folders.map(\.folder) == ["Kit/Sources/Core", "Kit/Sources/Base"])
    #expect(kit.folders[0].takes(SplitPath("Kit/Sources/Core/In/A.swift")))
    #expect(!kit.folders[0].takes(SplitPath("Kit/Sources/Core/Old/A.swift")))
    #expect(!kit.folders[1].takes(SplitPath("Kit/Sources/Base/X.swift")))
  }

  @Test("a specification in JSON says the same")
  func json() throws {
    let text = """
      {"name": "Kit", "module_name": "KitCore", "source_files": "A/**/*.swift",
       "dependencies": {"Rx": ["1.0"]}, "ios": {"source_files": ["B/*.swift"]},
       "subspecs": [{"name": "C", "source_files": "C/**"}],
       "testspecs": [{"name": "T", "source_files": "T/**"}]}
      """
    let project = try #require(PodSpec(json: Array(text.utf8))).description(at: "Kit.podspec.json")
    #expect(project.targets.map(\.module.name) == ["KitCore", "Kit_Unit_T"])
    #expect(project.targets[0].folders.map(\.folder) == ["A", "B", "C"])
    #expect(project.targets[0].module.dependencies.map(\.name) == ["Rx"])
    #expect(PodSpec(json: Array("{".utf8)) == nil)
  }

  @Test(
    "remarks, quotes and braces do not hide what follows",
    arguments: [
      "=begin\n  s.dependency 'Old'\n=end", "  s.summary = 'It\\'s (great'",
      "  s.description = 'Some text\n  which goes on (here\n  '",
    ])
  func hidden(lines: String) throws {
    for (open, close) in [(" do |s|", "end"), (" { |s|", "}")] {
      let project = project(
        "Pod::Spec.new\(open)\n  s.name = 'Kit'\n\(lines)\n  s.source_files = '**/*.swift'\n"
          + "  s.dependency 'Net',\n        '~> 1'\n\(close)\n__END__\n  s.dependency 'Old'\n")
      #expect(project.warnings.map(\.english) == [])
      let kit = try #require(project.targets.first)
      #expect(kit.module.dependencies.map(\.name) == ["Net"])
      #expect(kit.module.dependencies[0].location.column == 3)
    }
  }

  @Test("a specification that ends inside a statement is a warning")
  func unfinished() {
    let project = project(
      "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = ['A/*.swift',\nend\n")
    #expect(
      project.warnings.map(\.english) == [
        "'Kit/Kit.podspec' ends inside a statement: sources or dependencies may be missing"
      ])
  }

  @Test("of a long list of patterns the first are read, with one warning")
  func longLists() throws {
    let list = (0..<600).map { "'A/\($0)*.swift'" }.joined(separator: ", ")
    let project = project(
      "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = [\(list)]\nend\n")
    #expect(project.targets.first?.folders.count == 500)
    #expect(project.warnings.count == 1)
  }

  @Test("a name that is computed is a warning")
  func computed() {
    #expect(project("Pod::Spec.new do |s|\n  s.name = NAME\nend").warnings.count == 1)
    #expect(project("").warnings.count == 1)
    #expect(project(String(repeating: "x do |", count: 1_000)).targets.isEmpty)
    #expect(project(String(repeating: "end\n", count: 1_000) + "s.name = [").targets.isEmpty)
  }

  @Test("a pod of files that lie elsewhere, or of none of ours, is no module")
  func binary() {
    let source = "Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = '../../x/**'\nend"
    #expect(project(source).targets.isEmpty)
  }

  @Test("a pod's specification yields to the project that builds its files")
  func yields() throws {
    let spec =
      "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Sources/**/*.swift'\nend"
    let workspace = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [.target(name: "A")])
      """, "Kit.podspec": spec, "Sources/A/A.swift": "", "Sources/B/B.swift": "",
    ]).workspace()
    #expect(workspace.kinds == ["cocoapods", "swiftpm"])
    #expect(workspace.modules(of: "Sources/A/A.swift") == ["A"])
    #expect(workspace.modules(of: "Sources/B/B.swift") == ["Kit"])
  }
}
