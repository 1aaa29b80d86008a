internal import ArgumentParser

/// Lets options stand before the command that they belong to: `strata --info layers`.
enum ArgumentOrder {
  /// The arguments with the command first, if the first of them are options and one that follows
  /// names a command.
  static func commandFirst(_ arguments: [String]) -> [String] {
    // Three dashes are a shell that asks for completions.
    guard let first = arguments.first, first.hasPrefix("-"), !first.hasPrefix("---") else {
      return arguments
    }
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      if argument == "--" { return arguments }
      if !argument.hasPrefix("-") {
        guard commands.contains(argument) else { return arguments }
        return [argument] + arguments[..<index] + arguments[(index + 1)...]
      }
      let next = index + 1 < arguments.endIndex ? arguments[index + 1] : ""
      // `--baseline` takes a file, but not of `init`.
      let hasValue = valued.contains(argument) && (argument != "--baseline" || next != "init")
      index += hasValue ? 2 : 1
    }
    return arguments
  }

  /// All names of commands.
  private static let commands: Set<String> = Set(
    Strata.configuration.subcommands.flatMap(names) + ["help"])

  /// What a command can be called by.
  static func names(of command: any ParsableCommand.Type) -> [String] {
    [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
  }

  /// The options that take the next argument as their value.
  static let valued: Set<String> = [
    "--after", "--asks", "--assume-filename", "--base", "--baseline", "--cache", "--cache-path",
    "--changed-since", "--choose", "--color", "--config", "--content", "--depth", "--edit",
    "--feature", "--field", "--fields", "--focus", "--format", "--from", "--import", "--in",
    "--index-store",
    "--jobs", "--lang", "--layout", "--level", "--lifetime", "--like", "--limit",
    "--min-confidence", "--named", "--only-rule", "--operation", "--output", "--profile",
    "--project", "--project-root", "--reporter", "--repository", "--school", "--shows",
    "--skip-rule",
    "--sources", "--team", "--tests", "--type", "--ui", "--verify", "-o",
  ]
}
