internal import StrataCode
internal import StrataModel

/// Which target links which, by the names in manifests.
struct ModuleLinks {
  private let modules: [Module]
  private let layers: ModuleLayers
  /// The targets that apps and tools link themselves.
  private let ofApps: Set<Int>
  private let slices: SliceNames

  init(_ modules: [Module], _ layers: ModuleLayers) {
    self.modules = modules
    self.layers = layers
    slices = SliceNames(among: modules.map(\.name))
    ofApps = Set(
      modules.filter { $0.kind == .application || $0.kind == .tool }.flatMap(\.dependencies)
        .flatMap { Self.targets(of: $0, in: modules) })
  }

  /// The targets that a dependency's name means: a target, or the targets of a product.
  func targets(of dependency: Module.Dependency) -> [Int] {
    Self.targets(of: dependency, in: modules)
  }

  private static func targets(of dependency: Module.Dependency, in all: [Module]) -> [Int] {
    let name = Module.identifier(for: dependency.name)
    let targets = all.indices.filter { all[$0].name == name && all[$0].kind != .folder }
    return targets.isEmpty
      ? all.indices.filter { all[$0].products.contains(dependency.name) } : targets
  }

  /// Whether a target links another, itself or through what it links.
  func reaches(_ target: Int, from start: Int) -> Bool {
    var seen: Set<Int> = [start]
    var open = [start]
    while let next = open.popLast() {
      for linked in modules[next].dependencies.flatMap(targets) where seen.insert(linked).inserted {
        if linked == target { return true }
        open.append(linked)
      }
    }
    return false
  }

  /// What to do about a link that a target has no use for, though others may get at it there.
  func idleHelp(_ name: String, of index: Int, in codebase: Codebase) -> Phrase {
    let user = modules.indices.first { other in
      other != index && modules[other].kind != .test && reaches(index, from: other)
        && codebase.imports(name, in: other)
        && !modules[other].dependencies.contains { $0.name == name }
    }
    let module = modules[index].name
    guard let first = user.map({ modules[$0].name }) else {
      return Phrase(
        "remove the link: no file of '\(module)' imports '\(name)'",
        zh: "移除这个链接：'\(module)' 中没有文件导入 '\(name)'")
    }
    return Phrase(
      "move the link to '\(first)', which imports '\(name)': no file of '\(module)' does",
      zh: "把这个链接移到导入 '\(name)' 的 '\(first)'：'\(module)' 中没有文件导入它")
  }

  /// Whether a target implements what an `…Interface` beside it promises: its name says whose it is,
  /// and not in which layer.
  func implements(_ index: Int) -> Bool {
    slices.contains(modules[index].name)
  }

  /// Whether a target with screens ties the app together: the app links it and reaches the other
  /// only through it, and it links screens of other targets, too.
  func composes(_ index: Int, with other: Int) -> Bool {
    guard ofApps.contains(index), !ofApps.contains(other) else { return false }
    return modules[index].dependencies.flatMap(targets).contains {
      $0 != index && layers.layer(ofModule: $0) == .presentation
    }
  }
}

extension Codebase {
  /// Whether no file of a target imports what it links, or a part of it: `FirebaseAuth` of `Firebase`.
  func isIdle(_ name: String, in index: Int) -> Bool {
    let files = workspace.files.indices.filter {
      workspace.files[$0].modules.contains(index)
    }
    return !files.isEmpty && !imports(name, in: index)
  }

  /// Whether a file of a target imports a library or a part of it.
  func imports(_ name: String, in index: Int) -> Bool {
    workspace.files.indices.contains { file in
      workspace.files[file].modules.contains(index)
        && facts(file).importedModules.contains { $0.hasPrefix(name) }
    }
  }
}
