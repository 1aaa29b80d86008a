internal import StrataCode

/// Which modules are features that must not know each other.
package struct ModuleFeatures {
  private let codebase: Codebase
  /// By module: the feature's name, nil for what is no feature of its own.
  private let features: [String?]
  /// A third of the features have an interface in a module of its own, so that none need know its
  /// sibling; where they have none, a feature that links another is how the project composes screens.
  private let haveInterfaces: Bool

  package init(_ codebase: Codebase, _ layers: ModuleLayers) {
    self.codebase = codebase
    let modules = codebase.workspace.modules
    var linked: [String: Int] = [:]
    for module in modules { for item in module.dependencies { linked[item.name, default: 0] += 1 } }
    let folders = Self.folders(of: codebase)
    let candidates = modules.indices.filter {
      modules[$0].kind == .library && layers.layer(ofModule: $0) == .presentation
        && Self.isFeature(modules[$0], folders[$0])
    }
    let names = Set(candidates.map { modules[$0].name })
    let linkedByFeatures = Set(
      candidates.flatMap { index in modules[index].dependencies.map(\.name) })
    features = modules.indices.map { index in
      guard candidates.contains(index) else { return nil }
      // What links several features and is linked by none composes them.
      let composes =
        !linkedByFeatures.contains(modules[index].name)
        && modules[index].dependencies.count { names.contains($0.name) } >= 3
      if composes { return nil }
      let isKit = linked[modules[index].name, default: 0] * 2 > candidates.count
      return isKit && candidates.count > 2 ? nil : modules[index].name
    }
    let all = Set(modules.map(\.name))
    let open = names.count { name in
      Self.interfaces.contains { all.contains(name + $0) }
    }
    haveInterfaces = open > 0 && open * 3 >= names.count
  }

  /// The first file's path of each module, as a sample of where it lies.
  private static func folders(of codebase: Codebase) -> [String] {
    var folders = codebase.workspace.modules.map { _ in "" }
    for file in codebase.workspace.files {
      for module in file.modules where folders[module].isEmpty { folders[module] = file.path }
    }
    return folders
  }

  private static func isFeature(_ module: Module, _ path: String) -> Bool {
    let words = NameWords.split(module.name)
    let roleWords: Set<String> = [
      "interface", "api", "testing", "tests", "base", "kit", "ui", "common", "shared", "core",
      "components", "container", "design", "demo", "example",
    ]
    guard roleWords.isDisjoint(with: words) else { return false }
    return words.contains("feature")
      || path.split(separator: "/").dropLast().contains { $0 == "Features" || $0 == "Feature" }
  }

  /// What the interface of a feature is called behind its name.
  private static let interfaces = ["Interface", "Interfaces", "API", "Api"]

  /// The name of the feature that a module is, if it is one.
  package func name(ofModule index: Int) -> String? { features[index] }

  /// The two features if one module is another feature's sibling and could name its interface
  /// instead.
  package func siblings(_ from: Int, _ to: Int) -> (from: String, to: String)? {
    guard haveInterfaces, let a = features[from], let b = features[to],
      Self.stem(of: a) != Self.stem(of: b)
    else { return nil }
    return (a, b)
  }

  /// The name without the words behind it that say which part of the feature it is:
  /// `FeatureLogin` of `FeatureLoginCoordinator`.
  private static func stem(of name: String) -> [String] {
    let words = NameWords.split(name)
    let stem = words.reversed().drop { parts.contains($0) }
    return stem.isEmpty ? words : stem.reversed()
  }

  private static let parts: Set<String> = [
    "coordinator", "di", "container", "presentation", "repository", "domain", "data", "usecase",
    "use", "case", "impl", "implementation", "implement", "view", "views", "scene", "module",
    "logic", "router", "live", "entity", "entities", "network",
  ]
}
