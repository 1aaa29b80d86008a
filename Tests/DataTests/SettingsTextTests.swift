import StrataPresentation
import StrataData
import StrataCode
import Testing

@Suite("Settings files")
struct SettingsTextTests {
  private func settings(_ text: String) throws -> Settings {
    try SettingsText.settings(Array(text.utf8), at: ".strata.yml")
  }

  /// A text with a mistake, where it is, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var place: String
    var message: String
    var testDescription: String { message }

    init(_ text: String, _ place: String, _ message: String) {
      self.text = text
      self.place = place
      self.message = message
    }
  }

  @Test(arguments: mistakes)
  func eachMistakeIsOnePreciseError(_ mistake: Mistake) {
    do {
      _ = try settings(mistake.text)
      Issue.record("nothing is said of \(mistake.text)")
    } catch let error as SettingsError {
      let said = error.message.text(in: .english)
      #expect(said == ".strata.yml:\(mistake.place): \(mistake.message)")
    } catch { Issue.record(error) }
  }

  private static let profiles = "standard, layered, pragmatic, router, domain-first, interactor"
  private static let patternNeeds = "patterns of paths, such as [Generated/**]"
  private static let ruleNeeds =
    "a severity (off, info, warning, error) or {severity: …} with the rule's numbers"

  static let mistakes: [Mistake] = [
    // The file as a whole.
    Mistake("- profile", "1:1", "'.strata.yml' needs keys such as 'profile:' or 'layers:'"),
    Mistake("profile", "1:1", "'.strata.yml' needs keys such as 'profile:' or 'layers:'"),
    Mistake(
      "profile: layered\nlayer: {}", "2:1",
      "there is no setting 'layer' here; did you mean 'layers'?"),
    Mistake(
      "zzzzzzzzz: 1", "1:1",
      "there is no setting 'zzzzzzzzz' here; there are profile, layers, words, features, rules, "
        + "allow, exclude, advice"),
    Mistake(
      "profile: layered\nexclude: [a]\nprofile: router", "3:1",
      "'profile' stands here twice; keep one of the two"),
    Mistake(
      "rules:\n  dependency.cycle: off\n  dependency.cycle: error", "3:3",
      "'dependency.cycle' stands here twice; keep one of the two"),
    Mistake(
      "rules:\n\tdependency.cycle: off", "2:1",
      "the settings are no YAML: found character that cannot start any token; indent with spaces, "
        + "not with a tab"),
    Mistake(
      "exclude: [a", "2:1", "the settings are no YAML: did not find expected ',' or ']'"),
    Mistake(
      "exclude: **/Generated", "1:11",
      "the settings are no YAML: did not find expected alphabetic or numeric character; put a "
        + "pattern that begins with '*' in quotes"),
    Mistake(
      "profile: layered\n---\nprofile: router", "2:1",
      "the settings are no YAML: there is one document too many"),
    // Numbers of the advice.
    Mistake("advice: 3", "1:9", "'advice' needs numbers such as {team: 3, lifetime: 2y}"),
    Mistake(
      "advice: {teem: 3}", "1:10", "there is no setting 'teem' here; did you mean 'team'?"),
    Mistake(
      "advice: {team: many}", "1:16", "'team' is a whole number from 0 on, not 'many'"),
    Mistake(
      "advice: {lifetime: 12}", "1:20",
      "'12' is no length of time; write a number and d, w, m or y, such as 6m"),
    // Profiles.
    Mistake("profile:", "1:9", "'profile' is empty; it needs the name of a profile: \(profiles)"),
    Mistake("profile: layerd", "1:10", "there is no profile 'layerd'; did you mean 'layered'?"),
    Mistake(
      "profile: VIPER!!!!!", "1:10", "there is no profile 'VIPER!!!!!'; there are \(profiles)"),
    Mistake("profile: [layered]", "1:10", "'profile' needs the name of a profile: \(profiles)"),
    // Layers and words.
    Mistake("layers: [Domain]", "1:9", "'layers' needs layers with their patterns"),
    Mistake(
      "layers:\n  domain: [a]", "2:3", "there is no layer 'domain'; did you mean 'Domain'?"),
    Mistake(
      "layers:\n  Kitchen: [a]", "2:3",
      "there is no layer 'Kitchen'; there are Domain, Data, Infrastructure, Presentation, App, "
        + "Common, Test"),
    Mistake("layers:\n  Domain:", "2:10", "'Domain' is empty; it needs \(patternNeeds)"),
    Mistake("layers:\n  Domain: {a: b}", "2:11", "'Domain' needs \(patternNeeds)"),
    Mistake("layers:\n  Domain: ['']", "2:12", "'Domain' is empty; it needs \(patternNeeds)"),
    Mistake(
      "layers:\n  Domain: [/Users/me/App]", "2:12",
      "the pattern '/Users/me/App' is a path of this machine; write it from the root of the project"
    ),
    Mistake(
      "layers:\n  Domain: [../Core]", "2:12",
      "the pattern '../Core' leaves the project with '..'; write it from the root"),
    Mistake(
      #"layers: {Domain: ['Core\Model']}"#, "1:19",
      #"the pattern 'Core\Model' has a backslash; write '/' between folders"#),
    Mistake(
      "layers:\n  Domain: [Core]\n  Data: [Store, Core]", "3:17",
      "the pattern 'Core' is under Domain too; keep one of the two"),
    Mistake(
      "words:\n  Data: [a/b]", "2:10",
      "'Data' needs words of folder names, such as [Services], not paths"),
    // Patterns.
    Mistake(
      "exclude: ['!Kept']", "1:11", "the pattern '!Kept' is negated, which patterns cannot be"),
    Mistake(
      "exclude: [Core**]", "1:11",
      "the pattern 'Core**' has '**' beside other letters; it stands for folders, and alone "
        + "between two '/'"),
    Mistake(
      "exclude: ['Core/[ab']", "1:11", "the pattern 'Core/[ab' has a '[' without its partner"),
    Mistake(
      "features: 'Core/a,b}'", "1:11", "the pattern 'Core/a,b}' has a '}' without its partner"),
    Mistake(
      "layers:\n  Domain: [Core]\n  Data: [./Core/**]", "3:10",
      "the pattern './Core/**' is under Domain too; keep one of the two"),
    Mistake(
      "exclude: ['Core/[a-z]*']", "1:11",
      "the pattern 'Core/[a-z]*' has a range or a negation in brackets, which patterns do not "
        + "know; name the letters"),
    Mistake(
      "exclude: ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}']", "1:11",
      "the pattern '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}' stands for 64 patterns or more; write "
        + "some of them apart"),
    Mistake(
      "exclude: [*.swift]", "1:12",
      "the settings are no YAML: did not find expected alphabetic or numeric character; put a "
        + "pattern that begins with '*' in quotes"),
    Mistake(
      "profile: \(String(repeating: "x", count: 500))", "1:10",
      "there is no profile '\(String(repeating: "x", count: 80))…'; there are \(profiles)"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, rule: upkeep.loosened}", "2:50",
      "there is no rule 'upkeep.loosened'; `strata rules` lists them"),
    // Rules.
    Mistake(
      "rules: off", "1:8", "'rules' needs rules with their severities"),
    Mistake(
      "rules:\n  dependency.cycel: off", "2:3",
      "there is no rule 'dependency.cycel'; did you mean 'dependency.cycle'?"),
    Mistake(
      "rules:\n  dependency.cycle: fatal", "2:21",
      "'fatal' is no severity; there are off, info, warning, error"),
    Mistake(
      "rules:\n  dependency.cycle: warn", "2:21",
      "'warn' is no severity; did you mean 'warning'?"),
    Mistake(
      "rules:\n  dependency.cycle:", "2:20",
      "'dependency.cycle' is empty; it needs \(ruleNeeds)"),
    Mistake(
      "rules:\n  dependency.cycle: {lines: 4}", "2:22",
      "there is no setting 'lines' here; there are severity"),
    Mistake(
      "rules:\n  presentation.massive-view-model: {line: 4}", "2:37",
      "there is no setting 'line' here; did you mean 'lines'?"),
    Mistake(
      "rules:\n  presentation.massive-view-model: {lines: many}", "2:44",
      "'lines' is a whole number from 1 on, not 'many'"),
    Mistake(
      "rules:\n  presentation.massive-view-model: {lines: 0}", "2:44",
      "'lines' is a whole number from 1 on, not '0'"),
    Mistake(
      "rules:\n  presentation.massive-view-model: {}", "2:36",
      "'presentation.massive-view-model' is empty; it needs \(ruleNeeds)"),
    // What is allowed.
    Mistake(
      "allow: {from: Domain, to: UIKit, reason: old}", "1:8",
      "'allow' needs a list of {from: …, to: …, reason: …}"),
    Mistake("allow:\n  - {from: Domain, reason: old}", "2:5", "what is allowed needs 'to'"),
    Mistake("allow:\n  - {to: Domain, reason: old}", "2:5", "what is allowed needs 'from'"),
    Mistake("allow:\n  - {from: Domain, to: UIKit}", "2:5", "what is allowed needs 'reason'"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: ''}", "2:39",
      "'reason' is empty; it needs a text"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, untill: 2027-01-01}", "2:44",
      "there is no setting 'untill' here; did you mean 'until'?"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, until: 2027-02-30}", "2:51",
      "'2027-02-30' is no day; write year-month-day, such as 2027-03-01"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, until: soon}", "2:51",
      "'soon' is no day; write year-month-day, such as 2027-03-01"),
    Mistake(
      "allow:\n  - {from: domain, to: UIKit, reason: old}", "2:12",
      "there is no layer 'domain'; did you mean 'Domain'?"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, rule: dependency.cycel}", "2:50",
      "there is no rule 'dependency.cycel'; did you mean 'dependency.cycle'?"),
    Mistake(
      "allow:\n  - {from: Domain, to: UIKit, reason: old, owner: @ios}", "2:51",
      "the settings are no YAML: found character that cannot start any token; put the text that "
        + "begins with '@' in quotes"),
  ]

  @Test func bytesThatAreNoTextAreOneError() {
    #expect(throws: SettingsError.self) {
      try SettingsText.settings([0x70, 0xFF, 0xFE], at: ".strata.yml")
    }
  }

  @Test(arguments: ["", "# only a comment\n", "---\n", "~"])
  func aFileThatSaysNothingIsNoMistake(_ text: String) throws {
    let settings = try settings(text)
    #expect(settings.profile == nil)
    #expect(settings.file == ".strata.yml")
  }

  @Test func everythingThatCanBeSaidIsRead() throws {
    let settings = try settings(
      """
      profile: domain-first
      layers:
        Domain: [Core/Model/**, "**/Rules"]
        Common: Kit
      words: {Data: [Services]}
      features: [Features/*]
      rules:
        presentation.massive-view-model: {severity: warning, lines: 400}
        use-case.pass-through: off
      allow:
        - {from: Presentation, to: NetworkKit, reason: images, until: 2027-03-01, owner: "@ios"}
        - from: Sources/Legacy/**
          to: LoginService
          rule: dependency.layer-reference
          reason: goes with the old login
      exclude: [Generated/**]
      """)
    #expect(settings.profile?.profile == .domainFirst)
    #expect(settings.layers.map(\.layer) == [.domain, .domain, .common])
    #expect(settings.layers.map(\.pattern.text) == ["Core/Model/**", "**/Rules", "Kit"])
    #expect(settings.words.map(\.word) == ["Services"])
    #expect(settings.features.map(\.text) == ["Features/*"])
    #expect(settings.rules.map(\.level) == [.at(.warning), .off])
    #expect(settings.rules.first?.numbers == ["lines": 400])
    #expect(settings.allowed.map(\.to) == [.name("NetworkKit"), .name("LoginService")])
    #expect(
      settings.allowed.map(\.from) == [.layer(.presentation), .path(Glob("Sources/Legacy/**"))])
    #expect(settings.allowed.first?.until == Day(year: 2027, month: 3, day: 1))
    #expect(settings.allowed.last?.rule == "dependency.layer-reference")
    #expect(settings.excluded.map(\.text) == ["Generated/**"])
  }
}
