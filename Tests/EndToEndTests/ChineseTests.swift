import Foundation
import TestSupport
import StrataCode
import StrataRules
import Testing

@Suite("What is said in Chinese")
struct ChineseTests {
  /// Commands over the example whose output people read.
  static let commands: [[String]] = [
    ["check", "--info", "--all-rules", "--all"], ["check", "--only-rule", "entity.codable"],
    ["layers"], ["layers", "--all-files"], ["layers", "--unplaced"], ["rules"],
    ["rules", "--profile", "pragmatic"], ["explain", "dependency.layer-reference"],
    ["explain", "presentation.massive-view-model"],
    ["explain", "Sources/Tangled/Domain/Entities/Cart.swift"],
    ["explain", "MenuViewModel"], ["explain", "Presentation->Data"],
    ["explain", "MenuView->APIClient"],
    ["settings"], ["settings", "--all"], ["init", "--print"], ["graph"],
    ["graph", "--level", "module"], ["graph", "--format", "mermaid"], ["graph", "--format", "svg"],
    ["check", "--format", "markdown"], ["check", "--format", "github"],
    ["check", "--format", "junit"], ["check", "--format", "checkstyle"],
    ["check", "--format", "xcode"], ["check", "--changed-since", "HEAD"],
    ["audit"], ["baseline", "show"], ["cache", "info"], ["advise"], ["advise", "--all"],
    ["advise", "--no-prototype", "--sources", "1", "--team", "9", "--regulated", "--modules"],
    ["advise", "--operation", "PlaceOrderUseCase"],
    ["place", "Sources/Tangled/Domain/Entities/Cart.swift"],
    ["place", "Sources/Tangled/Data/Network/APIClient.swift"],
  ]

  /// Arguments that lead nowhere.
  static let mistakes: [[String]] = [
    ["Nowhere"], ["check", "--only-rule", "dependency.layer-referenc"], ["--profil", "layered"],
    ["--profile", "none"], ["--format", "none"], ["explain", "Nobody"], ["explain", "Domain"],
    ["explain", "A->"], ["--jobs", "0"], ["--jobs"], ["graph", "--focus", "Nobody"],
    ["--config", "none.yml"], ["audit", "--base", "nowhere"], ["explain"], ["--lang", "fr"],
    ["baseline", "prune", "--baseline", "none.json"], ["explain", "Package.swift:999"],
    ["place", "Nowhere.swift"], ["place", "-"], ["advise", "--lifetime", "soon"],
    ["advise", "--ask"], ["advise", "--operation", "Nowhere"], ["place", "README.md"],
  ]

  @Test(arguments: commands)
  func noEnglishIsLeftInWhatACommandSays(arguments: [String]) throws {
    try expectChinese(arguments)
  }

  @Test(arguments: mistakes)
  func noEnglishIsLeftInWhatGoesWrong(arguments: [String]) throws {
    try expectChinese(arguments)
  }

  @Test func noEnglishIsLeftInAnyHelp() throws {
    for command in try Self.subcommands(["--experimental-dump-help"]) {
      try expectChinese(command + ["--help"])
    }
  }

  @Test(arguments: [
    ["check"], ["layers", "--unplaced"], ["--help"], ["explain", "MenuViewModel"],
  ])
  func theSameInEnglishIsSeenToBeEnglish(arguments: [String]) throws {
    let example = try ExampleCopy.unchanged.get().root
    let run = try BuiltCommand.run(arguments + ["--lang", "en"], in: example)
    #expect(!EnglishWords.left(in: run.output + run.errors).isEmpty)
  }

  /// Every command, by the words that call it.
  private static func subcommands(_ arguments: [String]) throws -> [[String]] {
    struct Description: Decodable {
      struct Command: Decodable {
        var commandName: String
        var subcommands: [Command]?

        func calls(_ words: [String]) -> [[String]] {
          [words] + (subcommands ?? []).flatMap { $0.calls(words + [$0.commandName]) }
        }
      }
      var command: Command
    }
    let dump = try BuiltCommand.run(arguments).output
    return try JSONDecoder().decode(Description.self, from: Data(dump.utf8)).command.calls([])
      .filter { $0.first != "help" }
  }

  /// What rules say in English alone until somebody gives the other half, which a release waits for.
  private static let untranslated = Rule.catalogue.map(\.summary).filter {
    $0.text(in: .english) == $0.text(in: .chinese)
  }.map { $0.text(in: .english) }

  /// Expects that a run in Chinese says nothing in English.
  private func expectChinese(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let example = try ExampleCopy.unchanged.get().root
    let run = try BuiltCommand.run(
      arguments + ["--lang", "zh-Hans"], "< /dev/null", in: example)
    let text = Self.untranslated.reduce(run.output + run.errors) {
      $0.replacingOccurrences(of: $1, with: "")
    }
    #expect(text.contains { $0 >= "\u{4E00}" && $0 <= "\u{9FFF}" }, sourceLocation: sourceLocation)
    let left = EnglishWords.left(in: text)
    #expect(
      left.isEmpty,
      "\(arguments.joined(separator: " ")): \(left.prefix(12).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}
