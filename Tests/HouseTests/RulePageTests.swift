import Foundation
import StrataRules
import StrataCode
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

@Suite("Rules and their pages")
struct RulePageTests {
  @Test(arguments: Rule.catalogue, Language.allCases)
  func theGeneratedPageIsWhatTheRuleSaysToday(_ rule: Rule, in language: Language) throws {
    let page = RuleMarkdown.page(rule, in: language) { output(of: rule, on: $0, in: language) }
    try expectRecorded(
      page, in: Repository.root.appendingPathComponent(Self.path(of: rule, in: language)))
  }

  private static func path(of rule: Rule, in language: Language) -> String {
    switch language {
    case .english: "Documentation/Rules/\(rule.id).md"
    case .chinese: "Documentation/Rules/\(language.rawValue)/\(rule.id).md"
    }
  }

  @Test func theBilingualPageIsWhatTheRulesSayToday() throws {
    try expectRecorded(
      BilingualPage.page(Rule.catalogue),
      in: Repository.root.appendingPathComponent("Documentation/Guides/OnOnePage.md"))
  }

  /// The tool's exact text on an example.
  private func output(of rule: Rule, on example: Example, in language: Language) -> String? {
    let codebase = InMemoryCodebase(MarkedSource(example.source))
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.includesInfo = true
    request.onlyRules = [rule.id]
    request.terms = JudgingOptions(
      profile: rule.profiles.first, today: Day(year: 2026, month: 1, day: 1))
    request.baseline?.stale = .report
    let style = TerminalStyle(isColoured: false, language: language)
    return (try? codebase.checked(request)).map { FindingsText(style).text($0) }
  }

  @Test func thereIsAPageForEachRuleInEachLanguageAndNoOther() {
    // A run that writes them may look before it has.
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { return }
    let pages = Repository.files(below: "Documentation/Rules", suffix: ".md")
    let wanted = Rule.catalogue.flatMap { rule in
      Language.allCases.map { Self.path(of: rule, in: $0) }
    }
    #expect(pages == wanted.sorted())
  }

  /// The file is called as the rule, or as its family and the rule, and declares a value of that name
  /// and the rule's identifier.
  @Test func everyRuleStandsInTheFileOfItsName() throws {
    for rule in Rule.catalogue {
      let parts = rule.id.text.split(separator: ".")
      let (family, name) = (camelCase(parts[0]), camelCase(parts[1]))
      let files = Repository.files(
        below: "Sources/StrataDomain/Rules/\(family)", suffix: ".swift")
      let file = files.first { path in
        let base = path.split(separator: "/").last?.dropLast(6).lowercased()
        return base == name.lowercased() || base == (family + name).lowercased()
      }
      let path = try #require(file, "no file for \(rule.id)")
      let base = path.split(separator: "/").last?.dropLast(6).lowercased() ?? ""
      let text = try Repository.text(path)
      let declared = text.matches(
        of: /package static let (\w+): Rule = Rule\(\n    "([a-z.-]+)",/
      ).map { ($0.output.1.lowercased(), String($0.output.2)) }
      #expect(declared.map(\.0) == [base])
      #expect(declared.map(\.1) == [rule.id.text])
    }
  }

  @Test func theSkeletonOfARuleCompiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strata-rule-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = Repository.root
    let env = URL(fileURLWithPath: "/usr/bin/env")
    let script = root.appendingPathComponent("Scripts/rule.sh").path
    let written = try BuiltCommand.run(
      tool: env, ["bash", script, "entity.made-up", folder.path], in: root)
    #expect(written.code == 0, "\(written.errors)")
    let rules = Repository.files(below: "Sources/StrataDomain/Rules", suffix: ".swift")
    let modules = BuiltCommand.binary.deletingLastPathComponent().appendingPathComponent("Modules")
    // As the package manager writes the name of the folder.
    let package = root.lastPathComponent.lowercased()
      .replacing(/[^a-z0-9_]/, with: "_")
    let checked = try BuiltCommand.run(
      tool: env,
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "StrataRules",
        "-package-name", package,
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-I", modules.path,
        folder.appendingPathComponent("Entity/MadeUp.swift").path,
      ] + rules, in: root)
    #expect(checked.code == 0, "\(checked.errors)")
  }

  private func camelCase(_ kebab: Substring) -> String {
    kebab.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func whereAPageSaysThatAnAppDoesItRightThereIsAFile() {
    let places = Rule.catalogue.flatMap(\.examples).compactMap(\.place)
    #expect(places.count > 40)
    for place in places {
      let apps = ["Users", "FoodOrdering", "Colleagues", "Books"]
      #expect(apps.contains { place.hasPrefix("\($0)/") }, "\(place)")
      let file = Repository.root.appendingPathComponent("Examples/\(place)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(place)")
    }
  }

  @Test func everySpecNamesARule() {
    let specs = Repository.files(below: "Tests/Specs", suffix: ".md").map {
      $0.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
    }
    #expect(Set(specs).subtracting(Rule.catalogue.map(\.id.text)) == [])
  }
}
