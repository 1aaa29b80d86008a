package import StrataFeatures
package import StrataCode
internal import StrataModel

/// The machine-readable layer map.
package enum LayersJSON {
  /// Every file, on demand with its evidence, and the paths that nothing places.
  package static func document(
    _ result: LayersResult, withEvidence: Bool = false, in language: Language = .english
  ) -> String {
    let unplaced = result.files.filter { $0.placement.layer == nil }.map(\.path)
    return JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(2)),
        ("files", .array(result.files.map { .row(members(of: $0, withEvidence: withEvidence)) })),
        ("unplaced", .strings(unplaced)), ("doubtful", .array(result.doubts.map(doubt))),
      ]))
  }

  private static func doubt(_ doubt: Doubt) -> JSONValue {
    .object([
      ("path", .string(doubt.path)), ("files", .int(doubt.files)),
      ("layer", .string(doubt.placement.layer?.rawValue)),
      ("confidence", .number(doubt.placement.confidence, decimals: 3)),
      ("other", .string(doubt.other.rawValue)), ("pattern", .string(doubt.pattern)),
    ])
  }

  /// A file with its layer, and its evidence if that is wanted.
  static func members(
    of file: PlacedFile, withEvidence: Bool = true
  ) -> [(String, JSONValue)] {
    let members: [(String, JSONValue)] = [
      ("file", .string(file.path)), ("layer", .string(file.placement.layer?.rawValue)),
      ("confidence", .number(file.placement.confidence, decimals: 3)),
      ("role", .strings(file.roles.map(\.rawValue))),
    ]
    return withEvidence ? members + [("evidence", evidence(file.placement))] : members
  }

  /// The evidence of a placement, strongest first.
  static func evidence(_ placement: Placement) -> JSONValue {
    .array(placement.evidence.map(evidence))
  }

  private static func evidence(_ evidence: Evidence) -> JSONValue {
    .object([
      ("kind", .string(evidence.kind.rawValue)), ("detail", .phrase(evidence.detail)),
      ("reason", .string(evidence.reason)), ("weight", .number(evidence.weight, decimals: 3)),
      ("layer", .string(evidence.layer.rawValue)),
    ])
  }
}
