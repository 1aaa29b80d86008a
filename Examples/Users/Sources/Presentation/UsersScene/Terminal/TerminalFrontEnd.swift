/// The scene on a terminal: the same coordinator and view models as on a screen.
@MainActor
package final class TerminalFrontEnd {
  private let coordinator: UsersFlowCoordinator
  private let device: any TerminalDevice
  private var screen = UserListScreen()

  /// Shows a coordinator's scene on a device.
  package init(coordinator: UsersFlowCoordinator, device: any TerminalDevice) {
    self.coordinator = coordinator
    self.device = device
  }

  /// Shows the list, then does what is typed until `quit` or the end of the input.
  package func run() async {
    await coordinator.list.loadIfNeeded()
    show()
    if coordinator.list.state == .loaded {
      write(["Type a row's number to open it, 'next' for more, 'help' for all commands."])
    }
    while let line = await nextLine() {
      let command = TerminalCommand(line)
      guard command != .quit else { return }
      await perform(command)
    }
  }

  private var openPage: UserDetailViewModel? {
    guard case .user(let id) = coordinator.path.last else { return nil }
    return coordinator.detail(id: id)
  }

  private func nextLine() async -> String? {
    device.write("> ")
    let line = await device.readLine()
    if line == nil || !device.isInteractive { device.write("\(line?.printable ?? "")\n") }
    return line
  }

  private func perform(_ command: TerminalCommand) async {
    switch command {
    case .nothing, .quit: break
    case .help: write([TerminalCommand.summary])
    case .next: await showNext()
    case .back: goBack()
    case .retry: await retry()
    case .open(let row): await open(row: row)
    case .edit(let name): await edit(name: name)
    case .unknown(let word):
      let shown = word.printable.prefix(40)
      write(["There is no command '\(shown)'. Type 'help' for those there are."])
    }
  }

  private func showNext() async {
    let list = coordinator.list
    guard openPage == nil else { return write(["Type 'back' for the list first."]) }
    if screen.moveDown(in: list.rows) { return show() }
    await list.loadMore()
    if screen.moveDown(in: list.rows) { return show() }
    let problem = UserListScreen.problemLines(of: list)
    write(problem.isEmpty ? ["There are no more users."] : problem)
  }

  private func goBack() {
    if coordinator.goBack() || screen.moveUp() { return show() }
    write(["This is the top of the list. Type 'quit' to leave."])
  }

  private func retry() async {
    if let openPage {
      await openPage.load()
    } else {
      await coordinator.list.retry()
      if !screen.moveDown(in: coordinator.list.rows) { screen = UserListScreen() }
    }
    show()
  }

  private func open(row: Int) async {
    let rows = coordinator.list.rows
    guard openPage == nil else { return write(["Type 'back' for the list first."]) }
    guard row >= 1, row <= rows.count else {
      return write([rows.isEmpty ? "There are no rows." : "The rows so far are 1 to \(rows.count)."]
      )
    }
    coordinator.list.select(id: rows[row - 1].id)
    await openPage?.load()
    show()
  }

  private func edit(name: String) async {
    guard let page = openPage else { return write(["Open a user first: type the row's number."]) }
    page.draftName = name
    await page.save()
    if let error = page.nameError ?? page.saveError {
      write(["Not saved. \(error.printable)"])
    } else {
      if case .loaded = page.state { write(["Saved."]) }
      show()
    }
  }

  private func show() {
    write(openPage.map(UserDetailScreen.lines) ?? screen.lines(of: coordinator.list))
  }

  private func write(_ lines: [String]) {
    device.write(lines.joined(separator: "\n") + "\n")
  }
}
