internal import StrataCode
internal import StrataModel

/// Links from what ships to libraries that only help tests.
struct TestLinks {
  private let codebase: Codebase
  private let links: ModuleLinks
  private let tests: TestModules

  /// Nil for a code base without such a library.
  init?(_ codebase: Codebase, _ links: ModuleLinks) {
    guard codebase.workspace.modules.contains(where: TestModules.isHelper) else { return nil }
    self.codebase = codebase
    self.links = links
    tests = TestModules(codebase.workspace)
  }

  /// What a library that ships must not link, nil if it helps more than tests.
  func finding(_ index: Int, _ dependency: Module.Dependency) -> Finding? {
    let modules = codebase.workspace.modules
    let module = modules[index]
    // A product may hold more than what is for tests.
    let targets = links.targets(of: dependency)
    guard !targets.isEmpty, targets.allSatisfy({ TestModules.isHelper(modules[$0]) }),
      module.kind == .library, !tests.contains(index), ships(index)
    else { return nil }
    let name = dependency.name
    let start = dependency.location
    let isIdle = codebase.isIdle(name, in: index)
    return Rule.manifestEdge.finding(
      about: name,
      by: Finding.End(symbol: module.name, layer: codebase.modules.layer(ofModule: index)),
      at: Location(file: dependency.manifest ?? module.manifest, start: start, end: start),
      message: Phrase(
        "target '\(module.name)' ships and links '\(name)', which is for tests",
        zh: "要发布的 target '\(module.name)' 链接了供测试使用的 '\(name)'"),
      help: isIdle
        ? Phrase(
          "let only test targets link '\(name)': no file of '\(module.name)' imports it",
          zh: "只让测试 target 链接 '\(name)'：'\(module.name)' 中没有文件导入它")
        : Phrase(
          """
          let only test targets link '\(name)', and keep what previews of '\(module.name)' need in \
          that target, under '#if DEBUG'
          """,
          zh: """
            只让测试 target 链接 '\(name)'；'\(module.name)' 的预览需要的内容放在该 target 中，\
            用 '#if DEBUG' 包住
            """)
    ).held(at: .warning).with(confidence: ManifestEdges.saidByName)
  }

  private func ships(_ module: Int) -> Bool {
    codebase.workspace.files.indices.contains {
      codebase.workspace.files[$0].modules.contains(module) && codebase.scopes[$0].isShipped
    }
  }
}
