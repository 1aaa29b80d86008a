internal import StrataCode

/// Reads a `project.pbxproj`: targets, the files they compile, what they depend on.
package struct XcodeProject {
  /// What the project says.
  package let description: ProjectDescription

  /// The project file at `path`, which may name others.
  package init(_ bytes: [UInt8], at path: String, in files: TreeFiles) {
    let bundle = RelativePath.parent(of: path) ?? ""
    let folder = RelativePath.parent(of: bundle) ?? ""
    guard let objects = XcodeObjects(bytes) else {
      let cause = Phrase(
        "it is not a property list of an Xcode project", zh: "它不是 Xcode 项目的属性列表")
      description = ProjectDescription(
        kind: "xcode", folder: folder, warnings: [.cannotRead(path, cause)])
      return
    }
    let project = objects[objects.root]
    let home = RelativePath.join(folder, project.string("projectDirPath") ?? "") ?? folder
    let paths = XcodePaths(
      objects, main: project.string("mainGroup"), folder: home, root: files.root)
    let targets = project.strings("targets").map { objects[$0] }
      .filter { $0.isa == "PBXNativeTarget" }
    let links = targets.map { XcodeDependencies(objects, of: $0) }
    let identifiers = Set(targets.map(\.id) + links.flatMap { $0.all.map(\.id) })
    let lines = XcodeLines(of: identifiers, in: bytes)
    let membership = XcodeMembership(objects, paths: paths, targets: targets)
    var result = ProjectDescription(kind: "xcode", folder: folder)
    for (target, links) in zip(targets, links) {
      let settings = XcodeSettings(
        objects, target: target, project: project, paths: paths, files: files)
      var module = Module(
        name: XcodeProject.moduleName(of: target, settings),
        kind: XcodeProject.kind(of: target),
        manifest: path,
        folder: folder,
        location: lines[target.id],
        dependencies: links.all.map {
          Module.Dependency(name: $0.name, package: $0.package, location: lines[$0.id])
        },
        languageMode: settings["SWIFT_VERSION"].flatMap { XcodeProject.mode($0) },
        isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
      )
      module.staysWithCaller =
        settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
        || settings["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"] == "YES"
      let folders = membership.folders[target.id] ?? []
      if let title = target.string("name"), title != module.name { module.target = title }
      module.leftOut = folders.flatMap(\.excluded).filter { $0.hasSuffix(".swift") }.sorted()
      module.scripted = XcodeScripts(of: target, objects).swiftFiles(in: home)
      result.targets.append(
        TargetDescription(
          module: module, folders: folders,
          files: membership.files[target.id] ?? []))
    }
    description = result
  }

  private static func moduleName(of target: XcodeObject, _ settings: XcodeSettings) -> String {
    let name =
      settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.string("name") ?? ""
    return Module.identifier(for: name)
  }

  private static func mode(_ version: String) -> Int? {
    Int(version.prefix { $0.isNumber }).map { $0 >= 6 ? 6 : 5 }
  }

  private static func kind(of target: XcodeObject) -> Module.Kind {
    let type = (target.string("productType") ?? "").split(separator: ".").map(String.init)
    let names = Set(type)
    if names.contains("unit-test") || names.contains("ui-testing") || names.contains("ocunit-test")
    {
      return .test
    }
    if names.contains("framework") || names.contains("library") || names.contains("bundle") {
      return .library
    }
    if names.contains("tool") { return .tool }
    return .application
  }
}
