internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Explains layers, modules, features and folders of a code base.
struct PartReader {
  private let codebase: Codebase
  private let findings: [Finding]
  private let features: FeatureMap

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    self.findings = findings
    features = codebase.features
  }

  /// The part that a name means, a layer before a module and a module before a feature; nil if none
  /// has a file.
  func part(called name: String) -> PartExplanation? {
    if let layer = RouteEndReader.layer(called: name) {
      return part(.layer, layer.rawValue) { codebase.placements[$0].layer == layer }
    }
    return part(.module, name) { moduleName(ofFile: $0) == name }
      ?? part(.feature, name) { features.feature(ofFile: $0)?.name == name }
  }

  /// The part that a folder is, from the root; nil if no file is in it.
  func folder(_ path: String) -> PartExplanation? {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return part(.folder, folder) { codebase.workspace.files[$0].path.hasPrefix(folder) }
  }

  private func part(
    _ kind: PartExplanation.Kind, _ name: String, _ holds: (Int) -> Bool
  ) -> PartExplanation? {
    let members = Set(codebase.workspace.files.indices.filter(holds))
    if members.isEmpty { return nil }
    let paths = Set(members.map { codebase.workspace.files[$0].path })
    var (uses, usedBy): ([String], [String]) = ([], [])
    for dependency in codebase.dependencies {
      let home = codebase.symbols[dependency.target].place.file
      switch (members.contains(dependency.file), members.contains(home)) {
      case (true, false): uses.append(label(home, kind))
      case (false, true): usedBy.append(label(dependency.file, kind))
      default: break
      }
    }
    let types = codebase.symbols.ids.filter { members.contains(codebase.symbols[$0].place.file) }
    let modules = codebase.workspace.modules.filter { kind == .module && $0.name == name }
    return PartExplanation(
      kind: kind, name: name, files: members.count,
      layers: members.compactMap { codebase.placements[$0].layer }.ranked
        .map { ($0.value, $0.count) },
      roles: types.flatMap { codebase.roles[$0].sorted() }.ranked
        .map { ($0.value, $0.count) },
      uses: uses.ranked.map { ($0.value, $0.count) },
      usedBy: usedBy.ranked.map { ($0.value, $0.count) },
      links: Set(modules.flatMap { $0.dependencies.map(\.name) }).sorted(),
      findings: findings.filter {
        (paths.contains($0.location.file) || kind == .module && $0.from.symbol == name)
          && $0.confidence >= CheckRequest.usualConfidence
          && $0.severity != .info
      })
  }

  /// What a file outside a part of some kind is called there.
  private func label(_ file: Int, _ kind: PartExplanation.Kind) -> String {
    let layer = codebase.placements[file].layer?.rawValue ?? codebase.workspace.files[file].name
    return switch kind {
    case .layer, .folder: layer
    case .module: moduleName(ofFile: file) ?? layer
    case .feature: features.feature(ofFile: file)?.name ?? layer
    }
  }

  private func moduleName(ofFile index: Int) -> String? {
    codebase.workspace.files[index].modules.lazy.map { codebase.workspace.modules[$0] }
      .first { $0.kind != .folder }?.name
  }
}
