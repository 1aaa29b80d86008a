package import StrataFeatures
package import StrataCode

/// What is kept of earlier runs, for programs: one shape, whatever was asked.
package enum CacheJSON {
  /// Where it is, how large it is, and what it holds.
  package static func document(_ report: CacheReport, in language: Language = .english) -> String {
    let state = report.state
    return document(
      cache: .object([
        ("path", .string(state.path)), ("bytes", .int(state.bytes)), ("limit", .int(state.limit)),
        ("readable", .bool(state.isReadable)), ("writable", .bool(state.isWritable)),
        ("segments", .int(state.segments)), ("files", .int(state.files)),
        ("factBytes", .int(state.factBytes)), ("sourceBytes", .int(state.sourceBytes)),
        ("manifests", .int(state.projects)), ("verdicts", .int(state.verdicts)),
      ]), in: language)
  }

  /// What was freed.
  package static func document(_ cleared: ClearedCache, in language: Language = .english) -> String
  {
    document(
      freed: .object([("path", .string(cleared.path)), ("bytes", .int(cleared.bytes))]),
      in: language)
  }

  /// Why there is nothing to tell.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    document(
      error: failure.json,
      in: language)
  }

  private static func document(
    cache: JSONValue = .null, freed: JSONValue = .null, error: JSONValue = .null,
    in language: Language
  ) -> String {
    JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json), ("cache", cache), ("freed", freed),
        ("error", error),
      ]))
  }
}
