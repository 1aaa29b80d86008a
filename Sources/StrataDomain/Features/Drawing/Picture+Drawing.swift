internal import StrataModel
internal import StrataRules
internal import StrataCode

extension Picture {
  /// The picture of a code base in which some findings count as offences.
  init(
    of codebase: Codebase, blaming findings: [Finding], profile: DetectedProfile,
    focus: [String] = []
  ) {
    project = codebase.summary(profile: profile)
    self.focus = focus
    self.findings = findings
    warnings = codebase.workspace.warnings
    let layers = codebase.modules
    modules = codebase.workspace.modules.indices.map { index in
      let module = codebase.workspace.modules[index]
      return Module(
        name: module.name, folder: module.folder, layer: layers.layer(ofModule: index),
        isFolder: module.kind == .folder)
    }
    let features = FeatureList(codebase, layers)
    self.features = features.all
    files = codebase.workspace.files.indices.map { index in
      let file = codebase.workspace.files[index]
      let lines = file.facts.lines.count
      return File(
        path: file.path, layer: codebase.layer(ofFile: index), module: codebase.home(ofFile: index),
        modules: file.modules,
        feature: features.feature(ofFile: index),
        codeLines: file.facts.codeLines.count(in: 1...max(1, lines)),
        isProduction: codebase.scopes[index].isProduction,
        isWiring: codebase.scopes[index].isWholeWiring)
    }
    var strokes = PictureEdges(codebase, findings)
    strokes.draw()
    types = strokes.types
    edges = strokes.files.edges
    typeEdges = strokes.typePairs.edges
    links = moduleLinks(codebase)
  }

  private func moduleLinks(_ codebase: Codebase) -> [Link] {
    let names = ModuleNames(codebase.workspace)
    var blamed: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.rule == Self.manifestRule {
      blamed[finding.from.symbol + ">" + finding.subject, default: []].append(index)
    }
    var links: [Edge.Ends: [Int]] = [:]
    for (index, module) in codebase.workspace.modules.enumerated() where module.kind != .test {
      for dependency in module.dependencies {
        let found = blamed[module.name + ">" + dependency.name] ?? []
        for target in names.targets(of: dependency.name) where target != index {
          links[Edge.Ends(from: index, to: target), default: []] += found
        }
      }
    }
    return links.sorted { $0.key < $1.key }.map {
      Link(from: $0.key.from, to: $0.key.to, findings: Set($0.value).sorted())
    }
  }

  private static let manifestRule = Rule.manifestEdge.id
}

extension Picture.Edge {
  /// Where an edge comes from and where it leads.
  struct Ends: Hashable, Comparable {
    var from: Int
    var to: Int

    static func < (a: Self, b: Self) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }
}

extension Codebase {
  /// The module that a file is drawn in: the first that compiles it and is no test.
  fileprivate func home(ofFile index: Int) -> Int? {
    let modules = workspace.files[index].modules
    return modules.first { workspace.modules[$0].kind != .test } ?? modules.first
  }
}

/// The modules that a name in a manifest means.
private struct ModuleNames {
  private var targets: [String: [Int]] = [:]
  private var products: [String: [Int]] = [:]

  init(_ workspace: Workspace) {
    for (index, module) in workspace.modules.enumerated() {
      if module.kind != .folder { targets[module.name, default: []].append(index) }
      for product in module.products { products[product, default: []].append(index) }
    }
  }

  /// A target, or else the targets of a product.
  func targets(of name: String) -> [Int] {
    targets[Module.identifier(for: name)] ?? products[name] ?? []
  }
}

/// The features of a code base: folders, or where there are none, modules.
private struct FeatureList {
  private(set) var all: [Picture.Feature] = []
  private var ofFile: [Int?] = []

  init(_ codebase: Codebase, _ layers: ModuleLayers) {
    let folders = codebase.features
    let modules = ModuleFeatures(codebase, layers)
    let files = codebase.workspace.files
    var found = files.indices.map { index in
      folders.feature(ofFile: index).map { Picture.Feature(name: $0.name, path: $0.path) }
    }
    if found.allSatisfy({ $0 == nil }) {
      found = files.map { file in
        file.modules.lazy.compactMap { modules.name(ofModule: $0) }.first
          .map { Picture.Feature(name: $0, path: "") }
      }
    }
    let distinct = Set(found.compactMap { $0 })
    all = distinct.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    ofFile = found.map { $0.flatMap { numbers[$0] } }
  }

  func feature(ofFile index: Int) -> Int? { ofFile[index] }
}
