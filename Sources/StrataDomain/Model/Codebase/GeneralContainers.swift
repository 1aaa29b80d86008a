internal import StrataCode

/// Containers that wire nothing of this project: a general register and resolve, or its protocols,
/// which any layer may know, whatever their module is called.
struct GeneralContainers: Sendable, Equatable {
  /// By file index.
  private let isGeneral: Set<Int>

  /// The files of App in whose folder nothing names the project outside it.
  init(_ placed: PlacedCode) {
    let files = placed.resolved.workspace.files
    let wiring = files.indices.filter { placed.placements[$0].layer == .app }
    let folders = Dictionary(grouping: wiring) { file in
      Home(modules: files[file].modules, folder: files[file].folder)
    }
    isGeneral = Set(
      folders.values.filter { members in
        let own = Set(members)
        return members.allSatisfy { file in
          placed.resolved.references[file].allSatisfy { target in
            guard case .symbol(let id) = target else { return true }
            return own.contains(placed.resolved.symbols[id].place.file)
          }
        }
      }.joined())
  }

  private struct Home: Hashable {
    var modules: [Int]
    var folder: Substring
  }

  /// Whether a file knows nobody outside its folder.
  func contains(_ file: Int) -> Bool { isGeneral.contains(file) }
}
