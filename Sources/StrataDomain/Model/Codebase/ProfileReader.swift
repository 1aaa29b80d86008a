package import StrataCode

/// Reads off a code base which school it follows.
package struct ProfileReader {
  private let codebase: Codebase
  private let samples: Samples

  package init(_ codebase: Codebase) {
    self.codebase = codebase
    samples = Samples(codebase.workspace)
  }

  /// The profile that is asked for, or that settings choose, or the one that the code shows, with its reason.
  package func profile(_ chosen: Profile?) -> DetectedProfile {
    if let chosen { return .asked(chosen) }
    if let stated = codebase.workspace.settings.profile?.profile {
      let file = codebase.workspace.settings.file ?? Settings.fileName
      return DetectedProfile(
        stated,
        reason: Phrase(
          "as '\(file)' says: \(stated.summary)", zh: "按 '\(file)' 的设置：\(stated.summary)"),
        isDetected: false)
    }
    if let reason = routes() { return DetectedProfile(.router, reason: reason, isDetected: true) }
    if let reason = interactors() {
      return DetectedProfile(.interactor, reason: reason, isDetected: true)
    }
    if let reason = actions() { return DetectedProfile(.layered, reason: reason, isDetected: true) }
    if let reason = services() {
      return DetectedProfile(.domainFirst, reason: reason, isDetected: true)
    }
    return .standard
  }

  private var types: some Sequence<SymbolID> {
    codebase.symbols.ids.filter { codebase.isProduction($0) && !isSample($0) }
  }

  private func types(_ role: Role) -> [SymbolID] {
    codebase.types(role).filter { !isSample($0) }
  }

  private func isSample(_ id: SymbolID) -> Bool {
    samples.contains(codebase.workspace.files[codebase.symbols[id].place.file].path)
  }

  private func name(_ id: SymbolID) -> String { "'\(codebase.symbols[id].qualifiedName)'" }

  private func ends(_ id: SymbolID, in suffix: String) -> Bool {
    codebase.symbols.words(of: id).ends(in: suffix)
  }

  /// A router that screens hold, and routes, or one that navigates to the cases of one enum.
  private func routes() -> Phrase? {
    let named = types.filter { codebase.roles.has($0, .coordinator) && ends($0, in: "router") }
    if named.isEmpty { return nil }
    let screens = screens()
    let routers = named.filter { isHeld($0, by: screens) }
    if routers.isEmpty { return nil }
    for router in routers {
      for method in codebase.methods(of: router) where Self.leads(codebase.name(method)) {
        let taken = codebase.namings(of: method, as: [.parameter])
        guard let route = taken.first, codebase.symbols[route.type].kind == .enum,
          ends(route.type, in: "route") || ends(route.type, in: "destination")
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

  /// Whether a method's name says that it leads to another screen.
  private static func leads(_ name: String) -> Bool {
    ["navigate", "route", "push", "present", "show", "go", "trigger", "open"].contains(name)
  }

  /// Whether views, view models or coordinators are given a type, or a protocol of it, as often as
  /// one screen in so many: a router of links from outside is asked by the app and hardly by them.
  private func isHeld(_ id: SymbolID, by screens: [Screen]) -> Bool {
    let names = Set([id] + codebase.symbols.allSupertypes(of: id))
    let holders = screens.count { screen in
      screen.id != id && screen.held.contains { names.contains($0.type) }
    }
    let driven = screens.count {
      !codebase.roles[$0.id].isDisjoint(with: [.viewModel, .coordinator])
    }
    return holders > 0 && holders * Self.screensOfRouter >= driven
  }

  /// A view, a view model or a coordinator, and what it is given.
  private struct Screen {
    var id: SymbolID
    var held: [ResolvedReference]
  }

  private func screens() -> [Screen] {
    types.filter { !codebase.roles[$0].isDisjoint(with: [.view, .viewModel, .coordinator]) }
      .map { Screen(id: $0, held: codebase.held(by: $0)) }
  }

  private static let screensOfRouter = 20

  /// Interactors, and nobody holds a screen's state for it.
  private func interactors() -> Phrase? {
    let interactors = types.filter {
      codebase.roles.has($0, .useCase) && ends($0, in: "interactor")
    }
    guard interactors.count >= 2, !types.contains(where: { codebase.roles.has($0, .viewModel) })
    else { return nil }
    return Phrase(
      "\(interactors.count) interactors, such as \(name(interactors[0])), and no view model",
      zh: "有 \(interactors.count) 个 Interactor（如 \(name(interactors[0]))），没有 ViewModel")
  }

  /// Structs of closures that view models are given, and coordinators that fill them.
  private func actions() -> Phrase? {
    let given = Set(types(.viewModel).flatMap { codebase.held(by: $0).map(\.type) })
    let actions = given.sorted().first { id in
      codebase.symbols[id].kind == .struct && ends(id, in: "actions")
        && !codebase.storedProperties(of: id).isEmpty && codebase.methods(of: id).isEmpty
    }
    guard let actions, let coordinator = types(.coordinator).first else { return nil }
    return Phrase(
      "\(name(actions)) holds closures for navigation, and \(name(coordinator)) coordinates",
      zh: "\(name(actions)) 保存导航用的闭包，\(name(coordinator)) 负责协调")
  }

  /// Use-case protocols whose bodies services of the outer ring supply, more than one in three.
  private func services() -> Phrase? {
    guard codebase.hasDomain else { return nil }
    var supplied: [SymbolID: SymbolID] = [:]
    var others: Set<SymbolID> = []
    for id in types where codebase.symbols[id].kind.isConcreteType {
      let isOuter = codebase.layer(of: id)?.ring == .data
      for parent in codebase.symbols.allSupertypes(of: id)
      where codebase.roles.has(parent, .useCaseProtocol) && codebase.layer(of: parent) == .domain
        && codebase.symbols.bodies[Int(parent.index)].count == 1
      {
        if isOuter { supplied[parent] = supplied[parent] ?? id } else { others.insert(parent) }
      }
    }
    others.subtract(supplied.keys)
    guard let first = supplied.keys.min(), let id = supplied[first],
      supplied.count * 2 > others.count
    else { return nil }
    let layer = codebase.layer(of: id)?.rawValue ?? "Data"
    let rest = supplied.count - 1
    let more = Phrase(", and so it is with \(rest) more", zh: "，另有 \(rest) 个也是如此")
    return Phrase(
      "\(name(id)) of \(layer) supplies \(name(first))",
      zh: "\(layer) 的 \(name(id)) 提供 \(name(first)) 的实现") + (rest > 0 ? more : .empty)
  }
}

extension DetectedProfile {
  /// The profile that somebody asks for.
  package static func asked(_ profile: Profile) -> DetectedProfile {
    DetectedProfile(
      profile, reason: Phrase("as asked: \(profile.summary)", zh: "按指定：\(profile.summary)"),
      isDetected: false)
  }
}
