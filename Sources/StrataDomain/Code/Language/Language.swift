/// A language that Strata speaks.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language of an environment as `LANG` and its like name it: `zh_CN.UTF-8`, `de_DE`.
  package init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.lowercased() ?? ""
    self = name == "zh" || name.hasPrefix("zh_") || name.hasPrefix("zh-") ? .chinese : .english
  }
}
