internal import StrataCode
internal import StrataModel

/// Finds the folder for code that leaves its layer, among the files of the same targets.
struct FixHome {
  let codebase: Codebase
  /// The file that it leaves.
  let file: Int

  /// A folder from the root, with a file that stands there; nil for a folder that is new.
  struct Folder {
    var path: String
    var neighbour: String?
  }

  /// How well a folder fits, the weightiest first.
  private struct Fit: Comparable {
    var sharesFeature: Bool
    /// Whether most of its files play the role.
    var sharesRole: Bool
    var words: Int
    var depth: Int
    /// How many of its files play the role.
    var files: Int

    static func < (a: Fit, b: Fit) -> Bool {
      (a.sharesFeature ? 1 : 0, a.sharesRole ? 1 : 0, a.words, a.depth, a.files)
        < (b.sharesFeature ? 1 : 0, b.sharesRole ? 1 : 0, b.words, b.depth, b.files)
    }
  }

  /// The folder for a type of a name that plays a role in a layer; nil if the targets have none that
  /// says so.
  func folder(for name: String, as role: Role, in layer: Layer) -> Folder? {
    let alike = codebase.workspace.files.indices.filter { isCandidate($0, layer) }
    let folders = Dictionary(grouping: alike) { codebase.workspace.files[$0].folder }
      .map { folder, files in (folder, files, fit(folder, files, name, role)) }
    let best = folders.max { ($0.2, $1.0) < ($1.2, $0.0) }
    guard let (folder, files, fit) = best else { return nil }
    if fit.sharesRole {
      // One of several subjects' folders with which the type has nothing to do is no home.
      let all = folders.reduce(0) { $0 + ($1.2.sharesRole ? $1.2.files : 0) }
      guard fit.sharesFeature || fit.words > 0 || fit.files * 5 >= all * 3 else { return nil }
      let neighbour = files.first { plays($0, role) } ?? files.first
      return Folder(
        path: String(folder), neighbour: neighbour.map { codebase.workspace.files[$0].path })
    }
    return ownFolder(below: folder, role, layer)
  }

  /// Whether a file that ships is compiled by the same targets, and its folder says the layer.
  private func isCandidate(_ other: Int, _ layer: Layer) -> Bool {
    let files = codebase.workspace.files
    return other != file && files[other].modules == files[file].modules
      && codebase.scopes[other].isProduction
      && codebase.placements[other].declared?.ring == layer.ring
      && codebase.placements[other].layer?.ring == layer.ring
  }

  private func plays(_ other: Int, _ role: Role) -> Bool {
    codebase.types(role).contains {
      codebase.symbols[$0].place.file == other && codebase.symbols[$0].parent == nil
    }
  }

  private func fit(_ folder: Substring, _ files: [Int], _ name: String, _ role: Role) -> Fit {
    let own = codebase.workspace.files[file]
    let stated = codebase.workspace.settings.features
    let feature = FeatureMap.feature(of: own.path, stated: stated)
    let words = Set(NameStem.words(of: name))
    let parts = folder.split(separator: "/")
    let named = parts.count { words.isSuperset(of: NameStem.words(of: String($0))) }
    return Fit(
      sharesFeature: feature != nil
        && feature == FeatureMap.feature(of: folder + "/A.swift", stated: stated),
      sharesRole: files.count { plays($0, role) } * 2 >= files.count
        || named > 0 && files.contains { file in role.companions.contains { plays(file, $0) } },
      words: named,
      depth: zip(parts, own.folder.split(separator: "/")).prefix { $0 == $1 }.count,
      files: files.count { plays($0, role) })
  }

  /// The folder that the role has in the schools, in the folder that bears the layer's name.
  private func ownFolder(below folder: Substring, _ role: Role, _ layer: Layer) -> Folder? {
    let parts = folder.split(separator: "/")
    let wanted = NameStem.words(of: layer.rawValue)
    guard let name = Self.names[role],
      let named = parts.firstIndex(where: { NameStem.words(of: String($0)) == wanted })
    else { return nil }
    return Folder(path: parts[...named].joined(separator: "/") + "/" + name, neighbour: nil)
  }

  private static let names: [Role: String] = [
    .entity: "Entities", .repositoryProtocol: "Repositories", .useCase: "UseCases",
    .useCaseProtocol: "UseCases", .repositoryImplementation: "Repositories", .dto: "DTO",
    .dataSource: "DataSources", .mapper: "Mappers",
  ]
}

extension Role {
  /// The parts that lie beside it where each screen has a folder.
  fileprivate var companions: [Role] {
    switch self {
    case .view: [.viewModel]
    case .viewModel: [.view]
    default: []
    }
  }
}
