internal import StrataCode

/// Which modules a file sees: its own, those it imports, and what these export.
package struct ModuleGraph: Sendable {
  private let byName: [String: [Int]]
  private let exported: [ModuleSet]
  private let isFolder: [Bool]
  /// By module: names that its files import one by one for all of them, with their modules.
  private let scopedExports: [[String: Int]]
  /// By file index: what the file sees.
  package private(set) var views: [View] = []

  init(_ workspace: Workspace, by workforce: Workforce) {
    var byName: [String: [Int]] = [:]
    for (index, module) in workspace.modules.enumerated() {
      byName[module.name, default: []].append(index)
    }
    self.byName = byName
    isFolder = workspace.modules.map { $0.kind == .folder }
    exported = Self.exports(workspace, byName)
    var scopedExports = Array(repeating: [String: Int](), count: workspace.modules.count)
    for file in workspace.files {
      for item in file.facts.imports where item.attributes.contains(.exported) {
        guard let name = file.facts.scopedName(of: item) else { continue }
        let module = byName[file.facts[item.module]]?.first ?? View.outside
        for own in file.modules { scopedExports[own][name] = module }
      }
    }
    self.scopedExports = scopedExports
    let graph = self
    views = workforce.map(workspace.files.count) { graph.view(of: workspace.files[$0]) }
  }

  /// Each module with all that it hands on through exported imports.
  private static func exports(_ workspace: Workspace, _ byName: [String: [Int]]) -> [ModuleSet] {
    var direct = workspace.modules.indices.map { Set([$0]) }
    for file in workspace.files {
      for item in file.facts.imports
      where item.attributes.contains(.exported) && file.facts.scopedName(of: item) == nil {
        for module in file.modules {
          direct[module].formUnion(byName[file.facts[item.module]] ?? [])
        }
      }
    }
    return direct.indices.map { start in
      var all: ModuleSet = [start]
      var next = [start]
      while let module = next.popLast() {
        for other in direct[module] where !all.contains(other) {
          all.insert(other)
          next.append(other)
        }
      }
      return all
    }
  }

  /// The modules of a name.
  func modules(named name: String) -> [Int] { byName[name] ?? [] }

  private func view(of file: SourceFile) -> View {
    var view = View(own: ModuleSet(file.modules), imported: [], testable: [])
    for module in file.modules {
      view.imported.formUnion(exported[module])
      if !scopedExports[module].isEmpty {
        view.scoped.merge(scopedExports[module]) { own, _ in own }
      }
    }
    for item in file.facts.imports {
      if let name = file.facts.scopedName(of: item) {
        view.scoped[name] = byName[file.facts[item.module]]?.first ?? View.outside
        continue
      }
      for module in modules(named: file.facts[item.module]) where !view.own.contains(module) {
        view.imported.formUnion(exported[module])
        if item.attributes.contains(.testable) { view.testable.insert(module) }
      }
    }
    view.imported.subtract(view.own)
    for module in view.imported.members where !scopedExports[module].isEmpty {
      view.scoped.merge(scopedExports[module]) { own, _ in own }
    }
    view.loaded = view.own
    view.loaded.formUnion(view.imported)
    for module in view.scoped.values where module != View.outside { view.loaded.insert(module) }
    // Whoever knows no manifest cannot know access across modules either.
    for module in view.imported.members where isFolder[module] { view.testable.insert(module) }
    return view
  }

  package struct View: Sendable {
    var own: ModuleSet
    var imported: ModuleSet
    /// Imported modules whose internal declarations are visible.
    var testable: ModuleSet
    /// Names imported one by one, as in `import struct System.FilePath`, with their modules.
    var scoped: [String: Int] = [:]
    /// All modules of which anything is seen.
    package var loaded: ModuleSet = []

    /// In place of a module that is not the project's.
    static let outside = -1
  }
}

extension FileFacts {
  /// The declaration that an import names behind its module.
  fileprivate func scopedName(of item: Import) -> String? {
    guard item.path != item.module else { return nil }
    return self[item.path].split(separator: ".").last.map { String($0) }
  }
}
