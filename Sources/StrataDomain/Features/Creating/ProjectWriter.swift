internal import StrataCode

/// A file of a created project.
struct CreatedFile: Equatable {
  /// From the project's root.
  let path: String
  let text: String
  /// Where it belongs; nil for what is no source file.
  var layer: Layer?
  /// The targets that compile it.
  var modules: Set<String>?
}

/// Writes a project: every feature the way that a school builds it, and what joins them.
struct ProjectWriter {
  let app: String
  /// The school's name in the settings.
  let profile: Profile
  let school: School
  let features: [FeatureNames]
  let ui: CreatedUI
  let tests: CreatedTests
  let layout: CreatedLayout
  var cache = CreatedCache.none
  var project = CreatedManifest.package

  /// All files, by path.
  var files: [CreatedFile] {
    var pieces: [String: [SourcePiece]] = [:]
    var layers: [String: Layer] = [:]
    for feature in features {
      let writer = writer(feature)
      for part in FeaturePart.allCases {
        guard let path = writer.path(part) else { continue }
        let piece = writer.piece(part)
        // What does not depend on the feature is written once.
        if pieces[path]?.contains(piece) != true { pieces[path, default: []].append(piece) }
        if layers[path] == nil { layers[path] = part.layer }
      }
    }
    let sources = pieces.map { path, pieces in
      CreatedFile(
        path: path, text: SourcePiece.file(of: pieces), layer: layers[path],
        modules: layers[path].map { [module(of: $0)] })
    }
    return (sources + [manifest, strataSettings, ignored]).sorted { $0.path < $1.path }
  }

  private func writer(_ feature: FeatureNames) -> PartWriter {
    PartWriter(
      school: school, app: app, features: features, feature: feature, ui: ui, tests: tests,
      layout: layout, cache: cache)
  }

  /// The target of a layer.
  private func module(of layer: Layer) -> String {
    if layer == .test { return "\(app)Tests" }
    return school.isModular ? app + layer.rawValue : "\(app)App"
  }

  private var strataSettings: CreatedFile {
    CreatedFile(path: ".strata.yml", text: "profile: \(profile.rawValue)\n")
  }
}
