internal import StrataCode
internal import StrataModel

/// Finds the folder in which a project keeps things like a text.
struct LocationSearch {
  private let index: PlaceIndex
  private let text: JudgedText
  private let layer: Layer
  private let roles: Roles
  private let settings: Settings
  /// By file: how closely it has to do with the text.
  private var near: [Int: Int] = [:]
  private let words: Set<String>
  /// The files with a type whose name ends like one of the text's.
  private let namesakes: Set<Int>

  /// A search for a text of a layer, whose types play these roles; `named` are the files that it
  /// names.
  init(
    _ text: JudgedText, in surroundings: Surroundings, layer: Layer, roles: Roles, named: [Int],
    settings: Settings
  ) {
    let index = surroundings.index
    self.index = index
    self.text = text
    self.layer = layer
    self.roles = roles
    self.settings = settings
    for file in surroundings.namers + named { near[file, default: 0] += 1 }
    let all = text.outerTypes.flatMap { NameWords($0).bare }
    words = Set(all.filter { $0.count > 3 }).subtracting(JudgedText.partWords)
    let ends = Set(text.outerTypes.compactMap { NameWords($0).bare.last })
    let slots = Set(
      index.kinships.indices.filter {
        [.called, .calledProtocol].contains(index.kinships[$0].kind)
          && ends.contains(index.kinships[$0].word)
      })
    namesakes = Set(
      index.files.indices.filter { !slots.isDisjoint(with: index.files[$0].kinships) })
  }

  /// The home; `hint` is a path that somebody thought of.
  func home(hint: String?) -> SuggestedLocation {
    let candidates = index.files.indices.filter {
      $0 != text.file && index.files[$0].layer?.ring == layer.ring
        && (index.files[$0].isProduction || layer == .test)
    }
    let feature = feature(hint: hint)
    let alike =
      role.map { role in
        candidates.filter { plays($0, role) }
      } ?? []
    if let present = text.file.map({ index.files[$0] }), present.layer?.ring == layer.ring {
      return home(present.path.folder, .present, alike.isEmpty ? candidates : alike, feature)
    }
    if let best = best(of: alike, feature) {
      if feature == nil,
        let own = ownFolder(among: alike, besides: best) ?? newFeature(besides: best)
      {
        return own
      }
      return home(best, .sameRole, alike, feature)
    }
    let namesakes = candidates.filter(namesakes.contains)
    if let best = best(of: namesakes, feature) {
      return home(best, .sameName, namesakes, feature)
    }
    if let best = best(of: candidates, feature) {
      return home(best, .sameLayer, candidates, feature)
    }
    return SuggestedLocation(
      folder: convention, modules: [], reason: .convention, feature: feature?.name)
  }

  /// A folder for the text's subject where each has its own, and the text has nothing to do with them.
  private func ownFolder(among alike: [Int], besides folder: Substring) -> SuggestedLocation? {
    guard closeness(of: folder, nil) == 0, let subject = text.subject,
      let own = FolderPattern(
        of: alike.map { .init(path: index.files[$0].path, modules: index.files[$0].modules) })
    else { return nil }
    return SuggestedLocation(
      folder: own.folder(for: subject),
      modules: own.isInModule ? modules(of: alike).map { index.modules[$0] } : [],
      reason: .newFeature, feature: subject)
  }

  /// A folder for a screen's feature where the nearest one is that of another feature, with which it
  /// shares neither words nor types.
  private func newFeature(besides folder: Substring) -> SuggestedLocation? {
    guard layer == .presentation, let role, Self.screenParts.contains(role),
      let other = FeatureMap.feature(of: folder + "/A.swift", stated: settings.features),
      words.isDisjoint(with: NameWords.split(other.name)),
      !near.keys.contains(where: { index.files[$0].path.hasPrefix(other.path + "/") }),
      let name = text.subject
    else { return nil }
    let parent = String(other.path.dropLast(other.name.count))
    let end = FolderPattern.ending(of: [Substring(other.name)])
    return SuggestedLocation(
      folder: parent + name + end, modules: [], reason: .newFeature, feature: name)
  }

  private static let screenParts: Set<Role> = [.view, .viewModel, .coordinator]

  private func plays(_ file: Int, _ role: Role) -> Bool {
    index.types[index.files[file].types].contains { $0.roles.contains(role) }
  }

  /// The part for which a project is likeliest to have a folder.
  private var role: Role? {
    // In tests only what stands in for something has a folder of its own.
    let telling = layer == .test ? [.testDouble] : Self.telling
    return telling.first(where: roles.contains)
  }

  private static let telling: [Role] = [
    .entryPoint, .container, .coordinator, .viewModel, .view, .viewModelProtocol, .useCase,
    .useCaseProtocol, .screenInteractor, .repositoryImplementation, .repositoryProtocol,
    .dataSource, .mapper, .persistenceModel, .dto, .entity,
  ]

  /// The folder of most, nearest and likeliest of some files.
  private func best(of files: [Int], _ feature: FeatureMap.Feature?) -> Substring? {
    var scores: [Substring: (score: Double, count: Int)] = [:]
    for file in files {
      let folder = index.files[file].path.folder
      var entry = scores[folder] ?? (closeness(of: folder, feature), 0)
      entry.count += 1
      entry.score += index.files[file].layer == layer ? 0.1 : 0.05
      if namesakes.contains(file) { entry.score += 0.1 }
      scores[folder] = entry
    }
    return scores.max { a, b in
      (a.value.score, a.value.count, b.key) < (b.value.score, b.value.count, a.key)
    }?.key
  }

  /// How closely a folder has to do with the text: by its feature, by its name, by who stands there.
  private func closeness(of folder: Substring, _ feature: FeatureMap.Feature?) -> Double {
    var score = 0.0
    if let feature, folder == feature.path || folder.hasPrefix(feature.path + "/") { score += 4 }
    let parts = folder.split(separator: "/").flatMap { NameWords.split(String($0)) }
    score += Double(words.intersection(parts).count) * 2
    for (file, count) in near {
      let other = index.files[file].path.folder
      if other == folder {
        score += 0.5 * Double(min(count, 2))
      } else if Self.isBeside(other, folder) {
        score += 0.3
      }
    }
    return score
  }

  /// Whether two folders stand in the same one, which is not the root.
  private static func isBeside(_ a: Substring, _ b: Substring) -> Bool {
    let (left, right) = (String(a).folder, String(b).folder)
    return !left.isEmpty && left == right
  }

  /// The feature that somebody thought of, or that most of the files lie in which it has to do with.
  private func feature(hint: String?) -> FeatureMap.Feature? {
    if let hint, let stated = FeatureMap.feature(of: hint, stated: settings.features) {
      return stated
    }
    var counts: [FeatureMap.Feature: Int] = [:]
    for file in near.keys {
      let path = index.files[file].path
      if let feature = FeatureMap.feature(of: path, stated: settings.features) {
        counts[feature, default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key.path) < ($1.value, $0.key.path) }
    return best.flatMap { $0.value * 2 > near.count ? $0.key : nil }
  }

  private func home(
    _ folder: Substring, _ reason: SuggestedLocation.Reason, _ alike: [Int],
    _ feature: FeatureMap.Feature?
  ) -> SuggestedLocation {
    let all = index.files.indices.filter {
      $0 != text.file && index.files[$0].path.folder == folder
    }
    let like = alike.filter { index.files[$0].path.folder == folder }
    var home = SuggestedLocation(folder: String(folder), modules: [], reason: reason)
    home.files = all.count
    home.alike = like.count
    home.moduleIndices = modules(of: like)
    if reason == .present, let own = text.file { home.moduleIndices = index.files[own].modules }
    home.modules = Set(home.moduleIndices.map { index.modules[$0] }).sorted()
    home.feature =
      feature.map { folder == $0.path || folder.hasPrefix($0.path + "/") } == true
      ? feature?.name : nil
    home.neighbours = neighbours(like)
    return home
  }

  /// The modules that compile most of some files.
  private func modules(of files: [Int]) -> [Int] {
    var counts: [[Int]: Int] = [:]
    for file in files { counts[index.files[file].modules, default: 0] += 1 }
    return counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key ?? []
  }

  private func neighbours(_ files: [Int]) -> [SuggestedLocation.Neighbour] {
    let sorted = files.sorted { (near[$1] ?? 0, $0) < (near[$0] ?? 0, $1) }
    let found = sorted.compactMap { file -> SuggestedLocation.Neighbour? in
      let types = index.types[index.files[file].types]
      let type =
        types.first { entry in role.map(entry.roles.contains) ?? false }
        ?? types.first { $0.isOuter }
      return type.map { SuggestedLocation.Neighbour(type: $0.name, file: index.files[file].path) }
    }
    return Array(found.prefix(5))
  }

  /// What the school would call the folder.
  private var convention: String {
    let part =
      switch layer {
      case .domain:
        roles.contains(.repositoryProtocol)
          ? "Domain/Repositories"
          : roles.isDisjoint(with: [.useCase, .useCaseProtocol])
            ? "Domain/Entities" : "Domain/UseCases"
      case .data, .infrastructure:
        roles.contains(.dto)
          ? "Data/DTOs"
          : roles.contains(.mapper)
            ? "Data/Mappers"
            : roles.contains(.dataSource) ? "Data/DataSources" : "Data/Repositories"
      case .presentation:
        roles.contains(.viewModel)
          ? "Presentation/ViewModels"
          : roles.contains(.coordinator) ? "Presentation/Coordinators" : "Presentation/Views"
      case .app: "App"
      case .common: "Common"
      case .test: "Tests"
      }
    let base = sourcesFolder
    return base.isEmpty ? part : base + "/" + part
  }

  /// The innermost folder that holds all that ships.
  private var sourcesFolder: String {
    let paths = index.files.filter(\.isProduction).map { $0.path.folder.split(separator: "/") }
    guard var common = paths.first else { return "" }
    for path in paths { common = Array(zip(common, path).prefix { $0 == $1 }.map(\.0)) }
    return common.joined(separator: "/")
  }
}
