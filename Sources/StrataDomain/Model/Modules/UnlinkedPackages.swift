internal import StrataCode

/// Packages beside an app of which nothing that ships links anything: what was moved out of the app and never
/// linked, or what the app has left.
struct UnlinkedPackages {
  /// The indices of their modules.
  private(set) var modules: Set<Int> = []

  /// Those of some modules; none where no app says what it links.
  init(_ all: [Module]) {
    guard all.contains(where: { $0.kind == .application && !$0.dependencies.isEmpty }) else {
      return
    }
    var open = Dictionary(grouping: all.indices.filter { Self.isOfPackage(all[$0]) }) {
      all[$0].manifest
    }.filter { _, own in own.allSatisfy { ![.application, .tool].contains(all[$0].kind) } }
    var isDone = false
    while !isDone {
      isDone = true
      for (manifest, own) in open {
        let isLinked = all.dependents(of: own, in: manifest).contains {
          all[$0].kind != .test && !modules.contains($0)
        }
        guard !isLinked else { continue }
        modules.formUnion(own)
        open[manifest] = nil
        isDone = false
      }
    }
  }

  /// Whether a package below the root declares a module.
  private static func isOfPackage(_ module: Module) -> Bool {
    !module.folder.isEmpty && module.manifest.hasSuffix("Package.swift")
  }
}

extension [Module] {
  /// The indices of those that other manifests declare and that depend on modules of one, or on what these
  /// make up.
  func dependents(of own: [Int], in manifest: String) -> [Int] {
    let names = Set(own.flatMap { [self[$0].name] + self[$0].products })
    return indices.filter { index in
      self[index].manifest != manifest
        && self[index].dependencies.contains { names.contains($0.name) }
    }
  }
}
