import ArgumentParser

/// The program.
struct UsersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "users",
    abstract: "Look at users, and give them new names.",
    discussion: """
      Without arguments, a server is started in this process on a free port, with made-up users \
      that are forgotten at the end.
      """,
    subcommands: [BrowseCommand.self, ServerCommand.self],
    defaultSubcommand: BrowseCommand.self)
}
