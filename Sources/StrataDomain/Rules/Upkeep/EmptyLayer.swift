internal import StrataCode
internal import StrataModel

extension Rule {
  /// Settings that speak of nothing.
  package static let emptyLayer: Rule = Rule(
    "upkeep.empty-layer", .warning,
    summary: Phrase(
      "A pattern or a word of the settings matches nothing.", zh: "设置中的模式或词没有匹配到任何内容。"),
    title: Phrase("patterns of the settings match nothing", zh: "设置中的模式没有匹配到任何内容"),
    step: Phrase("Correct or remove them", zh: "更正或移除"),
    why: Phrase(
      """
      The folder was renamed or the word misspelt, and what the settings promise about it holds \
      for no file any more: whoever reads them believes it does.
      """,
      zh: "文件夹改了名，或者词拼错了，设置中的这条约定就不再对任何文件生效，读设置的人却以为它还有效。"),
    fix: Phrase(
      "Write the path as it is from the root of the project, or remove it.",
      zh: "写出从项目根目录起的实际路径，或删除它。"),
    examples: [
      .bad(
        Phrase("a layer whose folder was renamed", zh: "文件夹已改名的层"),
        """
        //- .strata.yml
        layers:
          Domain: [↓Model/**]
        //- Models/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("a word that no folder and no module bears", zh: "没有出现在任何文件夹或模块名称中的词"),
        """
        //- .strata.yml
        words:
          Data: [↓Warehouse]
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("an exclusion of a folder that lies deeper", zh: "排除了位于更深处的文件夹"),
        """
        //- .strata.yml
        exclude: [↓Generated]
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Generated/Menu.swift
        struct Menu: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a layer, a word and an exclusion that hold for files", zh: "都匹配到文件的层、词和排除项"),
        """
        //- .strata.yml
        layers:
          Domain: [Models/**]
        words:
          Data: [Warehouse]
        exclude: ["**/Generated"]
        //- Models/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Warehouse/DishStore.swift
        struct DishStore { func dishes() -> [Dish] { [] } }
        //- Models/Generated/Menu.swift
        import UIKit
        """),
      .good(
        Phrase("no settings at all", zh: "完全没有设置"),
        """
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ]
  ) { codebase in
    EmptySettings(codebase).findings()
  }
}

/// Looks for settings that hold for no file.
private struct EmptySettings {
  let codebase: Codebase
  private let settings: Settings
  private let paths: [[[UInt8]]]
  /// All folders, from the root.
  private let folders: [String]

  /// Of more patterns that match nothing nobody reads what each may mean.
  private static let guessed = 20

  init(_ codebase: Codebase) {
    self.codebase = codebase
    settings = codebase.workspace.settings
    let isNeeded = settings.file != nil
    folders = isNeeded ? Self.folders(codebase.workspace) : []
    paths =
      isNeeded ? codebase.workspace.files.map { Glob.components(of: $0.path) } : []
  }

  func findings() -> [Finding] {
    let layers = settings.layers.filter { !isMatched($0.pattern) }.map {
      finding(
        $0.pattern,
        Phrase(
          "the pattern '\($0.pattern.text)' of \($0.layer.rawValue)",
          zh: "\($0.layer.rawValue) 的模式 '\($0.pattern.text)'"))
    }
    let features = settings.features.filter { !isFeature($0) }.map {
      finding($0, Phrase("the feature pattern '\($0.text)'", zh: "功能模式 '\($0.text)'"))
    }
    let excluded = codebase.workspace.excluded.map { Glob.components(of: $0) }
    let exclusions = settings.excluded.filter { pattern in
      !excluded.contains { pattern.covers($0) }
    }.map { finding($0, Phrase("the exclusion '\($0.text)'", zh: "排除项 '\($0.text)'")) }
    return layers + features + exclusions + idleWords() + lonelyFeature()
  }

  private func isMatched(_ pattern: PatternSetting) -> Bool {
    paths.contains { pattern.covers($0) }
  }

  /// A feature is a folder.
  private func isFeature(_ pattern: PatternSetting) -> Bool {
    paths.contains { pattern.covers(Array($0.dropLast())) }
  }

  private func finding(_ pattern: PatternSetting, _ what: Phrase) -> Finding {
    Rule.emptyLayer.finding(
      at: pattern.place, in: codebase, subject: pattern.text,
      message: Phrase("\(what) matches no Swift file", zh: "\(what) 没有匹配到任何 Swift 文件"),
      help: help(pattern))
  }

  /// The pattern at another depth, or the folder that it may mean.
  private func help(_ pattern: PatternSetting) -> Phrase {
    let usual = Phrase(
      "write the path from the root of the project, or remove it", zh: "写出从项目根目录起的路径，或删除它")
    let all = settings.layers.count + settings.features.count + settings.excluded.count
    if all > Self.guessed { return usual }
    if codebase.workspace.excluded.contains(where: { pattern.covers($0) }) {
      return Phrase(
        "the files that it means are excluded; remove one of the two", zh: "它匹配的文件已排除；删除两者之一")
    }
    let deeper = PatternSetting("**/" + pattern.text, at: pattern.place)
    if !pattern.text.hasPrefix("*"), folders.contains(where: { deeper.covers($0) }) {
      return Phrase(
        "patterns begin at the root of the project: did you mean '\(deeper.text)'?",
        zh: "模式从项目根目录开始：是不是想写 '\(deeper.text)'？")
    }
    let plain = pattern.text.split(separator: "/").prefix { !$0.contains("*") }
      .joined(separator: "/")
    if !plain.isEmpty, let near = plain.nearest(in: folders), near != plain {
      return Phrase(
        "did you mean '\(near)\(pattern.text.dropFirst(plain.count))'?",
        zh: "是不是想写 '\(near)\(pattern.text.dropFirst(plain.count))'？")
    }
    return usual
  }

  private static func folders(_ workspace: Workspace) -> [String] {
    var folders: Set<String> = []
    for path in workspace.files.map(\.path) + workspace.excluded {
      var folder = path.folder
      while !folder.isEmpty, folders.insert(String(folder)).inserted {
        folder = String(folder).folder
      }
    }
    return folders.sorted()
  }

  /// One feature has nobody to be isolated from.
  private func lonelyFeature() -> [Finding] {
    guard let pattern = settings.features.first else { return [] }
    let map = codebase.features
    let all = Set(codebase.workspace.files.indices.compactMap { map.feature(ofFile: $0) })
    guard all.count == 1, let only = all.first else { return [] }
    return [
      Rule.emptyLayer.finding(
        at: pattern.place, in: codebase, subject: pattern.text,
        message: Phrase(
          "the settings name one feature alone, '\(only.name)', so that nothing is isolated",
          zh: "设置只列出了 '\(only.name)' 一个功能，因此没有任何隔离"),
        help: Phrase(
          "name each feature: did you mean '\(only.path)/*'?", zh: "列出每个功能：是不是想写 '\(only.path)/*'？")
      )
    ]
  }

  private func idleWords() -> [Finding] {
    if settings.words.isEmpty { return [] }
    let names =
      Set(folders.map { String($0.split(separator: "/").last ?? "") })
      .union(codebase.workspace.modules.map(\.name))
    let used = Set(names.compactMap { WordReader(settings.words).read($0)?.word })
    return settings.words.filter { !used.contains(WordReader.key(of: $0.word)) }.map { item in
      let near =
        settings.words.count > Self.guessed
        ? nil
        : item.word.nearest(in: names.sorted()).map {
          Phrase("did you mean '\($0)'?", zh: "是不是想写 '\($0)'？")
        }
      return Rule.emptyLayer.finding(
        at: item.place, in: codebase, subject: item.word,
        message: Phrase(
          """
          no folder and no module bears the word '\(item.word)', which is to mean \
          \(item.layer.rawValue)
          """,
          zh: "没有文件夹或模块的名称含有 '\(item.word)'（设置中表示 \(item.layer.rawValue)）"),
        help: near
          ?? Phrase(
            "write the word as it is in the folder's name, or remove it",
            zh: "按文件夹名中的写法写这个词，或删除它"))
    }
  }
}
