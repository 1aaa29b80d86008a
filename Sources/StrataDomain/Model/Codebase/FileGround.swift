internal import StrataCode

/// What follows from the files and manifests of a code base before anything in them is resolved.
struct FileGround: Sendable {
  /// By file index: whether it ships.
  let ships: [Bool]
  let left: LeftFolders
  let features: FeatureMap
  /// By path: the index of the file.
  let indices: [String: Int]
  /// The names of folders with Swift files, as `ModuleLayers` asks for them.
  let folderNames: Set<String>

  /// What follows from a workspace; of a part of a code base, what is `known` of the whole is taken.
  init(
    _ workspace: Workspace, given known: KnownConclusions? = nil, shipping kept: [Bool]? = nil
  ) {
    if let ships = known?.ships ?? kept {
      self.ships = ships
      left = LeftFolders(workspace, declared: Production.parts(of: workspace).declared)
    } else {
      let production = Production(workspace)
      ships = production.ships(workspace)
      left = production.left
    }
    features = FeatureMap(workspace)
    indices = Dictionary(
      uniqueKeysWithValues: workspace.files.enumerated().map { ($0.element.path, $0.offset) })
    folderNames = ModuleLayers.folderNames(workspace)
  }
}

extension ResolvedCode {
  /// The same of a newer reading of a workspace, of which it may be known what names meant and what
  /// shipped.
  static func withGround(
    _ workspace: Workspace,
    after former: (workspace: Workspace, names: ReferenceMap?, ships: [Bool]?),
    _ renewal: Renewal, by workforce: Workforce
  ) -> (ResolvedCode, FileGround) {
    workforce.both(
      {
        ResolvedCode(
          workspace, since: former.workspace, as: former.names, renewal, by: workforce)
      },
      { FileGround(workspace, shipping: former.ships) })
  }

  /// The names of a workspace resolved, and what follows from its files meanwhile.
  static func withGround(
    _ workspace: Workspace, given known: KnownConclusions? = nil, by workforce: Workforce
  ) -> (ResolvedCode, FileGround) {
    workforce.both(
      { ResolvedCode(workspace, by: workforce) }, { FileGround(workspace, given: known) })
  }
}
