import Foundation
import TestSupport
import Testing

@Suite("What is said in Chinese")
struct ChineseTests {
  /// Commands over the example whose output people read.
  static let commands: [[String]] = [
    ["check", "--info", "--all-rules", "--all"], ["check", "--only-rule", "entity.codable"],
    ["layers"], ["layers", "--all-files"], ["layers", "--unplaced"], ["rules"],
    ["rules", "--profile", "pragmatic"], ["explain", "dependency.layer-reference"],
    ["explain", "presentation.massive-view-model"], ["explain", "Sources/Tangled/Domain/Entities/Cart.swift"],
    ["explain", "MenuViewModel"], ["explain", "Presentation->Data"], ["explain", "MenuView->APIClient"],
    ["settings"], ["settings", "--all"], ["init", "--print"], ["graph"],
    ["graph", "--level", "module"], ["graph", "--format", "mermaid"], ["graph", "--format", "svg"],
    ["check", "--format", "markdown"], ["check", "--format", "github"],
    ["check", "--format", "junit"], ["check", "--format", "checkstyle"],
    ["check", "--format", "xcode"], ["check", "--changed-since", "HEAD"],
    ["audit"], ["baseline", "show"], ["cache"],
  ]

  /// Arguments that lead nowhere.
  static let mistakes: [[String]] = [
    ["Nowhere"], ["check", "--only-rule", "dependency.layer-referenc"], ["--profil", "layered"],
    ["--profile", "none"], ["--format", "none"], ["explain", "Nobody"], ["explain", "Domain"],
    ["explain", "A->"], ["--jobs", "0"], ["--jobs"], ["graph", "--focus", "Nobody"],
    ["--config", "none.yml"], ["audit", "--base", "nowhere"], ["explain"], ["--lang", "fr"],
    ["baseline", "prune", "--baseline", "none.json"], ["explain", "Package.swift:999"],
  ]

  @Test(arguments: commands)
  func noEnglishIsLeftInWhatACommandSays(arguments: [String]) throws {
    try expectChinese(arguments)
  }

  @Test(arguments: mistakes)
  func noEnglishIsLeftInWhatGoesWrong(arguments: [String]) throws {
    try expectChinese(arguments)
  }

  @Test(arguments: try! helps())
  func noEnglishIsLeftInAnyHelp(command: [String]) throws {
    try expectChinese(command + ["--help"])
  }
}
