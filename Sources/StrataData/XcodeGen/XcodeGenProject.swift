internal import StrataCode

/// Reads an XcodeGen `project.yml` and the files it includes.
struct XcodeGenProject {
  /// What the project says; nil if the file is something else.
  private(set) var description: ProjectDescription?

  private let folder: String
  private var warnings: [Phrase] = []
  private var budget = XcodeGenBudget()
  private var templates: [String: XcodeGenNode] = [:]
  private var packages: [String: XcodeGenNode] = [:]

  /// The project at `path` from the root.
  init(at path: String, _ files: TreeFiles) {
    folder = RelativePath.parent(of: path) ?? ""
    var reading = XcodeGenReading(files)
    let root = reading.project(at: path)
    warnings = reading.warnings
    budget = reading.budget
    guard let root, root["targets"] != nil || root["include"] != nil else {
      if !warnings.isEmpty {
        description = ProjectDescription(kind: "xcodegen", folder: folder, warnings: warnings)
      }
      return
    }
    var result = ProjectDescription(kind: "xcodegen", folder: folder)
    for (name, value) in root["targetTemplates"]?.members ?? [] { templates[name] = value }
    for (name, value) in root["packages"]?.members ?? [] { packages[name] = value }
    var names: Set<String> = []
    for (name, written) in root["targets"]?.members ?? [] {
      for (name, value) in variants(name, written) {
        let target = target(name, value, manifest: path, project: root)
        if names.insert(target.module.name).inserted { result.targets.append(target) }
      }
    }
    result.warnings = warnings
    if !budget.isEnough {
      result.warnings.append(
        Phrase(
          """
          '\(path)' is too intricate to be read to its end: \
          targets, sources or dependencies may be missing
          """,
          zh: "'\(path)' 过于复杂，无法读到末尾：可能缺少 target、源文件或依赖"))
    }
    result.warnOfLongLists(at: path)
    description = result
  }

  /// A target with its templates merged in, once for each platform.
  private mutating func variants(
    _ name: String, _ written: XcodeGenNode
  ) -> [(String, XcodeGenNode)] {
    var target = written
    target.content = .map([])
    var applied: Set<String> = []
    target = applyTemplates(of: written, to: target, &applied)
    target = written.merged(over: target, &budget)
    var values: [String: String] = [:]
    for (key, value) in target["templateAttributes"]?.members ?? [] { values[key] = value.text }
    var known: Set<String> = []
    let platforms = (target["platform"]?.elements.compactMap(\.text) ?? [])
      .filter { known.insert($0).inserted }
    let isMany = platforms.count > 1
    var found: [(String, XcodeGenNode)] = []
    for platform in platforms.isEmpty ? [""] : platforms {
      if budget.isSpent && !found.isEmpty { break }
      values["platform"] = platform
      let suffix = target["platformSuffix"]?.text ?? "_" + platform
      values["target_name"] = isMany ? name + suffix : name
      // Without a product name of its own each variant builds the module of the common name.
      found.append((name, target.replacing(values, &budget)))
    }
    return found
  }

  private mutating func applyTemplates(
    of target: XcodeGenNode, to result: XcodeGenNode, _ applied: inout Set<String>
  ) -> XcodeGenNode {
    var result = result
    for name in target["templates"]?.elements.compactMap(\.text) ?? [] {
      guard applied.count < 64, applied.insert(name).inserted,
        let template = templates[name]
      else { continue }
      result = applyTemplates(of: template, to: result, &applied)
      result = template.merged(over: result, &budget)
    }
    return result
  }

  private mutating func target(
    _ name: String, _ value: XcodeGenNode, manifest: String, project: XcodeGenNode
  ) -> TargetDescription {
    let settings = XcodeGenSettings(target: value, project: project)
    let written =
      settings["PRODUCT_MODULE_NAME"] ?? value["productName"]?.text ?? settings["PRODUCT_NAME"]
    var module = Module(
      name: Module.identifier(for: written.flatMap { $0.contains("$") ? nil : $0 } ?? name),
      kind: XcodeGenProject.kind(value["type"]?.text ?? ""), manifest: manifest, folder: folder,
      location: value.path == manifest ? value.position : Position(line: 1, column: 1),
      dependencies: dependencies(of: value, manifest: manifest),
      languageMode: settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) }
        .map { $0 >= 6 ? 6 : 5 },
      isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
    module.staysWithCaller = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    var target = TargetDescription(module: module)
    for source in value["sources"]?.elements ?? [] where !target.isCut {
      take(source, into: &target)
    }
    return target
  }

  /// Takes `Sources`, or `{path: Sources, excludes: […], includes: […]}`.
  private func take(_ source: XcodeGenNode, into target: inout TargetDescription) {
    guard let path = source.text ?? source["path"]?.text,
      !["none", "resources", "headers"].contains(source["buildPhase"]?.text ?? "")
    else { return }
    // An included file's paths begin where it lies.
    guard let home = RelativePath.join(source.base, path) else { return }
    if home.hasSuffix(".swift") {
      target.files.append(home)
      return
    }
    func patterns(_ key: String) -> [PathPattern] {
      (source[key]?.elements.compactMap(\.text) ?? []).flatMap { PathPattern.all($0, in: home) }
    }
    let includes = patterns("includes")
    let claim = FolderClaim(
      folder: home, patterns: includes.filter(\.hasWildcard),
      excludedPatterns: patterns("excludes"), isExclusive: false)
    target.noteCut(of: includes + claim.excludedPatterns)
    if includes.isEmpty || !claim.patterns.isEmpty { target.take(claim) }
    let plain = includes.filter { !$0.hasWildcard }.map(\.folder)
    if !plain.isEmpty {
      target.take(
        FolderClaim(
          folder: home, only: Set(plain), excludedPatterns: claim.excludedPatterns,
          isExclusive: false))
    }
  }

  private func dependencies(
    of target: XcodeGenNode, manifest: String
  ) -> [Module.Dependency] {
    var found: [Module.Dependency] = []
    var known: Set<String> = []
    for element in target["dependencies"]?.elements ?? [] {
      var names: [(String, String?)] = []
      if let name = element["target"]?.text {
        // `Other/Kit` is a target of another project.
        names = [(name.split(separator: "/").last.map(String.init) ?? name, nil)]
      } else if let package = element["package"]?.text {
        let products = element["products"]?.elements.compactMap(\.text) ?? []
        let source = packages[package].flatMap { $0["path"] ?? $0["url"] ?? $0["github"] }?.text
        let name = source.map { XcodeDependencies.packageName($0) } ?? package
        names = (products.isEmpty ? [element["product"]?.text ?? package] : products)
          .map { ($0, name) }
      } else if let name = element["carthage"]?.text {
        names = [(name, nil)]
      } else if let path = element["framework"]?.text {
        let file = RelativePath.name(of: path)
        names = [(file.firstIndex(of: ".").map { String(file[..<$0]) } ?? file, nil)]
      }
      for (name, package) in names where known.insert(name).inserted {
        let isElsewhere = element.path != manifest
        found.append(
          Module.Dependency(
            name: name, package: package, location: element.position,
            manifest: isElsewhere ? element.path : nil))
      }
    }
    return found
  }

  private static func kind(_ type: String) -> Module.Kind {
    if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ui-testing") { return .test }
    if type.hasPrefix("framework") || type.hasPrefix("library") || type == "bundle" {
      return .library
    }
    return type == "tool" ? .tool : .application
  }
}

/// The build settings of a target over those of its project.
struct XcodeGenSettings {
  private var levels: [XcodeGenNode] = []

  /// The settings of `target`; of several configurations the first that has one decides.
  init(target: XcodeGenNode, project: XcodeGenNode) {
    for settings in [target["settings"], project["settings"]].compactMap({ $0 }) {
      levels += [settings["base"], settings].compactMap { $0 }
      levels += settings["configs"]?.members.map(\.value) ?? []
      for group in settings["groups"]?.elements.compactMap(\.text) ?? [] {
        guard let values = project["settingGroups"]?[group] else { continue }
        levels += [values["base"], values].compactMap { $0 }
      }
    }
  }

  /// The value of a setting.
  subscript(name: String) -> String? {
    for level in levels { if let value = level[name]?.text { return value } }
    return nil
  }
}
