internal import Foundation
internal import StrataCode

/// What a CocoaPods specification says, in whichever of its two forms it is written.
struct PodSpec {
  /// A dependency with where it is written.
  struct Dependency {
    var name: String
    var position: Position
  }

  /// The pod, one of its subspecs or one of its test specs.
  struct Part {
    var name = ""
    var isTest = false
    var sources: [String] = []
    var excluded: [String] = []
    var dependencies: [Dependency] = []
  }

  var name: String?
  var moduleName: String?
  var swiftVersion: String?
  /// Whether the file ends inside a statement.
  var isUnfinished = false
  /// The pod itself first.
  var parts = [Part()]

  /// What the specification says of the code around it, as the file at `path`.
  func description(at path: String) -> ProjectDescription {
    let folder = RelativePath.parent(of: path) ?? ""
    var project = ProjectDescription(kind: "cocoapods", folder: folder)
    if isUnfinished {
      project.warnings = [
        Phrase(
          "'\(path)' ends inside a statement: sources or dependencies may be missing",
          zh: "'\(path)' 在一条语句中间就结束了：可能缺少源文件或依赖")
      ]
    }
    guard let name else {
      let cause = Phrase("it does not say the pod's name plainly", zh: "它没有直接写明 pod 的名称")
      project.warnings.append(.cannotRead(path, cause))
      return project
    }
    var main = target(moduleName ?? name, .library, path, folder)
    for part in parts where !part.isTest { fill(&main, from: part, pod: name, folder) }
    if main.folders.isEmpty && main.files.isEmpty { return project }
    project.targets = [main]
    for part in parts where part.isTest {
      var test = target("\(name)-Unit-\(part.name)", .test, path, folder)
      test.module.dependencies = [
        Module.Dependency(name: main.module.name, package: nil, location: test.module.location)
      ]
      fill(&test, from: part, pod: name, folder)
      project.targets.append(test)
    }
    project.warnOfLongLists(at: path)
    return project
  }

  private func target(
    _ name: String, _ kind: Module.Kind, _ path: String, _ folder: String
  ) -> TargetDescription {
    TargetDescription(
      module: Module(
        name: Module.identifier(for: name), kind: kind, manifest: path, folder: folder,
        languageMode: swiftVersion.flatMap { Int($0.prefix { $0.isNumber }) }
          .map { $0 >= 6 ? 6 : 5 }))
  }

  private func fill(
    _ target: inout TargetDescription, from part: Part, pod: String, _ folder: String
  ) {
    let excluded = part.excluded.flatMap { PathPattern.all($0, in: folder) }
    for source in part.sources { target.take(source, in: folder, except: excluded) }
    for dependency in part.dependencies {
      // `Pod/Subspec` builds the module of the pod; one's own subspecs are oneself.
      let name = dependency.name.split(separator: "/").first.map(String.init) ?? dependency.name
      if name == pod || target.module.dependencies.contains(where: { $0.name == name }) { continue }
      target.module.dependencies.append(
        Module.Dependency(name: name, package: nil, location: dependency.position))
    }
  }
}

extension PodSpec {
  /// The specification in JSON text; nil if it is none.
  init?(json bytes: [UInt8]) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
      let root = object as? [String: Any]
    else { return nil }
    name = root["name"] as? String
    moduleName = root["module_name"] as? String
    swiftVersion = PodSpec.texts(root["swift_versions"] ?? root["swift_version"]).last
    parts = []
    add(root, isTest: false, depth: 0)
  }

  private mutating func add(_ object: [String: Any], isTest: Bool, depth: Int) {
    var part = Part(name: object["name"] as? String ?? "", isTest: isTest)
    for level in [object] + PodSpec.platforms.compactMap({ object[$0] as? [String: Any] }) {
      part.sources += PodSpec.texts(level["source_files"])
      part.excluded += PodSpec.texts(level["exclude_files"])
      let names = (level["dependencies"] as? [String: Any])?.keys.sorted() ?? []
      part.dependencies += names.map {
        Dependency(name: $0, position: Position(line: 1, column: 1))
      }
    }
    parts.append(part)
    guard depth < 8 else { return }
    for (key, isTest) in [("subspecs", isTest), ("testspecs", true)] {
      for inner in object[key] as? [[String: Any]] ?? [] {
        add(inner, isTest: isTest || inner["test_type"] != nil, depth: depth + 1)
      }
    }
  }

  /// The platforms that a specification may single out.
  static let platforms = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

  private static func texts(_ value: Any?) -> [String] {
    (value as? [Any])?.compactMap { $0 as? String } ?? (value as? String).map { [$0] } ?? []
  }
}
