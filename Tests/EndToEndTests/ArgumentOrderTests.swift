import Foundation
import TestSupport
import Testing

@Suite("Options before the command")
struct ArgumentOrderTests {
  private static let commands = [
    "check", "watch", "audit", "guard", "layers", "graph", "report", "advise", "explain", "place",
    "rules",
    "init", "settings", "cache", "baseline", "mcp", "lsp", "new", "add", "fix", "undo",
    "conventions",
  ]

  /// What the help of a command says of its options: the name, and whether it takes a value.
  private static func options(of command: String) throws -> [(name: String, hasValue: Bool)] {
    let help = try BuiltCommand.run([command, "--help"]).output
    return help.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map { String($0) }
      guard let first = words.first, first.hasPrefix("-") else { return nil }
      let names = words.prefix { $0.hasPrefix("-") }.map { $0.replacing(",", with: "") }
      return names.last.map { ($0, words.dropFirst(names.count).first?.hasPrefix("<") == true) }
    }
  }

  @Test(arguments: commands)
  func theCommandIsFoundBehindEachOfItsOptions(_ command: String) throws {
    let usage = try BuiltCommand.run([command, "--help"]).output
    let options = try Self.options(of: command)
      .filter { !["--help", "--version"].contains($0.name) }
    // Flags may not go together, a value may be none that is taken; it is the command that says so.
    let flags = options.filter { !$0.hasValue }.map(\.name)
    for before in [flags] + options.filter(\.hasValue).map({ [$0.name, "value"] }) {
      let help = try BuiltCommand.run(before + [command, "--help"])
      let isRefused = help.errors.contains("See 'strata \(command) --help'")
      #expect(help.output == usage || isRefused, "\(before)")
    }
  }

  @Test func aPathBehindOptionsIsStillAPath() throws {
    let run = try BuiltCommand.run(["--info", "nowhere"])
    #expect(run.errors == "error: there is no file or folder 'nowhere'\n")
  }
}
