internal import StrataCode
internal import StrataModel

// Frameworks that a Domain target links.

extension ManifestEdges {
  /// What a target links, each name once, and parts of a package with the one they are called after:
  /// `RealmSwift` comes with `Realm`.
  func roots(of module: Module) -> [Module.Dependency] {
    var seen: Set<String> = []
    var reached: Set<[Int]> = []
    let all = module.dependencies.filter { link in
      // A target and its product, `Shop Data` and `Shop_Data`, are one link.
      let targets = links.targets(of: link)
      return seen.insert(link.name).inserted
        && (targets.isEmpty || reached.insert(targets).inserted)
    }
    return all.filter { link in
      !all.contains { isPart(link, of: $0) }
    }
  }

  private func isPart(_ link: Module.Dependency, of other: Module.Dependency) -> Bool {
    let kind = Framework(module: link.name)
    return link.name != other.name && link.name.hasPrefix(other.name)
      && kind == Framework(module: other.name) && kind.severityInDomain != nil
      && links.targets(of: link).isEmpty && links.targets(of: other).isEmpty
  }

  func thirdParty(
    _ index: Int, _ module: Module, _ layer: Layer, _ dependency: Module.Dependency
  ) -> Finding? {
    let kind = Framework(module: dependency.name)
    // CocoaPods' umbrella stands for the whole Podfile and says nothing of one pod.
    guard codebase.hasDomain, layer == .domain, !dependency.name.hasPrefix("Pods"),
      !layers.isNamedLikeAFolder(dependency.name), let severity = kind.severityInDomain
    else { return nil }
    var seen: Set<String> = []
    let parts = module.dependencies.filter { isPart($0, of: dependency) }.map(\.name)
      .filter { seen.insert($0).inserted }
    let others: Phrase =
      parts.isEmpty
      ? .empty
      : Phrase(", and with it \(codebase.listed(parts))", zh: "，以及 \(codebase.listed(parts))")
    return make(
      module, layer, dependency,
      Phrase(
        "Domain target '\(module.name)' links the \(kind.noun) '\(dependency.name)'\(others)",
        zh: "Domain target '\(module.name)' 链接了 \(kind.noun) '\(dependency.name)'\(others)"),
      wayOut(of: dependency.name, kind, index)
    ).held(at: codebase.isIdle(dependency.name, in: index) ? min(severity, .warning) : severity)
      .with(
        confidence: min(
          kind.confidence,
          max(isNamed(module.name, layer) ? Self.saidByName : 0, layers.confidence(ofModule: index))
        ))
  }

  /// What to do about a framework that a Domain target links.
  private func wayOut(of name: String, _ kind: Framework, _ index: Int) -> Phrase {
    let module = codebase.workspace.modules[index].name
    if codebase.isIdle(name, in: index) { return links.idleHelp(name, of: index, in: codebase) }
    switch kind {
    case .injection where codebase.looksUp(in: index) && codebase.registers(in: index):
      return Phrase(
        "move what registers with '\(name)' from '\(module)' to the app, let initializers in '\(module)' take what '\(name)' looks up, and remove the link",
        zh: "把 '\(module)' 中向 '\(name)' 注册的代码移到应用，让 '\(module)' 中的初始化方法接收 '\(name)' 查找的对象，并移除这个链接")
    case .injection where codebase.looksUp(in: index):
      return Phrase(
        "let initializers in '\(module)' take what '\(name)' looks up, and remove the link",
        zh: "让 '\(module)' 中的初始化方法接收 '\(name)' 查找的对象，并移除这个链接")
    case .injection where !codebase.registers(in: index):
      return Phrase(
        "take '\(name)' out of the files of '\(module)', which register nothing with it, and remove the link",
        zh: "从 '\(module)' 的文件中去掉没有注册任何对象的 '\(name)'，并移除这个链接")
    case .injection: return links.registering(name, of: index, in: codebase)
    case .persistence where codebase.keepsModels(in: index):
      return Phrase(
        "move the models of '\(name)' to Data, keep plain values in '\(module)', and remove the link",
        zh: "把 '\(name)' 的模型移到 Data，'\(module)' 只保留普通的值，并移除这个链接")
    case .userInterface: return kind.wayOut(of: name)
    default:
      return Phrase(
        "declare in '\(module)' a protocol for what '\(name)' does, and conform to it in Data",
        zh: "在 '\(module)' 中把 '\(name)' 的用途声明为协议，由 Data target 实现")
    }
  }

  /// How sure a link is of which names say the ends: what a target links or holds does not unsay them.
  static let saidByName = 0.95

  /// Whether a target's own name says the ring, not only what it holds.
  func isNamed(_ name: String, _ layer: Layer) -> Bool {
    guard case .strong(let said)? = words.read(name)?.meaning else { return false }
    return said.ring == layer.ring
  }
}
