package import StrataCode

/// Which target links which, by the names in manifests.
package struct TargetLinks: Sendable {
  /// By name: the targets; what is only a folder is none.
  private let named: [String: [Int]]
  /// By name of a product: its targets.
  private let products: [String: [Int]]
  /// By target: what it links itself.
  private let linked: [[Int]]

  /// The links of some targets.
  init(_ modules: [Module]) {
    var named: [String: [Int]] = [:]
    var products: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() {
      if module.kind != .folder { named[module.name, default: []].append(index) }
      for product in module.products { products[product, default: []].append(index) }
    }
    (self.named, self.products) = (named, products)
    linked = modules.map { module in
      module.dependencies.flatMap { Self.targets(of: $0, named, products) }
    }
  }

  /// The targets that a dependency's name means: a target, or the targets of a product.
  package func targets(of dependency: Module.Dependency) -> [Int] {
    Self.targets(of: dependency, named, products)
  }

  private static func targets(
    of dependency: Module.Dependency, _ named: [String: [Int]], _ products: [String: [Int]]
  ) -> [Int] {
    named[Module.identifier(for: dependency.name)] ?? products[dependency.name] ?? []
  }

  /// Whether a target links another, itself or through what it links.
  package func reaches(_ target: Int, from start: Int) -> Bool {
    StrataModel.reaches(target, from: start) { linked[$0] }
  }
}
