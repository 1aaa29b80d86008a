internal import StrataFeatures
internal import StrataCode

/// What was measured of a project, for programs.
enum AdviceMeasuresJSON {
  static func value(_ measures: ProjectMeasures) -> JSONValue {
    .object([
      ("sources", .array(measures.sources.map(source))),
      ("kindsThatCount", .strings(measures.kinds.map(\.rawValue))),
      (
        "endpoints",
        .object([
          ("count", .int(measures.endpoints.count)), ("types", .strings(measures.endpoints.types)),
        ])
      ),
      ("history", measures.history.map(history) ?? .null),
      (
        "size",
        .object([
          ("lines", .int(measures.size.lines)), ("files", .int(measures.size.files)),
          ("modules", .int(measures.size.modules)), ("testLines", .int(measures.size.testLines)),
          ("testPercent", .int(measures.size.testPercent)),
        ])
      ),
      (
        "businessRules",
        .object([
          ("count", .int(measures.rules.count)),
          ("validations", sightings(measures.rules.validations)),
          ("calculations", sightings(measures.rules.calculations)),
          ("orchestrations", sightings(measures.rules.orchestrations)),
        ])
      ),
    ])
  }

  private static func source(_ source: DataSourceUse) -> JSONValue {
    .object([
      ("kind", .string(source.kind.rawValue)), ("name", .string(source.name)),
      ("counts", .bool(source.kind.counts)), ("file", .string(source.location.file)),
      ("line", .int(source.location.start.line)), ("files", .int(source.files)),
    ])
  }

  private static func history(_ history: ProjectHistory) -> JSONValue {
    .object([
      ("first", .string(history.first.text)), ("last", .string(history.last.text)),
      ("days", .int(history.age.days)), ("commits", .int(history.commits)),
      ("yearCommits", .int(history.yearCommits)), ("yearAuthors", .int(history.yearAuthors)),
      ("releases", .int(history.releases)), ("partial", .bool(history.isPartial)),
    ])
  }

  private static func sightings(_ all: [BusinessRules.Sighting]) -> JSONValue {
    .array(
      all.map {
        .object([
          ("name", .string($0.name)), ("file", .string($0.location.file)),
          ("line", .int($0.location.start.line)),
        ])
      })
  }
}
