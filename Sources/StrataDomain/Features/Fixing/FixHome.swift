internal import StrataCode
internal import StrataModel

/// Finds the folder for code that leaves its layer, among the files of the same targets.
struct FixHome {
  let codebase: Codebase
  /// The file that it leaves.
  let file: Int

  /// A folder from the root.
  struct Folder {
    var path: String
    /// A file that stands there, or beside it where it is new.
    var neighbour: String?
    var isNew = false

    /// The group of an Xcode project that stands for it where it is new, made for a file.
    func newGroup(for file: String) -> XcodeGroup.New? {
      isNew ? XcodeGroup.New(name: path.lastComponent, file: file) : nil
    }
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
  /// says so. A value lies beside those in the layer that name it: `users` are their files.
  func folder(
    for name: String, as role: Role, in layer: Layer, namedIn users: Set<Int> = []
  ) -> Folder? {
    if let home = folderOfPromise(of: name, in: layer) { return home }
    let alike = codebase.workspace.files.indices.filter { isCandidate($0, layer) }
    let folders = Dictionary(grouping: alike) { codebase.workspace.files[$0].folder }
      .filter { role != .entity || !isOfErrands($0.key) }
      .map { folder, files in (folder, files, fit(folder, files, name, role)) }
    let beside = folders.filter {
      role == .entity && $0.2.sharesRole && !users.isDisjoint(with: $0.1)
    }
    let fitting = folders.max { ($0.2, $1.0) < ($1.2, $0.0) }
    if let near = beside.max(by: { ($0.2, $1.0) < ($1.2, $0.0) }), let fitting,
      fitting.2.sharesFeature == near.2.sharesFeature, !isCalledAfter(fitting.0, name)
    {
      if isAboutAnother(near.0, name), isShared(beyond: near.0, by: users, in: layer) {
        return above(near.0, among: folders.map { ($0.0, $0.1) })
      }
      let neighbour = near.1.first { users.contains($0) }
      return Folder(
        path: String(near.0), neighbour: neighbour.map { codebase.workspace.files[$0].path })
    }
    guard let (folder, files, fit) = fitting else { return nil }
    if fit.sharesRole {
      // One of several subjects' folders with which the type has nothing to do is no home.
      let all = folders.reduce(0) { $0 + ($1.2.sharesRole ? $1.2.files : 0) }
      guard fit.sharesFeature || fit.words > 0 || fit.files * 5 >= all * 3 else { return nil }
      if isForUseCasesAlone(folder, role, fit.files) { return nil }
      if !fit.sharesFeature, fit.words == 0,
        role == .entity
          ? isStrange(folder, files, to: users, in: layer)
          : !isOfKind(folder, role, fit.files)
      {
        return nil
      }
      let neighbour = files.first { plays($0, role) } ?? files.first
      return Folder(
        path: String(folder), neighbour: neighbour.map { codebase.workspace.files[$0].path })
    }
    let own = ownFolder(in: folders.map { ($0.0, $0.1) }, below: folder, of: name, role, layer)
    // No folder is made for one record that a single folder asks for.
    if role == .dto, own?.isNew ?? false, let near = onlyFolder(of: users, layer) { return near }
    return own
  }

  /// Whether a name begins with the one of a folder: `PaymentMethod` in `Payments`.
  private func isCalledAfter(_ folder: Substring, _ name: String) -> Bool {
    let words = words(of: folder)
    return !words.isEmpty && NameStem.words(of: name).starts(with: words)
  }

  /// The folder of what all layers may name with most files; nil if the targets have none.
  var common: Folder? {
    let files = codebase.workspace.files
    let alike = files.indices.filter { other in
      other != file && files[other].modules == files[file].modules && !files[other].folder.isEmpty
        && codebase.scopes[other].isProduction && codebase.layer(ofFile: other) == .common
        && Self.tools.isDisjoint(with: Self.stems(of: files[other].folder).joined())
    }
    return Dictionary(grouping: alike) { codebase.workspace.files[$0].folder }
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      .map { folder, files in
        Folder(path: String(folder), neighbour: codebase.workspace.files[files[0]].path)
      }
  }

  /// What folders of what is no type of the app's are called.
  private static let tools = Set(
    ["constant", "extension", "helper", "log", "resource", "support", "tool", "util", "utility"]
      .map(NameStem.word))

  /// Whether a file that ships is compiled by the same targets, and its folder says the layer.
  func isCandidate(_ other: Int, _ layer: Layer) -> Bool {
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
      depth: zip(parts, own.folders).prefix { $0 == $1 }.count,
      files: files.count { plays($0, role) })
  }

  /// The folder that bears the layer's name, if files lie there; else a new one in it, which is called as
  /// the one that the code leaves if that is named after the role, or as in the schools.
  private func ownFolder(
    in folders: [(path: Substring, files: [Int])], below folder: Substring, of name: String,
    _ role: Role, _ layer: Layer
  ) -> Folder? {
    let steps = folder.split(separator: "/")
    let wanted = NameStem.words(of: layer.rawValue)
    guard let usual = Self.names[role],
      let named = steps.firstIndex(where: { NameStem.words(of: String($0)) == wanted })
    else { return nil }
    let path = steps[...named].joined(separator: "/")
    if let files = folders.first(where: { $0.path == path })?.files {
      return Folder(path: path, neighbour: files.first.map { codebase.workspace.files[$0].path })
    }
    let words = Set(NameStem.words(of: usual) + NameWords(name).bare.suffix(1).map(NameStem.word))
    let left = codebase.workspace.files[file].folders.last {
      words.isSuperset(of: NameStem.words(of: String($0)))
    }
    // Where the layer's folders are called after what they are about, one by a part is none of them.
    let reader = WordReader(codebase.workspace.settings.words)
    let inside = folders.filter { $0.path.hasPrefix(path + "/") }
    let subjects = inside.map { String($0.path.split(separator: "/")[named + 1]) }
    let parts = subjects.filter { reader.read($0) != nil }
    guard subjects.isEmpty || !parts.isEmpty else { return nil }
    // A layer that keeps its values under another name keeps this one there, too.
    if role == .entity,
      let kept = inside.first(where: { folder, _ in
        folder.split(separator: "/").count == named + 2
          && Self.ofValues.contains(NameStem.words(of: String(folder).lastComponent).joined())
      })
    {
      return Folder(
        path: String(kept.path),
        neighbour: kept.files.first.map { codebase.workspace.files[$0].path })
    }
    let isSingular = !parts.isEmpty && parts.allSatisfy { WordReader.singular($0) == $0 }
    let target =
      path + "/" + (left.map { String($0) } ?? (isSingular ? WordReader.singular(usual) : usual))
    guard !folders.contains(where: { $0.path == target || $0.path.hasPrefix(target + "/") }) else {
      return nil
    }
    let beside = inside.filter { $0.path.split(separator: "/").count == named + 2 }
      .min { $0.path < $1.path }?.files.first
    return Folder(
      path: target, neighbour: beside.map { codebase.workspace.files[$0].path }, isNew: true)
  }

  private static let ofValues: Set<String> = ["entity", "model", "domainmodel", "valueobject"]

  static let names: [Role: String] = [
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
