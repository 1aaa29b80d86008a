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
        let names = Set(own.flatMap { [all[$0].name] + all[$0].products })
        let isLinked = all.indices.contains { index in
          all[index].manifest != manifest && all[index].kind != .test && !modules.contains(index)
            && all[index].dependencies.contains { names.contains($0.name) }
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
