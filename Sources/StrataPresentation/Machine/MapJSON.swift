package import StrataCode
package import StrataFeatures
internal import StrataModel

/// The machine-readable page of a project: one shape, also on failure. Paths start at `root`.
package enum MapJSON {
  /// The page; `directory` is where the root is seen from.
  package static func document(
    _ map: CodeMap, seenFrom directory: String, in language: Language = .english
  ) -> String {
    let project = map.overview.project
    let layers = Layer.allCases.filter { project.layers[$0] != nil }
    return document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(project.root, seenFrom: directory))),
        ("profile", .string(project.profile.name)), ("files", .int(project.files)),
        ("hasDomain", .bool(project.hasDomain)),
        ("layers", .array(layers.map { layer($0, files: project.layers[$0] ?? 0) })),
        ("places", .array(map.places.map { .row(place($0)) })),
        ("features", .strings(map.features)), ("errors", .int(map.overview.errors)),
        ("warnings", .int(map.overview.warnings)), ("runWarnings", .phrases(map.warnings)),
        ("error", .null),
      ])
  }

  /// Why there is no page.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = [
      "root", "profile", "files", "hasDomain", "layers", "places", "features", "errors",
      "warnings",
    ].map { ($0, JSONValue.null) }
    return document(in: language, empty + [("runWarnings", .array([])), ("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  private static func layer(_ layer: Layer, files: Int) -> JSONValue {
    .row([
      ("layer", .string(layer.rawValue)), ("files", .int(files)),
      ("mayUse", .strings(Direction.allowed(from: layer).filter { $0 != layer }.map(\.rawValue))),
    ])
  }

  private static func place(_ place: RolePlace) -> [(String, JSONValue)] {
    [
      ("part", .string(place.role?.rawValue ?? (place.layer == .test ? "test" : "file"))),
      ("layer", .string(place.layer.rawValue)),
      ("folder", .string(place.folder)), ("there", .int(place.there)), ("all", .int(place.all)),
      ("example", .string(place.example?.type)), ("file", .string(place.example?.file)),
    ]
  }
}
