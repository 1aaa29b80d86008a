internal import StrataCode

extension SymbolTable {
  /// Whether a type hands cells to a table or a collection of views.
  fileprivate func feedsList(_ id: SymbolID) -> Bool {
    externalSupertypes[Int(id.index)].contains { name in
      ["UITableView", "UICollectionView", "NSTableView", "NSCollectionView", "UIPickerView"]
        .contains { name.hasPrefix($0) && name.hasSuffix("DataSource") }
    }
  }
}

/// What a file is by the roles of all its top-level types, where they agree.
struct FileCharacter {
  /// The layer that the roles mean, by file; nil where they differ or some type has none.
  private let meant: [Layer?]
  private let interactors: [Bool]
  private let useCases: [Bool]
  /// By file: whether some type of it is called an interactor.
  private let isOfInteractors: [Bool]

  init(_ placed: PlacedCode) {
    let (workspace, symbols) = (placed.resolved.workspace, placed.resolved.symbols)
    var sets = workspace.files.map { _ in [Roles]() }
    var isOfInteractors = workspace.files.map { _ in false }
    for id in symbols.ids where symbols[id].parent == nil && symbols[id].kind != .typealias {
      let symbol = symbols[id]
      let parent = workspace.files[symbol.place.file].facts[symbol.place.declaration].parent
      let roles = placed.roles[id]
      if symbols.words(of: id).ends(in: "interactor") {
        isOfInteractors[symbol.place.file] = true
      }
      if parent < 0 {
        // What feeds a list of views belongs where they do.
        let feeds = roles.isEmpty && symbols.feedsList(id)
        sets[symbol.place.file].append(feeds ? [.view] : roles)
      }
    }
    self.isOfInteractors = isOfInteractors
    meant = sets.map(Self.layer)
    interactors = sets.map { $0.contains { $0.contains(.screenInteractor) } }
    useCases = sets.enumerated().map { file, roles in
      !roles.isEmpty && roles.allSatisfy { !$0.isDisjoint(with: [.useCase, .useCaseProtocol]) }
        // What functions beside them do is not the use cases' doing.
        && !workspace.files[file].facts.declarations.contains {
          $0.parent < 0 && $0.kind == .function
        }
    }
  }

  private static func layer(_ roles: [Roles]) -> Layer? {
    let layers = Set(roles.map { roles in meanings.first { roles.contains($0.role) }?.layer })
    return layers.count == 1 ? layers.first ?? nil : nil
  }

  private static let meanings: [(role: Role, layer: Layer)] = [
    (.view, .presentation), (.viewModel, .presentation), (.repositoryImplementation, .data),
    (.persistenceModel, .data),
  ]

  /// The layer whose rules a file's references follow: a use case in a feature folder is Domain for
  /// what it names, and an interactor that drives a screen is that screen's, unless its folder says
  /// Domain outright; below a folder that says Presentation outright any interactor may.
  func referringLayer(of file: Int, _ placement: Placement) -> Layer? {
    if placement.layer == .domain, interactors[file], placement.declared != .domain {
      return .presentation
    }
    if placement.layer == .presentation, useCases[file],
      placement.declared != .presentation || !isOfInteractors[file]
    {
      return .domain
    }
    return placement.layer
  }

  /// Whether a file of Domain drives a screen, whose presenter it has to know.
  func drivesScreen(_ file: Int, _ placement: Placement) -> Bool {
    interactors[file] && placement.layer == .domain
  }

  /// Whether a file's folder or module says one layer and all its types another: then that is the
  /// offence, and not what follows from it.
  func isMisplaced(_ file: Int, _ placement: Placement) -> Bool {
    guard let declared = placement.declared, let meant = meant[file] else { return false }
    return declared != .test && declared != .app && declared.ring != meant
  }
}

/// What the characters of all files say, by file index.
struct ReferringLayers: Sendable {
  let layers: [Layer?]
  let drivesScreen: [Bool]
  let misplaced: [Bool]

  init(_ placed: PlacedCode) {
    let character = FileCharacter(placed)
    let files = placed.placements.indices
    layers = files.map { character.referringLayer(of: $0, placed.placements[$0]) }
    drivesScreen = files.map { character.drivesScreen($0, placed.placements[$0]) }
    misplaced = files.map { character.isMisplaced($0, placed.placements[$0]) }
  }
}
