package import StrataModel
package import StrataCode

// Where what one needs is to be built.

extension LegalRoute {
  /// `in 'AppDIContainer'`, which builds the type already; `in 'MenuBuilder', which builds 'MenuViewModel'`,
  /// who is to take it; or else in the composition root, and how it gets from there to who takes it.
  package func wiringPlace(for id: SymbolID, into consumer: SymbolID? = nil) -> Phrase {
    let known = builder(of: id).flatMap { isOutside($0, of: id) ? $0 : nil }
    if let place = consumer.flatMap({ self.place(building: $0, for: id, known) }) { return place }
    if let known { return inside(known) }
    if let place = sole(for: id) { return place }
    guard index.builders.isEmpty, let start = start, reaches(id, from: start) else {
      return root(of: id)
    }
    return whereStarting(start, id)
  }

  private func sole(for id: SymbolID) -> Phrase? {
    guard let container = soleBuilder, container != id, isOutside(container, of: id),
      isVisible(id, from: container)
    else { return nil }
    return inside(container)
  }

  private func inside(_ type: SymbolID) -> Phrase {
    let name = codebase.symbols[type].qualifiedName
    return Phrase("in '\(name)'", zh: "在 '\(name)' 中")
  }

  private func whereStarting(_ start: SymbolID, _ id: SymbolID) -> Phrase {
    guard isVisible(id, from: start) else { return root(of: id) }
    let name = codebase.symbols[start].qualifiedName
    return Phrase("in '\(name)', where the app starts", zh: "在应用的起点 '\(name)' 中")
  }

  /// The composition root, which sees of a module only what that shows.
  func root(of id: SymbolID) -> Phrase {
    guard isHidden(id) else { return Phrase("in the composition root", zh: "在组合根") }
    // What it is made with has to be seen there, too.
    let taken = codebase.initializers(of: id).flatMap {
      codebase.namings(of: $0, as: [.parameter]).map(\.named)
    }.filter { codebase.symbols[$0].access < .package }
    let all = FrameworkUses.once([id] + taken).map { codebase.symbols[$0].qualifiedName }
    let verb = all.count == 1 ? "is" : "are"
    return Phrase(
      "in the composition root, once \(codebase.listed(all)) \(verb) public",
      zh: "在组合根（先把 \(codebase.listed(all)) 设为 public）")
  }

  /// Whether a type is a library target's own, where other targets build what uses it.
  private func isHidden(_ id: SymbolID) -> Bool {
    let modules = codebase.workspace.modules
    let own = codebase.workspace.files[codebase.symbols[id].place.file].modules
    return codebase.symbols[id].access < .package && !own.isEmpty
      && own.allSatisfy { [.library].contains(modules[$0].kind) }
      && modules.contains { [.application, .tool].contains($0.kind) }
      && !(codebase.types(.container) + codebase.types(.entryPoint)).contains {
        codebase.workspace.files[codebase.symbols[$0].place.file].modules.contains(
          where: own.contains)
      }
  }

  /// Whether code of one type may name another: the same target, or one that shows it.
  func isVisible(_ id: SymbolID, from start: SymbolID) -> Bool {
    let files = codebase.workspace.files
    let own = files[codebase.symbols[start].place.file].modules
    let other = files[codebase.symbols[id].place.file].modules
    let (facts, name) = (
      codebase.facts(codebase.symbols[start].place.file), codebase.symbols[id].name
    )
    return other.isEmpty || codebase.symbols[id].access >= .package
      || own.contains(where: other.contains)
      || facts.references.contains { facts[$0.name] == name }
  }

  /// The container that builds whatever any of them builds, where that is what an app is made of.
  private var soleBuilder: SymbolID? {
    guard let only = index.soleBuilder else { return nil }
    let composes = index.builders.keys.contains {
      codebase.isCollaborator($0) || codebase.roles.has($0, .viewModel)
    }
    return composes ? only : nil
  }

  /// Where who takes a type is built now; nil where nobody is known to build it, or a screen another one.
  /// Who builds the type already does so for others, unless what takes it comes from there, too.
  private func place(
    building consumer: SymbolID, for id: SymbolID, _ known: SymbolID?
  ) -> Phrase? {
    let makers = codebase.makers(of: consumer)
    guard !makers.isEmpty else { return nil }
    let taker = codebase.symbols[consumer].qualifiedName
    let wiring = makers.filter { puts($0, id) && reaches(id, from: $0) && isVisible(id, from: $0) }
    if wiring.count == makers.count {
      // Who is handed the type only hands it on.
      let isGiven = wiring.allSatisfy { codebase.held(by: $0).contains { $0.type == id } }
      if isGiven, let known, !wiring.contains(known) { return inside(known) }
      if let known, !wiring.contains(known), codebase.roles.has(known, .container) {
        return there(known, handing: taker, to: makers)
      }
      if makers.count == 1, codebase.roles.has(makers[0], .entryPoint) {
        return whereStarting(makers[0], id)
      }
      let names = codebase.listed(makers.map { codebase.symbols[$0].qualifiedName }, most: 2)
      return makers.count == 1
        ? Phrase("in \(names), which builds '\(taker)'", zh: "在构造 '\(taker)' 的 \(names) 中")
        : Phrase("in \(names), which build '\(taker)'", zh: "在构造 '\(taker)' 的 \(names) 中")
    }
    let isView = codebase.roles.has(consumer, .view)
    let home =
      known.flatMap { known in
        wiring.contains(known) || leads(from: known, to: consumer, within: 4)
          ? inside(known) : nil
      }
      ?? start.flatMap { start in
        reaches(id, from: start) && leads(from: start, to: consumer, within: isView ? 4 : 2)
          ? whereStarting(start, id) : nil
      } ?? sole(for: id) ?? root(of: id)
    guard !isView else { return home }
    let parts = makers.filter { !puts($0, id) }
    guard !parts.isEmpty else { return home }
    let names = codebase.listed(parts.map { codebase.symbols[$0].qualifiedName }, most: 2)
    let verb = parts.count == 1 ? "builds" : "build"
    if let container = known ?? soleBuilder, codebase.roles.has(container, .container),
      isOutside(container, of: id),
      parts.allSatisfy({ codebase.held(by: $0).contains { $0.type == container } })
    {
      let holding = parts.count == 1 ? "holds" : "hold"
      return inside(container)
        + Phrase(
          ", and let \(names), which \(holding) it, take '\(taker)' from there",
          zh: "，让持有它的 \(names) 从那里取得 '\(taker)'")
    }
    if codebase.needsData(consumer) {
      return Phrase(
        "\(home), and hand a closure that makes '\(taker)' on to \(names), which \(verb) it now",
        zh: "\(home)，并把构造 '\(taker)' 的闭包交给现在自行构造它的 \(names)")
    }
    return Phrase(
      "\(home), and hand '\(taker)', or a closure that makes it, on to \(names), which \(verb) it now",
      zh: "\(home)，并把 '\(taker)' 或构造它的闭包交给现在自行构造它的 \(names)")
  }

  /// `in 'AppDIContainer', which builds it already, and pass it to 'MenuViewModel' in 'AppCoordinator'`: a
  /// second one would keep a state of its own.
  private func there(
    _ known: SymbolID, handing taker: String, to makers: [SymbolID]
  ) -> Phrase {
    let names = codebase.listed(makers.map { codebase.symbols[$0].qualifiedName }, most: 2)
    let home = codebase.symbols[known].qualifiedName
    return Phrase(
      "in '\(home)', which does so already, and pass it to '\(taker)' in \(names)",
      zh: "在已经构造它的 '\(home)' 中，再在 \(names) 中传给 '\(taker)'")
  }

  /// Whether who starts the app builds a type, or who builds that, in so many steps.
  private func leads(from start: SymbolID, to id: SymbolID, within steps: Int) -> Bool {
    var seen: Set<SymbolID> = [id]
    var open = [id]
    for _ in 0..<steps {
      let makers = open.flatMap { self.codebase.makers(of: $0) }
      if makers.contains(start) { return true }
      open = makers.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Whether a type builds for others, and is itself none of the parts that are built.
  private func puts(_ maker: SymbolID, _ id: SymbolID) -> Bool {
    let roles = codebase.roles[maker]
    if !roles.isDisjoint(with: [.container, .entryPoint]) { return true }
    guard roles.isDisjoint(with: Self.parts) || roles.contains(.coordinator) else { return false }
    // A screen's own helper must not know what Data builds.
    return codebase.layer(of: maker) != .presentation || codebase.layer(of: id)?.ring != .data
      || ContainerShape.isNamedForWiring(codebase.symbols.words(of: maker))
  }

  private static let parts: Roles = [
    .view, .viewModel, .useCase, .repositoryImplementation, .dataSource, .entity, .dto, .mapper,
    .persistenceModel,
  ]

  /// Whether a container can know what it shall build: one of Domain builds nothing but Domain's.
  private func isOutside(_ container: SymbolID, of id: SymbolID) -> Bool {
    let layer = codebase.layer(of: container)
    return (layer != .domain || codebase.layer(of: id) == .domain) && reaches(id, from: container)
  }

  /// Whether the target of one type links that of another, as far as manifests say.
  func reaches(_ id: SymbolID, from start: SymbolID) -> Bool {
    reaches(id, fromFile: codebase.symbols[start].place.file)
  }

  private func reaches(_ id: SymbolID, fromFile file: Int) -> Bool {
    let workspace = codebase.workspace
    let (own, other) = (
      workspace.files[file].modules, workspace.files[codebase.symbols[id].place.file].modules
    )
    guard !other.isEmpty, own != other else { return true }
    let links = codebase.modules.links
    return own.contains { from in other.contains { $0 == from || links.reaches($0, from: from) } }
  }

  /// Whether a file may name a type: its target links that one's, or what it links is not known.
  func sees(_ id: SymbolID, fromFile file: Int) -> Bool {
    let modules = codebase.workspace.files[file].modules
    return reaches(id, fromFile: file)
      || modules.allSatisfy { codebase.workspace.modules[$0].dependencies.isEmpty }
  }

  /// The type with which the only app of a code base starts; of several, the one that builds a screen.
  private var start: SymbolID? {
    let all = codebase.types(.entryPoint).filter { id in
      codebase.isProduction(id)
        // A widget is a program of its own.
        && Set(codebase.symbols.externalSupertypes[Int(id.index)])
          .isDisjoint(with: ["Widget", "WidgetBundle", "ControlWidget"])
    }
    if all.count == 1 { return all[0] }
    // Who fills a container puts the app together.
    let filling = all.filter {
      codebase.facts(codebase.symbols[$0].place.file).usedNames.contains("register")
    }
    if filling.count == 1 { return filling[0] }
    let building = all.filter { id in
      codebase.dependencies(of: codebase.symbols[id].place.file).contains {
        $0.to == .presentation && codebase.reference(of: $0).role == .construction
      }
    }
    return building.count == 1 ? building[0] : nil
  }
}
