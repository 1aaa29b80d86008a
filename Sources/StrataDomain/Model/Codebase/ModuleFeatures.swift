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
    let composing = Self.composing(candidates.map { modules[$0] }, of: names)
    features = modules.indices.map { index in
      guard candidates.contains(index), !composing.contains(modules[index].name) else { return nil }
      let isKit = linked[modules[index].name, default: 0] * 2 > candidates.count
      return isKit && candidates.count > 2 ? nil : modules[index].name
    }
    let all = Set(modules.map(\.name))
    let open = names.count { name in
      Self.interfaces.contains { all.contains(name + $0) }
    }
    haveInterfaces = open > 0 && open * 3 >= names.count
  }

  /// The features that only bring others together, such as a bar of tabs: they link several, and at
  /// most a root does link them. A root that links nothing but these is one of them.
  private static func composing(_ features: [Module], of names: Set<String>) -> Set<String> {
    let links = Dictionary(
      features.map {
        // A list of all features that leaves out the one it is written in is not seen to.
        ($0.name, Set($0.dependencies.map(\.name)).intersection(names).subtracting([$0.name]))
      },
      uniquingKeysWith: { a, _ in a })
    var users: [String: Int] = [:]
    for name in links.values.flatMap(\.self) { users[name, default: 0] += 1 }
    let bars = Set(links.filter { $1.count >= 3 && users[$0, default: 0] <= 1 }.keys)
    let roots = links.filter { users[$0] == nil && !$1.isEmpty && $1.isSubset(of: bars) }.keys
    return bars.union(roots)
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
