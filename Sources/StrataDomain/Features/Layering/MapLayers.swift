package import StrataCode
internal import StrataModel

/// Places every file of a code base in a layer, with the evidence.
package struct MapLayers: Sendable {
  private let reader: any CodebaseReading
  private let sharing: any WorkSharing

  /// A map over what `reader` reads, done as `sharing` shares it out.
  package init(reader: any CodebaseReading, sharing: any WorkSharing = WorkInTurn()) {
    self.reader = reader
    self.sharing = sharing
  }

  /// The layer of every file under the asked paths.
  package func callAsFunction(_ request: CodebaseRequest) throws(UseCaseError) -> LayersResult {
    let read = try read(request, with: reader)
    let codebase = Codebase(of: read.workspace, by: Workforce(sharing, jobs: request.jobs))
    return LayersResult(
      project: codebase.summary(profile: .standard),
      files: codebase.placedFiles.filter { read.isAsked($0.path) },
      warnings: codebase.workspace.warnings)
  }
}

extension Codebase {
  /// The figures of the project.
  func summary(profile: DetectedProfile) -> ProjectSummary {
    let layers = placements.compactMap(\.layer)
    return ProjectSummary(
      root: workspace.root, kinds: workspace.kinds, files: workspace.files.count,
      placed: layers.count, layers: Dictionary(grouping: layers) { $0 }.mapValues(\.count),
      profile: profile, hasDomain: hasDomain)
  }

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
