/// The app in a terminal: the same router and view models as in a window.
@MainActor
struct TerminalFrontEnd {
  let dependencies: AppDependencies
  let router: ColleaguesRouter
  let read: () -> String?
  let write: (String) -> Void

  /// Shows the list, then does what is typed until `quit` or the end of the input.
  func run() async {
    await showColleagues()
    write("Type a name, 'where', 'settings', a radius such as '20', 'back' or 'quit'.")
    while let line = read(), line != "quit" { await perform(line) }
  }

  private func perform(_ line: String) async {
    switch (line, router.path.last) {
    case ("back", _): router.goBack()
    case ("settings", _): router.navigate(to: .settings)
    case ("where", .profile(let id)): router.navigate(to: .whereabouts(id: id))
    case (_, .settings): return await showSettings { await $0.setNearbyRadius(Int(line) ?? 0) }
    case (_, nil): await open(line)
    default: write("There is no '\(line)' here.")
    }
    await showScreen()
  }

  private func open(_ name: String) async {
    let list = dependencies.makeColleaguesViewModel()
    await list.load()
    guard let id = list.colleagues.first(where: { $0.name.hasPrefix(name) })?.id else {
      return write("There is no '\(name)'.")
    }
    router.navigate(to: .profile(id: id))
  }

  private func showScreen() async {
    switch router.path.last {
    case nil: await showColleagues()
    case .profile(let id): await showProfile(dependencies.makeProfileViewModel(id: id))
    case .whereabouts(let id): await showWhereabouts(dependencies.makeWhereaboutsViewModel(id: id))
    case .settings: await showSettings { _ in }
    }
  }

  private func showColleagues() async {
    let list = dependencies.makeColleaguesViewModel()
    await list.load()
    show(list.colleagues.map(\.name) + [list.message])
  }

  private func showProfile(_ profile: ProfileViewModel) async {
    await profile.load()
    show([profile.colleague?.name, profile.colleague?.email, profile.message])
  }

  private func showWhereabouts(_ whereabouts: WhereaboutsViewModel) async {
    await whereabouts.locate()
    show([whereabouts.distance, whereabouts.message])
  }

  private func showSettings(changed change: (SettingsViewModel) async -> Void) async {
    let settings = dependencies.makeSettingsViewModel()
    await settings.load()
    await change(settings)
    show([settings.settings.map { "Nearby: \($0.nearbyRadius) km" }, settings.message])
  }

  private func show(_ lines: [String?]) {
    for case let line? in lines { write(line) }
  }
}
