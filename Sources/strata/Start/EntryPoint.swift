internal import ArgumentParser
internal import StrataData

/// Where the process starts: parses the arguments, runs the command, ends with its exit code.
@main
enum EntryPoint {
  static func main() {
    StandardStream.ignoreBrokenPipes()
    // Not a command: nobody types it, and it has neither options nor help.
    if CommandLine.arguments.dropFirst().elementsEqual([IndexProcess.argument]) {
      return IndexProcess.serve()
    }
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try Strata.parseAsRoot(ArgumentOrder.commandFirst(arguments))
      try command.run()
    } catch {
      ProcessExit(of: error).exit()
    }
  }
}
