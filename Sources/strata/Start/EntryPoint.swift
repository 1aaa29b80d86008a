internal import ArgumentParser
internal import StrataCode
internal import StrataData

/// Where the process starts: parses the arguments, runs the command, ends with its exit code.
@main
enum EntryPoint {
  static func main() {
    ProcessMemory.prepare()
    StandardStream.ignoreBrokenPipes()
    // Not a command: nobody types it, and it has neither options nor help.
    if CommandLine.arguments.dropFirst().elementsEqual([IndexProcess.argument]) {
      return IndexProcess.serve()
    }
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try command(ArgumentOrder.commandFirst(arguments))
      try checkLanguages(of: command)
      try command.run()
    } catch {
      ProcessExit(of: error).exit()
    }
  }

  /// The command that arguments ask for.
  ///
  /// To go through all commands takes the parser as long as a check takes where nothing has changed. The
  /// one that is named is asked alone; where it does not take the arguments, all are, so that help and
  /// errors speak of the whole.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let all = Strata.configuration
    let named = all.subcommands.first {
      ArgumentOrder.names(of: $0).contains(arguments.first ?? "")
    }
    let isNamed = named != nil || arguments.first == "help"
    if let asked = isNamed ? named : all.defaultSubcommand, asked.configuration.subcommands.isEmpty,
      let command = try? asked.parseAsRoot(Array(arguments.dropFirst(isNamed ? 1 : 0))),
      type(of: command) == asked
    {
      return command
    }
    return try Strata.parseAsRoot(arguments)
  }

  /// Refuses two languages where a command speaks one.
  private static func checkLanguages(of command: any ParsableCommand) throws {
    let isBilingual = command is Rules || command is Explain || command is Advise
    guard Language.besideOfRun != nil, !isBilingual else { return }
    throw ValidationError(
      "--lang takes one language here; 'rules', 'explain' and 'advise' show two side by side",
      zh: "这里的 --lang 只接受一种语言；'rules'、'explain' 和 'advise' 可以对照显示两种")
  }
}
