internal import StrataModel
package import StrataFeatures
package import StrataCode
internal import StrataRules

/// Settings as a file that people go on with: what is inferred as it is, what is to be decided as
/// comments.
package struct SettingsTemplate {
  private let proposal: ProposedSettings
  private let language: Language

  /// The text of a settings file, its comments in a language; read back, it changes no finding.
  package static func text(
    _ proposal: ProposedSettings, in language: Language = .english
  ) -> String {
    SettingsTemplate(proposal: proposal, language: language).text
  }

  private var text: String {
    ([head] + SettingsKey.all.map { proposed($0) ?? example($0) })
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// What is proposed for a key, if anything is.
  private func proposed(_ key: SettingsKey) -> [String]? {
    switch key {
    case .profile: profile
    case .layers: layers
    case .features: features
    case .rules: rules
    default: nil
    }
  }

  private func example(_ key: SettingsKey) -> [String] {
    [
      say("# \(key.meaning) For example:", zh: "# \(key.meaning)例如："),
      "# \(key.line)",
    ]
  }

  private var head: [String] {
    [
      say(
        """
        # What Strata cannot know of this project, or gets wrong. Everything here is optional; what is
        # not said is inferred, and `strata settings` tells what holds and why.
        """,
        zh: """
          # 这里写 Strata 无从知道或推断有误的内容。一切都是可选的：没写的都由推断得出，
          # `strata settings` 说明哪些设置生效、为什么。
          """)
    ]
  }

  private var profile: [String] {
    let profile = proposal.project.profile
    let reason = profile.reason.map(\.singleLine.printable)
    let others = Profile.allCases.filter { $0 != profile.profile }.map(\.rawValue)
    return [
      say(
        "# How strictly rules are held; the others: \(others.joined(separator: ", ")).",
        zh: "# 按哪个规则集执行；其他规则集：\(others.joined(separator: "、"))。"),
      profile.isDetected
        ? say("# Seen here: \(reason)", zh: "# 从代码识别：\(reason)")
        : say("# This one: \(reason)", zh: "# 选用这一个：\(reason)"),
      "\(SettingsKey.profile.name): \(profile.name)",
    ]
  }

  private var layers: [String]? {
    let open = proposal.unplaced.filter { !$0.folder.isEmpty && Self.isPlain($0.folder) }
    if open.isEmpty { return nil }
    let listed = open.prefix(Self.shownFolders).reduce(0) { $0 + $1.files }
    let (unplaced, all) = (Noun.file.count(proposal.unplacedFiles), proposal.project.files)
    return [
      say(
        """
        # No evidence places \(unplaced) of \(all). Give their folders a layer, in place of '?':
        """,
        zh: "# \(all) 个文件中有 \(proposal.unplacedFiles) 个因缺少依据而未归层。请为这些文件夹指定层，替换 '?'："),
      "# \(SettingsKey.layers.name):", "#   ?:",
    ]
      + open.prefix(Self.shownFolders).map {
        let files = Noun.file.count($0.files).text(in: language)
        return "#     - \(Self.quoted($0.folder + "/**"))  # \(files)"
      }
      + (listed < proposal.unplacedFiles
        ? [
          say(
            "#     # `strata layers --unplaced` lists the rest",
            zh: "#     # 其余的由 `strata layers --unplaced` 列出")
        ] : [])
  }

  private static let shownFolders = 5

  private var features: [String]? {
    guard let features = proposal.features, Self.isPlain(features.pattern) else { return nil }
    let count = Noun("feature", zh: "个功能").count(features.names.count)
    let names = Phrase.list(features.names.map { $0.singleLine.printable }, limit: 4)
    let crossing = Noun.finding.count(features.crossing)
    return [
      say("# \(count): \(names).", zh: "# \(count)：\(names)。"),
      features.crossing == 0
        ? say("# None names another today; this keeps it so:", zh: "# 目前互不引用；这样写能保持下去：")
        : say(
          "# Isolated from each other they have \(crossing) today:",
          zh: "# 若要求互相隔离，目前有 \(crossing)："),
      "# \(SettingsKey.features.name): [\(Self.quoted(features.pattern))]",
    ]
  }

  private var rules: [String]? {
    if proposal.habits.isEmpty { return nil }
    return [
      say(
        "# What most of the code does otherwise, to be settled once: fix it or turn it off.",
        zh: "# 大部分代码的做法与下列规则不同，需要统一作出决定：改正代码，或关闭规则。"),
      "# \(SettingsKey.rules.name):",
    ] + proposal.habits.map { "#   \($0.rule): off  # \(broken($0))" }
  }

  private func broken(_ habit: CollapsedRule) -> String {
    let (broken, all, noun) = (habit.broken, habit.all, habit.noun)
    return say("\(broken) of \(all) \(noun) break it", zh: "\(all) 个 \(noun) 中有 \(broken) 个违反")
  }

  private func say(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) -> String {
    Phrase(english, zh: chinese).text(in: language)
  }

  /// Whether a path can stand in a pattern and on a line as it is.
  private static func isPlain(_ path: String) -> Bool {
    !path.contains { "[]{}?*\\".contains($0) && $0 != "*" || $0.isNewline }
      && path.printable == path
  }

  /// A text as YAML takes it.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/_-.*".contains($0))
    }
    let isRisky = text.first.map { "*-.".contains($0) } ?? true
    if isPlain && !isRisky { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
