internal import StrataCode
package import StrataModel

/// One file with its layer, roles and evidence.
package struct PlacedFile: Sendable, Equatable {
  package var path: String
  package var placement: Placement
  /// The roles of the file's types, sorted, each once.
  package var roles: [Role]

  package init(path: String, placement: Placement, roles: [Role]) {
    self.path = path
    self.placement = placement
    self.roles = roles
  }
}

extension Codebase {
  /// Every file with its layer and roles.
  var placedFiles: [PlacedFile] {
    let roles = rolesByFile
    return workspace.files.indices.map { index in
      PlacedFile(
        path: workspace.files[index].path, placement: placements[index], roles: roles[index])
    }
  }

  private var rolesByFile: [[Role]] {
    var found = workspace.files.map { _ in Roles() }
    for id in symbols.ids { found[symbols[id].place.file].formUnion(roles[id]) }
    return found.map { $0.sorted() }
  }
}
