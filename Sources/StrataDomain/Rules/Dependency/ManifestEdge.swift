internal import StrataCode
internal import StrataModel

extension Rule {
  /// A manifest lets a module link what its layer must not know.
  package static let manifestEdge: Rule = Rule(
    "dependency.manifest-edge", .error,
    summary: Phrase(
      "A manifest lets a module depend on a module that its layer must not know.",
      zh: "清单文件让模块依赖了它所在的层不该依赖的模块。"),
    title: Phrase("modules link modules that they must not know", zh: "模块链接了不该依赖的模块"),
    step: Phrase("Remove the dependency, and let the app connect the two", zh: "移除依赖，由 App 层组装"),
    why: Phrase(
      """
      A dependency in the manifest is an open door: the compiler lets every file of the module \
      through, and the first one who is in a hurry takes it.
      """,
      zh: """
        清单文件里的依赖是一扇敞开的门：编译器不再阻拦模块中的任何文件，\
        总有人赶时间时会走进去。
        """),
    fix: Phrase(
      """
      Remove the dependency, and pass what was behind it in through a protocol that the inner \
      module declares.
      """, zh: "删除这个依赖，它提供的内容改由内层模块声明的协议传入。"),
    examples: [
      .bad(
        Phrase("a Domain target that links the network library", zh: "Domain target 链接网络库"),
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Loyalty",
          dependencies: [.package(url: "https://github.com/Alamofire/Alamofire", from: "5.0.0")],
          targets: [
            .target(
              name: "LoyaltyDomain",
              dependencies: [↓.product(name: "Alamofire", package: "Alamofire")]
            )
          ]
        )
        //- Sources/LoyaltyDomain/Entities/Points.swift
        import Alamofire
        struct Points { let count: Int }
        """),
      .bad(
        Phrase("a Presentation target that links Data", zh: "Presentation target 链接 Data"),
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "ShopDomain"),
            .target(name: "ShopData", dependencies: ["ShopDomain"]),
            .target(name: "ShopPresentation", dependencies: ["ShopDomain", ↓"ShopData"]),
          ]
        )
        //- Sources/ShopDomain/Entities/Item.swift
        public struct Item: Sendable { public let name: String }
        //- Sources/ShopData/DTO/ItemDTO.swift
        struct ItemDTO: Decodable { let name: String }
        //- Sources/ShopPresentation/Views/ItemView.swift
        import SwiftUI
        struct ItemView: View { var body: some View { Text("item") } }
        """),
      .good(
        Phrase("arrows that point inwards", zh: "箭头都指向内层"),
        seenIn: "FoodOrdering/Package.swift",
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "ShopDomain"),
            .target(name: "ShopData", dependencies: ["ShopDomain"]),
            .target(name: "ShopPresentation", dependencies: ["ShopDomain"]),
          ]
        )
        //- Sources/ShopDomain/Entities/Item.swift
        public struct Item: Sendable { public let name: String }
        //- Sources/ShopData/DTO/ItemDTO.swift
        struct ItemDTO: Decodable { let name: String }
        //- Sources/ShopPresentation/Views/ItemView.swift
        import SwiftUI
        struct ItemView: View { var body: some View { Text("item") } }
        """),
      .good(
        Phrase("the app links everything: it is the composition root", zh: "应用链接所有模块：它是组合根"),
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "ShopDomain"),
            .target(name: "ShopData", dependencies: ["ShopDomain"]),
            .executableTarget(name: "ShopApp", dependencies: ["ShopDomain", "ShopData"]),
          ]
        )
        //- Sources/ShopDomain/Entities/Item.swift
        public struct Item: Sendable { public let name: String }
        //- Sources/ShopData/DTO/ItemDTO.swift
        struct ItemDTO: Decodable { let name: String }
        //- Sources/ShopApp/ShopApp.swift
        @main struct ShopApp { static func main() {} }
        """),
    ]
  ) { codebase in
    ManifestEdges(codebase).findings()
  }
}

/// Looks at what each module may link.
struct ManifestEdges {
  let codebase: Codebase
  let layers: ModuleLayers
  let features: ModuleFeatures
  let links: ModuleLinks
  let words: WordReader
  /// By module: what its name says.
  private let readings: [WordReading.Meaning?]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let words = WordReader(codebase.workspace.settings.words)
    self.words = words
    readings = codebase.workspace.modules.map { words.read($0.name)?.meaning }
    layers = codebase.modules
    features = ModuleFeatures(codebase, layers)
    links = ModuleLinks(codebase.workspace.modules, layers)
  }

  func findings() -> [Finding] {
    let tests = TestLinks(codebase, links)
    return codebase.workspace.modules.indices.flatMap { index -> [Finding] in
      let module = codebase.workspace.modules[index]
      let testing = module.dependencies.compactMap { tests?.finding(index, $0) }
      guard module.kind == .library, let layer = layers.layer(ofModule: index),
        layer != .domain || !links.implements(index)
      else { return testing }
      return testing
        + roots(of: module).compactMap { dependency in
          finding(index, module, layer, dependency)
        }
    }
  }

  func finding(
    _ index: Int, _ module: Module, _ layer: Layer, _ dependency: Module.Dependency
  ) -> Finding? {
    let targets = links.targets(of: dependency)
    if targets.isEmpty { return thirdParty(index, module, layer, dependency) }
    for target in targets where target != index {
      guard let other = layers.layer(ofModule: target), other != .test, other != .app else {
        continue
      }
      let isDrawn =
        codebase.hasDomain
        || layer.ring == .data && isNamed(module.name, layer) && isNamed(dependency.name, other)
      if isDrawn, layer != .app, layer != .common, !Direction.allows(layer, other),
        !codebase.isOfHelpers(module: target)
      {
        if layer == .presentation, other.ring == .data, links.composes(index, with: target) {
          continue
        }
        return make(
          module, layer, dependency,
          Phrase(
            """
            \(layer.rawValue) target '\(module.name)' links '\(dependency.name)' of \
            \(other.rawValue)
            """,
            zh: """
              \(layer.rawValue) target '\(module.name)' 链接了 \(other.rawValue) 的 \
              '\(dependency.name)'
              """),
          links.help(dependency.name, target, of: index, in: codebase)
        ).held(
          at: !isSaid(index, layer) || !isSaid(target, other) || layers.holdsOnlyProtocols(target)
            || isOfWiringAlone(target, in: index)
            ? .info : layer == .presentation ? .warning : .error
        )
        .with(
          // What both names say, no file unsays.
          confidence: max(
            isNamed(module.name, layer) && isNamed(dependency.name, other)
              ? Self.saidByName : 0,
            layers.confidence(ofModule: index) * layers.confidence(ofModule: target)))
      }
      if let pair = features.siblings(index, target) {
        return make(
          module, layer, dependency,
          Phrase(
            "feature '\(pair.from)' links the sibling feature '\(pair.to)'",
            zh: "功能 '\(pair.from)' 链接了同级功能 '\(pair.to)'"),
          Phrase(
            """
            let '\(module.name)' ask for what it needs through a protocol or closure and let the app \
            connect the two features
            """, zh: "让 '\(module.name)' 通过协议或闭包提出需求，由应用连接两个功能")
        ).with(confidence: 0.75)
      }
    }
    return nil
  }

  /// Whether the files of a target that import another only put things together.
  private func isOfWiringAlone(_ target: Int, in index: Int) -> Bool {
    let workspace = codebase.workspace
    let users = workspace.files.indices.filter { file in
      workspace.files[file].modules.contains(index)
        && codebase.facts(file).importedModules.contains(workspace.modules[target].name)
    }
    return !users.isEmpty
      && users.allSatisfy { file in
        let types = codebase.outerTypes(in: file)
        return codebase.scopes[file].isWholeWiring
          || types.contains { codebase.roles.has($0, .container) }
            && types.allSatisfy { !codebase.roles.has($0, .view) }
      }
  }

  /// Whether a target's name or settings say its layer, or lean to it: what its files hold is our
  /// reading, and no manifest is wrong by that.
  private func isSaid(_ index: Int, _ layer: Layer) -> Bool {
    let isStated = codebase.workspace.files.indices.contains { file in
      codebase.workspace.files[file].modules.contains(index)
        && codebase.placements[file].evidence.first?.kind == .settings
    }
    return switch readings[index] {
    case .strong(let said)?, .weak(let said)?: said.ring == layer.ring || isStated
    case .feature?: layer == .presentation && !featuresHoldAll || isStated
    default: isStated
    }
  }

  /// Whether targets called after features hold more than screens: then so will those that are still empty.
  private var featuresHoldAll: Bool {
    codebase.known {
      codebase.workspace.files.indices.contains { file in
        guard let layer = codebase.layer(ofFile: file), layer == .domain || layer.ring == .data
        else { return false }
        return codebase.workspace.files[file].modules.contains { module in
          codebase.workspace.modules[module].kind == .library
            && readings[module] == .feature
        }
      }
    }
  }

  func make(
    _ module: Module, _ layer: Layer, _ dependency: Module.Dependency, _ message: Phrase,
    _ help: Phrase
  ) -> Finding {
    let start = dependency.location
    return Rule.manifestEdge.finding(
      about: dependency.name, by: Finding.End(symbol: module.name, layer: layer),
      at: Location(file: dependency.manifest ?? module.manifest, start: start, end: start),
      message: message, help: help)
  }
}
