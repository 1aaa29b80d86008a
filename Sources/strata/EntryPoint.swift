internal import ArgumentParser

/// Where the process starts: parses the arguments, runs the command, ends with its exit code.
@main
enum EntryPoint {
  static func main() {
    StandardStream.ignoreBrokenPipes()
    do {
      var command = try Strata.parseAsRoot()
      try command.run()
    } catch {
      Ending(of: error).exit()
    }
  }
}
