import Foundation
import StrataCode
import StrataData
import StrataFeatures
import StrataPresentation
import StrataRules
import TestSupport
import Testing

@Suite("The skill for agents")
struct SkillTests {
  private func files(_ language: Language) -> [(path: String, text: String)] {
    SkillFolder(in: language).files(
      Rule.catalogue, tests: Profile.allCases.map { TestingStrategy(.full, profile: $0) })
  }

  @Test func thePluginHoldsWhatTheProgramWrites() throws {
    let folder = "Packaging/Agents/strata/skills/\(SkillFolder.name)"
    for file in files(.english) {
      try expectRecorded(
        file.text, in: Repository.root.appendingPathComponent("\(folder)/\(file.path)"))
    }
    let there = Repository.files(below: folder, suffix: ".md")
    #expect(there == files(.english).map { "\(folder)/\($0.path)" }.sorted())
  }

  @Test func thePluginAsksAsTheInstalledHooksDo() throws {
    let text = try DiskHookSettings().text(nil, asking: true, of: .claude)
    try expectRecorded(
      try #require(text),
      in: Repository.root.appendingPathComponent("Packaging/Agents/strata/hooks/hooks.json"))
  }

  @Test func thePluginBearsTheVersionOfTheProgram() throws {
    let file = Repository.root.appendingPathComponent(
      "Packaging/Agents/strata/.claude-plugin/plugin.json")
    let plugin = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    #expect(plugin?["version"] as? String == Tool.version)
  }

  /// Half of the queries are near misses, so that a description that is too wide shows, too.
  @Test func theQueriesThatTryTheDescriptionAreTwentyAndHalfOfThemMiss() throws {
    let file = Repository.root.appendingPathComponent("Packaging/Agents/evals/triggers.json")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let queries = try #require(document?["queries"] as? [[String: Any]])
    #expect(queries.count == 20)
    #expect(queries.count { $0["triggers"] as? Bool == false } == 10)
    #expect(Set(queries.compactMap { $0["query"] as? String }).count == 20)
  }

  @Test(arguments: Language.allCases)
  func thePageIsShortAndItsHeadIsOfTheSpecification(language: Language) throws {
    let page = try #require(files(language).first?.text)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 150)
    let description = try #require(lines.first { $0.hasPrefix("description: ") })
    #expect(description.count <= 1_024)
    // A colon with a blank behind it would end the value of a head in YAML.
    #expect(!description.dropFirst("description: ".count).contains(": "))
    #expect(lines.filter { $0 == "---" }.count == 2)
  }

  @Test(arguments: Language.allCases)
  func everyPageThatIsNamedIsThere(language: Language) throws {
    let files = files(language)
    let page = try #require(files.first?.text)
    let named = page.matches(of: /\((references\/[a-z]+\.md)\)/).map { String($0.1) }
    #expect(Set(named) == Set(files.dropFirst().map(\.path)))
  }
}
