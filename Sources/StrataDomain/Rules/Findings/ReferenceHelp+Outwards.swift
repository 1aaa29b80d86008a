internal import StrataCode
internal import StrataModel

// What to do about naming what wires, and about a kernel that names what it serves.

extension ReferenceHelp {
  /// A type that asks for a protocol already and only fills it in by default.
  func dropDefault(_ dependency: Dependency) -> Phrase? {
    let span = codebase.reference(of: dependency).span
    let file = dependency.file
    let collaborator = codebase.defaultedCollaborators(in: file).first {
      $0.target == dependency.target && $0.span.start == span.start
    }
    // `= DataProvider.repository`: what is handed over is not what is named.
    let passing = codebase.facts(file).parameters.first {
      $0.owner == codebase.reference(of: dependency).owner
        && $0.defaultValue?.contains(span.start) == true
    }
    guard let parameter = collaborator?.parameter ?? passing,
      let asked = codebase.parameterType(parameter, in: file),
      codebase.symbols[asked].kind == .protocol,
      codebase.layer(of: asked).map({ Direction.allows(dependency.from, $0) }) ?? false
    else { return nil }
    let label = codebase.facts(file)[parameter.name]
    if collaborator == nil {
      let known = codebase.symbols[asked].qualifiedName
      return Phrase(
        "leave the default of '\(label)' out, and pass what keeps '\(known)' in the composition root",
        zh: "去掉 '\(label)' 的默认值，在组合根传入 '\(known)' 的实现")
    }
    let place = route.wiringPlace(
      for: dependency.target,
      into: codebase.namingType(of: codebase.reference(of: dependency).owner, in: file))
    let (name, known) = (name(dependency), codebase.symbols[asked].qualifiedName)
    return Phrase(
      "leave the default of '\(label)' out, which asks for '\(known)', and pass '\(name)' \(place)",
      zh: "'\(label)' 的类型已是 '\(known)'：去掉它的默认值，\(place)传入 '\(name)'")
  }

  /// What keeps a promise of Domain and works with what is outside goes there; what only screens
  /// name goes to them.
  func outOfDomain(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain, let type = codebase.outermostType(of: dependency) else {
      return nil
    }
    let name = codebase.symbols[type].qualifiedName
    if dependency.to == .presentation {
      guard stray.isOfScreens(type) else { return nil }
      return Self.ofScreens(name)
    }
    guard dependency.to.ring == .data else { return nil }
    if isImplementation(type) {
      let layer = dependency.to.rawValue
      return Phrase(
        "move '\(name)' to \(layer): it implements what Domain only asks for",
        zh: "把 '\(name)' 移到 \(layer)：它实现的是 Domain 只需声明的需求")
    }
    guard codebase.roles.has(type, .repositoryImplementation) else { return nil }
    let users = codebase.handingOn(type, as: codebase.promises(of: type).first)
    guard users.isEmpty else {
      return Phrase("move '\(name)' to Data\(users)", zh: "把 '\(name)' 移到 Data\(users)")
    }
    return Phrase(
      "move '\(name)' to Data: what implements a repository belongs there",
      zh: "把 '\(name)' 移到 Data：Repository 的实现应放在那里")
  }

  /// What a value of Domain makes for a screen of itself is made in Presentation.
  func outOfEntity(_ dependency: Dependency) -> Phrase? {
    let reference = codebase.reference(of: dependency)
    guard dependency.from == .domain, dependency.to == .presentation, reference.role == .return,
      let maker = codebase.maker(reference.owner, in: dependency.file)
    else { return nil }
    guard codebase.known({ codebase.namesCalledInDomain() }).contains(maker) else {
      return codebase.moved(maker, name(dependency), dependency.to.rawValue)
    }
    return Phrase(
      "move '\(maker)' to an extension in Presentation, and call it there: Domain gives its own values back",
      zh: "把 '\(maker)' 移到 Presentation 的扩展中，并在那里调用：Domain 只返回自己的值")
  }

  /// Whether a class keeps a promise of Domain with a library that Domain must do without.
  private func isImplementation(_ id: SymbolID) -> Bool {
    let symbols = codebase.symbols
    guard codebase.roles[id].isDisjoint(with: [.useCase, .repositoryImplementation]),
      symbols[id].kind == .class || !codebase.roles.has(id, .entity)
    else { return false }
    let facts = codebase.facts(symbols[id].place.file)
    return symbols.allSupertypes(of: id).contains {
      symbols[$0].kind == .protocol && codebase.layer(of: $0) == .domain
    }
      && facts.importedModules.contains { Framework(module: $0).severityInDomain == .error }
  }

  /// To tell what happened, where a screen does the rest with what is named.
  static func telling(_ namer: String, _ name: String) -> Phrase {
    Phrase(
      "let '\(namer)' return what happened, or throw it, and do in Presentation what it does with '\(name)'",
      zh: "让 '\(namer)' 返回或抛出所发生的事，把它对 '\(name)' 的操作移到 Presentation")
  }

  /// What a screen shows is made by Presentation, of what the inner layers give back.
  func outToScreens(_ dependency: Dependency) -> Phrase? {
    let roles = codebase.roles[dependency.target]
    guard dependency.to == .presentation, dependency.from != .app,
      codebase.symbols[dependency.target].kind != .protocol,
      codebase.reference(of: dependency).role != .conformance
    else { return nil }
    let (name, namer) = (name(dependency), namer(dependency))
    if roles.contains(.viewModel) {
      return Phrase(
        "let '\(namer)' work with values of Domain, and make '\(name)' of them in Presentation",
        zh: "让 '\(namer)' 使用 Domain 的值，再在 Presentation 中由它们构造 '\(name)'")
    }
    guard !roles.isDisjoint(with: [.view, .coordinator]) else { return nil }
    switch codebase.reference(of: dependency).role {
    case .construction:
      if let way = makesViews(dependency) { return way }
    case .parameter, .property:
      return Phrase(
        "let '\(namer)' return what happened, or throw it, in place of taking '\(name)', which does the rest",
        zh: "让 '\(namer)' 返回或抛出所发生的事，不再接收 '\(name)'，其余由 '\(name)' 完成")
    default:
      return Self.telling(namer, name)
    }
    return Phrase(
      "let '\(namer)' return what happened, or throw it, and let Presentation show '\(name)'",
      zh: "让 '\(namer)' 返回或抛出所发生的事，由 Presentation 显示 '\(name)'")
  }

  /// What to do where a function gives a view back: it has nothing to tell, it goes to the screens.
  private func makesViews(_ dependency: Dependency) -> Phrase? {
    let (facts, owner) = (
      codebase.facts(dependency.file), codebase.reference(of: dependency).owner
    )
    guard owner >= 0, [.function, .property].contains(facts[owner].kind),
      facts.references.contains(where: {
        $0.owner == owner && [.return, .property].contains($0.role)
          && Self.views.contains(facts[$0.name])
      })
    else { return nil }
    let (maker, namer) = (facts[facts[owner].name], namer(dependency))
    return Phrase(
      "move '\(maker)' of '\(namer)', which makes views, to a type of Presentation",
      zh: "把 '\(namer)' 中构造视图的 '\(maker)' 移到 Presentation 的类型")
  }

  private static let views: Set<String> = [
    "View", "AnyView", "SwiftUI.View", "UIView", "UIViewController", "NSView", "NSViewController",
  ]

  /// What names out of Common goes to the layer that it names.
  func outOfCommon(_ dependency: Dependency) -> Phrase {
    let (namer, layer) = (namer(dependency), dependency.to.rawValue)
    return Phrase(
      """
      move '\(namer)' to \(layer), or pass what it needs in as a value: Common serves all layers \
      and knows none
      """, zh: "把 '\(namer)' 移到 \(layer)，或把它需要的内容作为值传入：Common 服务于所有层，但不依赖任何一层")
  }

  /// A screen that a storyboard makes has no initializer to take anything in.
  private func givenLater(_ dependency: Dependency) -> Phrase? {
    let owner = codebase.reference(of: dependency).owner
    guard let screen = codebase.namingType(of: owner, in: dependency.file),
      codebase.isOfStoryboard(screen)
    else { return nil }
    let (namer, name) = (codebase.symbols[screen].qualifiedName, name(dependency))
    return Phrase(
      "give '\(namer)', which a storyboard makes, properties for what it needs of '\(name)', and set them where the screen is shown",
      zh: "'\(namer)' 由 storyboard 创建：为它需要的 '\(name)' 的内容添加属性，并在显示该页面的地方赋值")
  }

  /// Code that reaches for what starts the app to show another screen in its window.
  private func exchangingRoot(_ dependency: Dependency) -> Phrase? {
    let owner = codebase.reference(of: dependency).owner
    guard owner >= 0 else { return nil }
    let facts = codebase.facts(dependency.file)
    let isExchanged = facts.shapes.contains { shape in
      guard case .setsMember(let member) = shape.form else { return false }
      return facts[member] == "rootViewController"
        && facts[owner].extent.contains(shape.span.start)
    }
    guard isExchanged else { return nil }
    let (namer, name) = (namer(dependency), name(dependency))
    let screen = codebase.namingType(of: owner, in: dependency.file)
    if let screen, codebase.roles.has(screen, .view) {
      return Phrase(
        """
        set the root of 'view.window' in '\(namer)', or give it a closure in which '\(name)' shows \
        what comes next
        """, zh: "在 '\(namer)' 中设置 'view.window' 的根页面，或给它一个闭包，由 '\(name)' 在其中显示下一个页面")
    }
    return Phrase(
      """
      let '\(namer)' only tell that it happened, by a closure or a stream, and let '\(name)' show \
      the next screen then
      """, zh: "让 '\(namer)' 只通过闭包或流告知所发生的事，再由 '\(name)' 显示下一个页面")
  }

  /// A protocol for who builds that the one who asks may name already.
  private func byFactory(_ dependency: Dependency) -> Phrase? {
    guard let known = route.abstraction(of: dependency.target, for: dependency.from),
      codebase.symbols.words(of: known).suffix(from: ["factory", "builder", "maker", "assembly"])
        != nil
    else { return nil }
    let (name, asked) = (name(dependency), codebase.symbols[known].qualifiedName)
    return Phrase(
      "take '\(asked)', which '\(name)' conforms to, in the initializer of '\(namer(dependency))'",
      zh: "在 '\(namer(dependency))' 的初始化方法中接收 '\(name)' 已遵循的 '\(asked)'")
  }

  /// What names the composition root is given what it needs.
  func outOfApp(_ dependency: Dependency) -> Phrase {
    let (name, namer, layer) = (name(dependency), namer(dependency), dependency.from.rawValue)
    if let way = constant(dependency) ?? kernelPromise(dependency) { return way }
    if codebase.roles.has(dependency.target, .entryPoint) {
      if let way = exchangingRoot(dependency) { return way }
      return Phrase(
        "give '\(namer)' a closure or a value for what it asks of '\(name)', and fill that in where '\(namer)' is built",
        zh: "为 '\(namer)' 对 '\(name)' 的需求提供闭包或值，在构造 '\(namer)' 的地方传入")
    }
    if codebase.roles.has(dependency.target, .container) {
      if let way = givenLater(dependency) ?? byFactory(dependency) { return way }
      return Phrase(
        """
        pass what '\(namer)' needs through its initializer, or declare a factory protocol in \
        \(layer) and let '\(name)' conform to it
        """, zh: "通过初始化方法传入 '\(namer)' 需要的依赖，或在 \(layer) 中声明工厂协议并让 '\(name)' 遵循它")
    }
    if codebase.hasDomain, [.struct, .enum].contains(codebase.symbols[dependency.target].kind),
      isClean(dependency.target), codebase.methods(of: dependency.target).isEmpty,
      !codebase.isNamespace(dependency.target)
    {
      return Phrase(
        "move '\(name)' to Domain: it wires nothing and is a plain value",
        zh: "把 '\(name)' 移到 Domain：它不负责组装，只是普通的值")
    }
    if dependency.from == .domain, !isClean(dependency.target),
      [.class, .actor].contains(codebase.symbols[dependency.target].kind)
    {
      return Phrase(
        "declare what '\(namer)' needs of '\(name)' as a protocol in Domain, let '\(name)' conform to it, and pass it in as that",
        zh: "在 Domain 中把 '\(namer)' 对 '\(name)' 的需求声明为协议，让 '\(name)' 遵循它，并以该协议传入")
    }
    return Phrase(
      "move '\(name)' to \(layer) if it wires nothing, or pass what is needed of it in",
      zh: "如果 '\(name)' 不负责组装，就把它移到 \(layer)，或把需要的部分从外部传入")
  }
}

extension Codebase {
  /// The methods that Domain calls, by their names alone.
  fileprivate func namesCalledInDomain() -> Set<String> {
    workspace.files.indices.reduce(into: []) { called, file in
      if layer(ofFile: file) == .domain { called.formUnion(calledNames(in: file)) }
    }
  }
}
