internal import StrataModel
internal import StrataCode

// Where things of a kind already stand.

extension Codebase {
  /// The folder in a layer that is named after a type's subject; else the one that holds types of some
  /// roles and shares most of its path with it.
  func folder(ofMost wanted: Roles, in layer: Layer, near id: SymbolID) -> String? {
    if let folder = folder(namedAfter: id, as: wanted, in: layer) { return folder }
    let own = Self.folders(of: workspace.files[place(of: id).file].path)
    var best: (folders: [Substring], shared: Int, count: Int)?
    let counts = Dictionary(grouping: foldersOfKin(wanted, in: layer, of: id)) { $0 }
      .mapValues(\.count)
    for (folders, count) in counts.sorted(by: { $0.key.joined() < $1.key.joined() }) {
      let shared = zip(own, folders).prefix { $0 == $1 }.count
      if best.map({ ($0.shared, $0.count) < (shared, count) }) ?? true {
        best = (folders, shared, count)
      }
    }
    return best.flatMap { $0.folders.isEmpty ? nil : $0.folders.joined(separator: "/") }
  }

  /// The folder that a file is said to belong in: the one called after the type, or the one in which
  /// most of its kind are; else the one around all of them, if it is more than the project's.
  func settledFolder(ofMost wanted: Roles, in layer: Layer, near id: SymbolID) -> String? {
    if let folder = folder(namedAfter: id, as: wanted, in: layer) { return folder }
    let all = foldersOfKin(wanted, in: layer, of: id)
    let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
    if let most = counts.max(by: { ($0.value, $1.key.count) < ($1.value, $0.key.count) }),
      most.value * 2 > all.count, !most.key.isEmpty
    {
      return most.key.joined(separator: "/")
    }
    guard let first = all.first else { return nil }
    let shared = all.reduce(first) { Array(zip($0, $1).prefix { $0 == $1 }.map { $0.0 }) }
    let own = Self.folders(of: workspace.files[place(of: id).file].path)
    let folder = shared.joined(separator: "/")
    return own.starts(with: shared) || !isOf(layer, below: folder) ? nil : folder
  }

  /// Whether nearly all below a folder is of one layer: what the parts of features share is no place.
  private func isOf(_ layer: Layer, below folder: String) -> Bool {
    let layers = workspace.files.indices.filter {
      (workspace.files[$0].folder + "/").hasPrefix(folder + "/")
    }.compactMap { placements[$0].layer }
    return layers.count { $0 == layer } * 5 >= layers.count * 4
  }

  /// The folders of a layer in which other types of some roles stand, one for each type.
  private func foldersOfKin(_ wanted: Roles, in layer: Layer, of id: SymbolID) -> [[Substring]] {
    symbols.ids.filter { other in
      let file = place(of: other).file
      return !roles[other].isDisjoint(with: wanted) && other != id
        && placements[file].layer == layer && !misplaced[file] && isProduction(other)
        && isBuilt(place(of: id).file, with: file)
    }.map { Self.folders(of: workspace.files[place(of: $0).file].path) }
  }

  /// The folder of a layer whose name is in the type's own: `Presentation/Favourites` of
  /// `FavouriteBadge`; the one that says most of it, of several the nearest, or none.
  private func folder(namedAfter id: SymbolID, as wanted: Roles, in layer: Layer) -> String? {
    let words = Set(NameStem.words(of: symbols[id].name))
    // Domain has a folder by a part more often than by a subject: a use case is at home among its kind.
    let others = layer == .domain ? foldersWithoutAny(of: wanted) : []
    let own = Self.folders(of: workspace.files[place(of: id).file].path)
    var best: (folder: Substring, words: Int, shared: Int)?
    for file in workspace.files.indices
    where placements[file].layer == layer && !misplaced[file] && scopes[file].isProduction
      && !facts(file).declarations.isEmpty && isBuilt(place(of: id).file, with: file)
    {
      let folder = workspace.files[file].folder
      let said = folder.split(separator: "/").last.map { NameStem.words(of: String($0)) } ?? []
      guard words.isSuperset(of: said), !Self.parts.isSuperset(of: said), !others.contains(folder)
      else { continue }
      let shared = zip(own, folder.split(separator: "/")).prefix { $0 == $1 }.count
      if best.map({ ($0.words, $0.shared, folder) < (said.count, shared, $0.folder) }) ?? true {
        best = (folder, said.count, shared)
      }
    }
    return best.map { String($0.folder) }
  }

  /// What says which part types play, and nothing of what they are about.
  private static let parts: Set<String> = [
    "view", "model", "controller", "cell", "screen", "scene", "page", "repository", "use", "case",
    "usecase", "entity", "mapper", "data", "source", "service", "interface", "protocol", "item",
  ]

  /// The folders whose types play parts, and none of some.
  private func foldersWithoutAny(of wanted: Roles) -> Set<Substring> {
    var played: [Substring: Roles] = [:]
    for id in symbols.ids where !roles[id].isEmpty {
      played[workspace.files[place(of: id).file].folder, default: []].formUnion(roles[id])
    }
    return Set(played.filter { $1.isDisjoint(with: wanted) }.keys)
  }

  /// Whether two files are of one project: their targets stand in one manifest, or one links the other.
  private func isBuilt(_ file: Int, with other: Int) -> Bool {
    let (own, others) = (workspace.files[file].modules, workspace.files[other].modules)
    let (all, links) = (workspace.modules, modules.links)
    return own.isEmpty || others.isEmpty
      || own.contains { one in
        others.contains {
          one == $0 || all[one].manifest == all[$0].manifest && !all[one].manifest.isEmpty
            || links.reaches($0, from: one) || links.reaches(one, from: $0)
        }
      }
  }

  private static func folders(of path: String) -> [Substring] {
    Array(path.split(separator: "/").dropLast())
  }
}
