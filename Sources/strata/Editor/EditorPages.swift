internal import StrataCode
internal import StrataPresentation
internal import StrataRules

/// The pages of rules, written when a finding first leads to them.
final class EditorPages: RulePageFinding {
  private let cache: CacheChoice
  private let language: Language
  private var known: [RuleID: DocumentURI?] = [:]

  /// Pages in a language, kept where the cache is.
  init(cache: CacheChoice, in language: Language) {
    self.cache = cache
    self.language = language
  }

  func page(of rule: RuleID) -> DocumentURI? {
    if let known = known[rule] { return known }
    let page = Rule.catalogue.first { $0.id == rule }.flatMap { rule in
      Composition.path(
        ofPage: "\(rule.id.text).\(language.rawValue).md",
        text: RuleMarkdown.page(rule, in: language) { _ in nil }, in: cache)
    }.map { DocumentURI(path: $0) }
    known[rule] = .some(page)
    return page
  }
}
