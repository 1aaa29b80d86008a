extension Rule {
  /// Settings that speak of nothing.
  package static let emptyLayer = Rule(
    "upkeep.empty-layer", .warning,
    summary: "A pattern or a word of the settings matches nothing.",
    why: """
      The folder was renamed or the word misspelt, and what the settings promise about it holds for \
      no file any more: whoever reads them believes it does.
      """,
    fix: "Write the path as it is from the root of the project, or remove it.",
    examples: [
      .bad(
        "a layer whose folder was renamed",
        """
        //- .strata.yml
        layers:
          Domain: [↓Model/**]
        //- Models/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        "a word that no folder and no module bears",
        """
        //- .strata.yml
        words:
          Data: [↓Warehouse]
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        "an exclusion of a folder that lies deeper",
        """
        //- .strata.yml
        exclude: [↓Generated]
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Generated/Menu.swift
        struct Menu: Equatable, Sendable { let name: String }
        """),
      .good(
        "a layer, a word and an exclusion that hold for files",
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
        "no settings at all",
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
      finding($0.pattern, "the pattern '\($0.pattern.text)' of \($0.layer.rawValue)")
    }
    let features = settings.features.filter { !isFeature($0) }.map {
      finding($0, "the feature pattern '\($0.text)'")
    }
    let excluded = codebase.workspace.excluded.map { Glob.components(of: $0) }
    let exclusions = settings.excluded.filter { pattern in
      !excluded.contains { pattern.covers($0) }
    }.map { finding($0, "the exclusion '\($0.text)'") }
    return layers + features + exclusions + idleWords() + lonelyFeature()
  }

  private func isMatched(_ pattern: PatternSetting) -> Bool {
    paths.contains { pattern.covers($0) }
  }

  /// A feature is a folder.
  private func isFeature(_ pattern: PatternSetting) -> Bool {
    paths.contains { pattern.covers(Array($0.dropLast())) }
  }

  private func finding(_ pattern: PatternSetting, _ what: String) -> Finding {
    codebase.finding(
      "upkeep.empty-layer", at: pattern.place, subject: pattern.text,
      message: "\(what) matches no Swift file", help: help(pattern))
  }

  /// The pattern at another depth, or the folder that it may mean.
  private func help(_ pattern: PatternSetting) -> Phrase {
    let usual: Phrase = "write the path from the root of the project, or remove it"
    let all = settings.layers.count + settings.features.count + settings.excluded.count
    if all > Self.guessed { return usual }
    if codebase.workspace.excluded.contains(where: { pattern.covers($0) }) {
      return "the files that it means are excluded; remove one of the two"
    }
    let deeper = PatternSetting("**/" + pattern.text, at: pattern.place)
    if !pattern.text.hasPrefix("*"), folders.contains(where: { deeper.covers($0) }) {
      return "patterns begin at the root of the project: did you mean '\(deeper.text)'?"
    }
    let plain = pattern.text.split(separator: "/").prefix { !$0.contains("*") }
      .joined(separator: "/")
    if !plain.isEmpty, let near = plain.nearest(in: folders), near != plain {
      return "did you mean '\(near)\(pattern.text.dropFirst(plain.count))'?"
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
    let map = FeatureMap(codebase)
    let all = Set(codebase.workspace.files.indices.compactMap { map.feature(ofFile: $0) })
    guard all.count == 1, let only = all.first else { return [] }
    return [
      codebase.finding(
        "upkeep.empty-layer", at: pattern.place, subject: pattern.text,
        message: "the settings name one feature alone, '\(only.name)', so that nothing is isolated",
        help: "name each feature: did you mean '\(only.path)/*'?")
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
        ? nil : item.word.nearest(in: names.sorted()).map { Phrase("did you mean '\($0)'?") }
      return codebase.finding(
        "upkeep.empty-layer", at: item.place, subject: item.word,
        message: """
          no folder and no module bears the word '\(item.word)', which is to mean \
          \(item.layer.rawValue)
          """,
        help: near ?? Phrase("write the word as it stands in the folder's name, or remove it"))
    }
  }
}
