internal import StrataCode
internal import StrataModel

// Who reaches a target through a link that is to go, and has no link of its own.

extension ModuleLinks {
  /// `; first link 'Menu' to 'Checkout', which imports it and reaches it no other way`, behind a sentence that
  /// takes a link of one target away; nothing where nobody would lose it.
  func keeping(_ name: String, _ target: Int?, of index: Int, in codebase: Codebase) -> Phrase {
    let modules = codebase.workspace.modules
    let losing = modules.indices.filter { other in
      other != index && other != target && modules[other].kind != .folder
        && !isAcrossPackages(other, target) && reaches(index, from: other)
        && !modules[other].dependencies.contains { $0.name == name }
        && codebase.imports(target.map { modules[$0].name } ?? name, in: other)
        && !keeps(name, target, from: other, without: index, in: codebase)
        && target.map { codebase.speaks(of: $0, in: other) } ?? true
    }
    guard !losing.isEmpty else { return .empty }
    // A link of their own would be one against the arrows, too.
    let barred = losing.filter { !isAllowed(from: $0, to: target, in: codebase) }
    guard barred.isEmpty else {
      let others = codebase.listed(barred.map { modules[$0].name })
      return Phrase(
        "; first let \(others) do without '\(name)', which \(barred.count == 1 ? "it reaches" : "they reach") through this link alone",
        zh: "；先让 \(others) 不再依赖 '\(name)'：那里只通过这个链接引用它")
    }
    let others = codebase.listed(losing.map { modules[$0].name })
    return losing.count == 1
      ? Phrase(
        "; first link '\(name)' to \(others), which imports it and reaches it no other way",
        zh: "；先把 '\(name)' 链接到 \(others)：那里导入了它，却只能这样引用到它")
      : Phrase(
        "; first link '\(name)' to \(others), which import it and reach it no other way",
        zh: "；先把 '\(name)' 链接到 \(others)：那里导入了它，却只能这样引用到它")
  }

  /// What to do where a target tells an injection library what to build.
  func registering(_ name: String, of index: Int, in codebase: Codebase) -> Phrase {
    let (module, opened) = (
      codebase.workspace.modules[index].name, codebase.madePublic(for: name, in: index)
    )
    return Phrase(
      "move what registers with '\(name)' from '\(module)' to the app\(opened), and remove the link",
      zh: "把 '\(module)' 中向 '\(name)' 注册的代码移到 App\(opened)，并移除这个链接")
      + keeping(name, nil, of: index, in: codebase)
  }

  /// Whether a target still reaches what a link leads to once that is gone, and with it all links that
  /// go against the arrows in the same way.
  private func keeps(
    _ name: String, _ target: Int?, from start: Int, without index: Int, in codebase: Codebase
  ) -> Bool {
    // What tests reach, whoever links it, they go on reaching.
    let isTest = modules[start].kind == .test
    var seen: Set<Int> = [start]
    var open = [start]
    while let next = open.popLast() {
      for dependency in modules[next].dependencies {
        let targets = targets(of: dependency)
        let leads =
          target.map(targets.contains) ?? (targets.isEmpty && dependency.name == name)
        if leads {
          if next != index, isTest || isAllowed(from: next, to: target, in: codebase) {
            return true
          }
          continue
        }
        open += targets.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// Whether tests of one package would have to link another package, which may come to link theirs.
  private func isAcrossPackages(_ tests: Int, _ target: Int?) -> Bool {
    guard let target, modules[tests].kind == .test else { return false }
    return modules[tests].manifest != modules[target].manifest
  }

  private func isAllowed(from: Int, to target: Int?, in codebase: Codebase) -> Bool {
    guard let target, let inner = codebase.modules.layer(ofModule: from),
      let outer = codebase.modules.layer(ofModule: target)
    else { return true }
    return Direction.allows(inner, outer)
  }

  /// The type of a target that another builds and could be handed by a protocol that neither declares,
  /// with that protocol.
  func handed(_ wired: [SymbolID], of target: Int, in codebase: Codebase) -> (
    type: SymbolID, promise: SymbolID
  )? {
    wired.lazy.compactMap { type -> (type: SymbolID, promise: SymbolID)? in
      codebase.promises(of: type).first { promise in
        let home = codebase.symbols[promise].place.file
        return !codebase.workspace.files[home].modules.contains(target)
          && codebase.layer(ofFile: home) == .domain
      }.map { (type, $0) }
    }.first
  }
}

extension Codebase {
  /// `, with the initializers that it calls made public`, of what one target registers with a library and
  /// another shall register.
  fileprivate func madePublic(for name: String, in index: Int) -> Phrase {
    let isClosed = workspace.files.indices.contains { file in
      guard workspace.files[file].modules.contains(index),
        facts(file).importedModules.contains(name)
      else { return false }
      return dependencies(of: file).contains { dependency in
        guard reference(of: dependency).role == .construction,
          workspace.files[symbols[dependency.target].place.file].modules.contains(index)
        else { return false }
        return initializers(of: dependency.target).allSatisfy { declaration($0).access < .package }
      }
    }
    return isClosed
      ? Phrase(", with the initializers that it calls made public", zh: "（把它调用的初始化方法设为 public）")
      : .empty
  }
}
