package import StrataCode
package import StrataRules
package import StrataFeatures

/// The skill that teaches coding agents to ask Strata: a page to go by, and pages to look things up.
///
/// Source: the specification of agent skills, as of November 2026.
package struct SkillFolder: Sendable {
  /// The folder's name, and the skill's.
  package static let name = "strata-architecture"

  private let language: Language

  /// A skill in a language.
  package init(in language: Language) { self.language = language }

  /// The files by their paths in the folder.
  package func files(
    _ rules: [Rule], tests: [TestingStrategy]
  ) -> [(path: String, text: String)] {
    let references = SkillReferences(language)
    return [
      ("SKILL.md", SkillPage(language).text),
      ("references/layers.md", references.layers),
      ("references/rules.md", references.rules(rules)),
      ("references/settings.md", references.settings),
      ("references/tests.md", references.tests(tests)),
    ]
  }
}
