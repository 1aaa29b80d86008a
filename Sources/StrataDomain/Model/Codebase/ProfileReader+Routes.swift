internal import StrataCode

// Routers that screens hold, and the routes that they are asked for.

extension ProfileReader {
  /// A view, a view model or a coordinator, and what it is given.
  fileprivate struct Screen: Sendable, Equatable {
    var id: SymbolID
    var held: [SymbolID]
  }

  /// A router that screens hold, and routes, or one that navigates to the cases of one enum.
  func routes() -> Phrase? { ownRoutes() ?? foreignRoutes() }

  private func ownRoutes() -> Phrase? {
    let named = types.filter { codebase.roles.has($0, .coordinator) && ends($0, in: "router") }
    if named.isEmpty { return nil }
    let screens = screens()
    let routers = named.filter { isHeld($0, by: screens) }
    if routers.isEmpty { return nil }
    for router in routers {
      for method in codebase.methods(of: router) where Self.leads(codebase.name(method)) {
        let taken = codebase.namings(of: method, as: [.parameter])
        guard let route = taken.first, codebase.symbols[route.type].kind == .enum,
          isRouteName(route.type)
        else { continue }
        return Phrase(
          "\(name(router)) navigates to the cases of \(name(route.type))",
          zh: "\(name(router)) 导航到 \(name(route.type)) 的各个 case")
      }
    }
    let routes = types.filter { id in
      codebase.symbols[id].kind.isConcreteType
        && codebase.symbols.allSupertypes(of: id).contains { ends($0, in: "route") }
    }
    return routes.first.map {
      Phrase(
        "\(name(routers[0])) is a router and \(name($0)) a route",
        zh: "\(name(routers[0])) 是 Router，\(name($0)) 是 Route")
    }
  }

  /// A router that another module declares, over an enum of the project: `Router<AppRoute>`.
  private func foreignRoutes() -> Phrase? {
    var holders: Set<SymbolID> = []
    var found: [String: SymbolID] = [:]
    let screens = screenTypes()
    for held in codebase.seen(inEach: screens, foreignRoutes) {
      holders.insert(held.screen)
      found[held.router] = found[held.router] ?? held.route
    }
    guard let router = found.keys.min(), let route = found[router],
      isUsual(holders, among: screens.count)
    else { return nil }
    let count = holders.count
    return Phrase(
      """
      \(count) \(count == 1 ? "screen asks" : "screens ask") '\(router)' of another module for the \
      cases of \(name(route))
      """,
      zh: "有 \(count) 个界面通过其他模块的 '\(router)' 导航到 \(name(route)) 的各个 case")
  }

  /// The routers of other modules that a screen stores, each with the places that it knows.
  private func foreignRoutes(of screen: SymbolID) -> [ForeignRoute] {
    codebase.storedProperties(of: screen).compactMap { place in
      guard let router = codebase.foreignRouter(of: place),
        let route = codebase.namings(of: place).map(\.type).first(where: isRoute)
      else { return nil }
      return ForeignRoute(screen: screen, router: router, route: route)
    }
  }

  fileprivate struct ForeignRoute: Sendable, Equatable {
    var screen: SymbolID
    var router: String
    var route: SymbolID
  }

  /// An enum of places to go to, by its name or by what it conforms to.
  private func isRoute(_ id: SymbolID) -> Bool {
    guard codebase.symbols[id].kind == .enum else { return false }
    return isRouteName(id)
      || ([id] + codebase.symbols.allSupertypes(of: id)).contains { type in
        codebase.symbols.externalSupertypes[Int(type.index)].contains {
          NameWords($0).suffix(from: ["route", "routable"]) != nil
        }
      }
  }

  private func isRouteName(_ id: SymbolID) -> Bool {
    ends(id, in: "route") || ends(id, in: "destination")
  }

  /// Whether a method's name says that it leads to another screen.
  private static func leads(_ name: String) -> Bool {
    ["navigate", "route", "push", "present", "show", "go", "trigger", "open"].contains(name)
  }

  /// Whether views, view models or coordinators are given a type, or a protocol of it, as often as
  /// a school would: a router of links from outside is asked by the app and hardly by them.
  private func isHeld(_ id: SymbolID, by screens: [Screen]) -> Bool {
    let names = Set([id] + codebase.symbols.allSupertypes(of: id))
    let holders = screens.filter { screen in
      screen.id != id && screen.held.contains(where: names.contains)
    }
    return isUsual(Set(holders.map(\.id)), among: screens.count)
  }

  /// Whether those that hold a router are as many as one in so many of all, and one in so many of
  /// the views that go somewhere by themselves.
  private func isUsual(_ holders: Set<SymbolID>, among screens: Int) -> Bool {
    guard !holders.isEmpty, holders.count * Self.screensOfRouter >= screens else {
      return false
    }
    let movers = presenters.subtracting(holders).count
    return holders.count * Self.presentersOfRouter >= movers
  }

  private func screens() -> [Screen] {
    codebase.seen(inEach: screenTypes()) { id in
      [Screen(id: id, held: (codebase.held(by: id) + surroundings(of: id)).map(\.type))]
    }
  }

  private func screenTypes() -> [SymbolID] {
    types.filter { !codebase.roles[$0].isDisjoint(with: [.view, .viewModel, .coordinator]) }
  }

  /// What a screen finds in its environment: `@Environment(AppRouter.self)`.
  private func surroundings(of id: SymbolID) -> [ResolvedReference] {
    codebase.storedProperties(of: id).filter { codebase.attributes(of: $0).contains("Environment") }
      .flatMap { codebase.namings(of: $0, as: [.staticAccess]) }
  }

  /// The views that show other screens themselves.
  private var presenters: Set<SymbolID> {
    known.presenters { Set(codebase.seen(inEachFile: { presenters(in: $0) })) }
  }

  private func presenters(in file: Int) -> [SymbolID] {
    guard codebase.scopes[file].isProduction else { return [] }
    let facts = codebase.facts(file)
    return facts.shapes.compactMap { shape in
      guard case .presents = shape.form else { return nil }
      let view = facts.enclosing(shape.owner).lazy.compactMap {
        codebase.symbols.subject(of: DeclarationID(file: file, declaration: $0))
      }.first
      return view.flatMap { codebase.roles.has($0, .view) ? $0 : nil }
    }
  }

  private static let screensOfRouter = 20
  private static let presentersOfRouter = 3
}

extension Codebase {
  /// A router that no file of the project declares, in what a property's type or its wrapper names.
  package func foreignRouter(of place: DeclarationID) -> String? {
    let facts = facts(place.file)
    return referenceOrder[place.file][place.declaration].lazy.compactMap { position -> String? in
      guard case .external = self.references[place.file][position] else { return nil }
      let reference = facts.references[position]
      guard [.property, .construction, .staticAccess, .genericArgument].contains(reference.role)
      else { return nil }
      let name = facts[reference.name].split(separator: ".").last.map { String($0) } ?? ""
      return NameWords(name).suffix(from: ["router", "navigator"]) != nil ? name : nil
    }.first
  }
}

extension ProfileReader.Screen: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(id)
    for type in held { digest.add(type) }
    digest.add(held.count)
  }
}

extension ProfileReader.ForeignRoute: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(screen)
    digest.add(router)
    digest.add(route)
  }
}
