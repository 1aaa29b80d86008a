internal import StrataModel
internal import StrataCode

// Where things of a kind already stand.

extension Codebase {
  /// The folder in a layer that holds types of some roles and shares most of its path with a type.
  func folder(ofMost wanted: Roles, in layer: Layer, near id: SymbolID) -> String? {
    let own = Self.folders(of: workspace.files[place(of: id).file].path)
    var best: (folders: [Substring], shared: Int, count: Int)?
    var counts: [[Substring]: Int] = [:]
    for other in symbols.ids where !roles[other].isDisjoint(with: wanted) && other != id {
      let file = place(of: other).file
      guard placements[file].layer == layer, !misplaced[file], isProduction(other) else { continue }
      counts[Self.folders(of: workspace.files[file].path), default: 0] += 1
    }
    for (folders, count) in counts.sorted(by: { $0.key.joined() < $1.key.joined() }) {
      let shared = zip(own, folders).prefix { $0 == $1 }.count
      if best.map({ ($0.shared, $0.count) < (shared, count) }) ?? true {
        best = (folders, shared, count)
      }
    }
    return best.flatMap { $0.folders.isEmpty ? nil : $0.folders.joined(separator: "/") }
  }

  private static func folders(of path: String) -> [Substring] {
    Array(path.split(separator: "/").dropLast())
  }
}
