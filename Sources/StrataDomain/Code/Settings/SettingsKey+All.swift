extension SettingsKey {
  /// Every key, in the order in which people are told of them.
  package static let all = [profile, layers, words, features, rules, allow, exclude, advice]

  package static let profile = SettingsKey(
    "profile", .profile(\.profile), title: Phrase("profile", zh: "规则集"),
    meaning: Phrase("Which set of severities applies.", zh: "按哪个规则集执行规则。"),
    needs: Phrase(
      "the name of a profile: \(Phrase.row(Profile.allCases.map(\.rawValue)))",
      zh: "规则集（profile）的名称：\(Phrase.row(Profile.allCases.map(\.rawValue)))"),
    example: "standard")

  package static let layers = SettingsKey(
    "layers", .patternsByLayer(\.layers), title: Phrase("layers", zh: "层"),
    meaning: Phrase(
      "Which files are in which layer, where Strata infers it wrongly: patterns from the root.",
      zh: "推断有误时，用模式指明哪些文件属于哪一层（从根目录写起）。"),
    needs: Phrase("layers with their patterns", zh: "各层及其模式"),
    example: "{Domain: [Core/**, Model]}")

  package static let words = SettingsKey(
    "words", .wordsByLayer(\.words), title: Phrase("words", zh: "词语"),
    meaning: Phrase(
      "Words by which folders and modules of a layer are named.", zh: "某一层的文件夹和模块在命名时用的词。"),
    needs: Phrase("layers with the words that mean them", zh: "各层及表示它们的词"),
    example: "{Data: [Warehouse]}")

  package static let features = SettingsKey(
    "features", .patterns(\.features), title: Phrase("features", zh: "功能"),
    meaning: Phrase(
      "Folders that are features, isolated from each other.", zh: "作为功能、彼此隔离的文件夹。"),
    needs: Phrase(
      "patterns of folders, such as [Sources/Features/*]", zh: "文件夹的模式，例如 [Sources/Features/*]"),
    example: "[Sources/Features/*]")

  package static let rules = SettingsKey(
    "rules", .rules(\.rules), title: Phrase("rules", zh: "规则"),
    meaning: Phrase(
      "How rules are held, where the profile is not what is wanted.", zh: "规则集的级别不合适时，各条规则另按什么级别执行。"
    ),
    needs: Phrase("rules with their severities", zh: "规则及其级别"),
    example: "{dependency.cycle: off}")

  package static let allow = SettingsKey(
    "allow", .edges(\.allowed), title: Phrase("allowed", zh: "允许"),
    meaning: Phrase("Directions that people agreed to allow.", zh: "团队约定允许的依赖方向。"),
    needs: Phrase(
      "a list of {from: …, to: …, reason: …}", zh: "由 {from: …, to: …, reason: …} 组成的列表"),
    example: "[{from: Domain, to: UIKit, reason: colors move in spring}]")

  package static let exclude = SettingsKey(
    "exclude", .patterns(\.excluded), title: Phrase("excluded", zh: "排除"),
    meaning: Phrase("Files that are no part of the code base.", zh: "不属于这个代码库的文件。"),
    needs: Phrase(
      "patterns of paths, such as [Generated/**]", zh: "路径的模式，例如 [Generated/**]"),
    example: "[Generated/**]")

  package static let advice = SettingsKey(
    "advice", .thresholds(\.advice), title: Phrase("advice", zh: "建议"),
    meaning: Phrase(
      "Numbers at which `strata advise` turns.", zh: "`strata advise` 给出不同建议的分界数值。"),
    needs: Phrase(
      "numbers such as {team: 3, lifetime: 2y}", zh: "数值，如 {team: 3, lifetime: 2y}"),
    example: "{team: 3, lifetime: 2y}")
}
