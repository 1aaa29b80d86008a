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
  private static func options(in help: String) -> [(name: String, hasValue: Bool)] {
    help.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map { String($0) }
      guard let first = words.first, first.hasPrefix("-") else { return nil }
      let names = words.prefix { $0.hasPrefix("-") }.map { $0.replacing(",", with: "") }
      return names.last.map { ($0, words.dropFirst(names.count).first?.hasPrefix("<") == true) }
    }
  }

  @Test(arguments: commands)
  func theCommandIsFoundBehindAllOfItsOptions(_ command: String) throws {
    let usage = try BuiltCommand.run([command, "--help"]).output
    let options = Self.options(in: usage).filter { !["--help", "--version"].contains($0.name) }
    let before = options.flatMap { $0.hasValue ? [$0.name, "value"] : [$0.name] }
    let help = try BuiltCommand.run(before + [command, "--help"])
    // Flags may not go together, a value may be none that is taken; it is the command that says so.
    let isRefused = help.errors.contains("See 'strata \(command) --help'")
    #expect(help.output == usage || isRefused, "\(before)")
  }

  @Test func aPathBehindOptionsIsStillAPath() throws {
    let run = try BuiltCommand.run(["--info", "nowhere"])
    #expect(run.errors == "error: there is no file or folder 'nowhere'\n")
  }
}
