internal import StrataCode
internal import StrataModel

// Use cases and data sources that lie in a folder of another layer, by the folders' own names: a
// folder called for the part draws the file to the part's layer, and so says nothing about it.

extension Codebase {
  /// What a file's types are whose nearest folder of a layer has no room for them, and that layer.
  func strayPart(
    _ file: Int, _ types: [SymbolID], _ domain: DrawnPlaces
  ) -> (said: Layer, part: MisplacedPart)? {
    let folders = workspace.files[file].folders
      .map { WordReader.singular($0.lowercased()) }
    let isUseCase = types.allSatisfy {
      symbols.words(of: $0).ends(in: "usecase")
        && !roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol])
    }
    if isUseCase, isPresentation(folders, aside: "usecase") {
      return (.presentation, MisplacedPart(roles: [.useCase, .useCaseProtocol], layer: .domain))
    }
    guard types.contains(where: { symbols[$0].kind.isConcreteType }),
      types.allSatisfy({
        roles.has($0, .dataSource) && symbols.words(of: $0).ends(in: "datasource")
      })
    else { return nil }
    let part = MisplacedPart(roles: [.dataSource], layer: .data)
    if isInDomain(file, domain) { return (.domain, part) }
    let isFar = types.allSatisfy { !Self.sources.isDisjoint(with: symbols.words(of: $0).all) }
    return isFar && isPresentation(folders, aside: "datasource") ? (.presentation, part) : nil
  }

  /// Whether a file is directly in a folder of Presentation, one called for its own part aside:
  /// deeper folders are features, which may be vertical.
  private func isPresentation(_ folders: [String], aside part: String) -> Bool {
    var folders = folders[...]
    if folders.last == part { folders.removeLast() }
    return folders.last.map(Self.presentation.contains) ?? false
  }

  /// Whether the innermost folder of a layer's name is a drawn Domain: `Domains` holds modules.
  private func isInDomain(_ file: Int, _ domain: DrawnPlaces) -> Bool {
    let layers: Set<String> = ["domain", "data", "infrastructure", "presentation", "app"]
    let nearest = workspace.files[file].folders.last {
      layers.contains($0.lowercased())
    }
    return nearest?.lowercased() == "domain"
      && namedFolder(of: file, .domain).map(domain.folders.contains) ?? false
  }

  private static var presentation: Set<String> { ["presentation", "viewmodel", "view"] }

  /// What tells a source of data from what feeds a list.
  private static var sources: Set<String> {
    ["remote", "local", "network", "api", "cache", "cached", "database", "disk", "http"]
  }
}
