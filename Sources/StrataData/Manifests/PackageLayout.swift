/// Where a package's targets keep their files.
struct PackageLayout {
  private enum Group { case tests, plugins, others }

  private let folder: String
  private let folders: SourceFolders
  private var unplaced: [Group: Int] = [:]

  /// The layout of the package in `folder`, of which `folders` are there.
  init(folder: String, folders: SourceFolders, targets: [ManifestScan.Target]) {
    self.folder = folder
    self.folders = folders
    for target in targets where target.call.argument("path") == nil {
      unplaced[PackageLayout.group(of: target), default: 0] += 1
    }
  }

  private static func group(of target: ManifestScan.Target) -> Group {
    switch target.call.name {
    case "testTarget": .tests
    case "plugin": .plugins
    default: .others
    }
  }

  /// The files of a target; nil if it holds no Swift or its folder is not there.
  func claim(
    of target: ManifestScan.Target, _ evaluation: inout ManifestEvaluation
  ) -> FolderClaim? {
    if ["systemLibrary", "binaryTarget"].contains(target.call.name) { return nil }
    let home: String?
    if let path = target.call.argument("path") {
      home = evaluation.string(path).flatMap { RelativePath.join(folder, $0) }
    } else {
      home = usualFolder(of: target)
    }
    guard let home else { return nil }
    let only = target.call.argument("sources").map { paths($0, in: home, &evaluation) }
    return FolderClaim(
      folder: home,
      excluded: target.call.argument("exclude").map { paths($0, in: home, &evaluation) } ?? [],
      only: only.flatMap { $0.isEmpty ? nil : $0 },
      isExclusive: true
    )
  }

  private func paths(
    _ list: ManifestExpression, in home: String, _ evaluation: inout ManifestEvaluation
  ) -> Set<String> {
    var result: Set<String> = []
    for element in evaluation.elements(list) {
      if let path = evaluation.string(element).flatMap({ RelativePath.join(home, $0) }) {
        result.insert(path)
      }
    }
    return result
  }

  /// `Sources/NAME` and its like; the only target of a sort may own all of `Sources`.
  private func usualFolder(of target: ManifestScan.Target) -> String? {
    let group = PackageLayout.group(of: target)
    let bases: [String]
    switch group {
    case .tests: bases = ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugins: bases = ["Plugins"]
    case .others: bases = ["Sources", "Source", "src", "srcs"]
    }
    let places = bases.compactMap { RelativePath.join(folder, $0) }
    for place in places {
      if let path = RelativePath.join(place, target.name), folders.contains(path) { return path }
    }
    guard unplaced[group] == 1 else { return nil }
    return (group == .tests ? places.prefix(1) : places[...]).first { folders.contains($0) }
  }
}
