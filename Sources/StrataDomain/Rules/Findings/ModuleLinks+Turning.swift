internal import StrataCode
internal import StrataModel

// What becomes of a link of Domain that is to turn around or to go.

extension ModuleLinks {
  /// What to do where a target of Domain links one of Data: the other links it.
  func turned(
    _ index: Int, _ target: Int, _ name: String, _ what: Phrase, in codebase: Codebase
  ) -> Phrase? {
    guard codebase.modules.layer(ofModule: index) == .domain,
      codebase.modules.layer(ofModule: target) == .data, modules[target].kind == .library
    else { return nil }
    let (module, home) = (modules[index].name, modules[target].name)
    return Phrase(
      "declare in '\(module)' what it needs\(what), as protocols and values, and turn the link around: '\(home)' links '\(module)' and implements them",
      zh: "在 '\(module)' 中把它\(what)需要的内容声明为协议和值，并把链接反过来：由 '\(home)' 链接 '\(module)' 并实现它们")
  }

  /// What to do where a target only keeps protocols of another, which is nobody's to hand in.
  func conformancesGo(
    from index: Int, to target: Int, _ name: String, in codebase: Codebase
  ) -> Phrase? {
    let named = codebase.namings(of: target, in: index)
    guard codebase.modules.layer(ofModule: index) == .domain, !named.isEmpty,
      named.allSatisfy({ codebase.reference(of: $0).role == .conformance })
    else { return nil }
    let keepers = Set(named.compactMap { codebase.outermostType(of: $0) }).sorted()
    let (kept, promises) = (
      codebase.listed(keepers.map { codebase.symbols[$0].qualifiedName }),
      codebase.listed(
        Set(named.map(\.target)).sorted().map { codebase.symbols[$0].qualifiedName })
    )
    guard !keepers.isEmpty else { return nil }
    return Phrase(
      "take the conformance to \(promises) off \(kept), declare types in Data that conform in \(keepers.count == 1 ? "its" : "their") place, and remove '\(name)' from '\(modules[index].name)'",
      zh:
        "去掉 \(kept) 对 \(promises) 的遵循，在 Data 中声明代替它们遵循的类型，并从 '\(modules[index].name)' 中移除 '\(name)'"
    )
  }
}
