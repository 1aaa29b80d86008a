package import StrataDomain

/// What is kept of earlier runs, for programs: one shape, whatever was asked.
package enum CacheJSON {
  /// Where it is, how large it is, and what it holds.
  package static func document(_ report: CacheReport) -> String {
    let state = report.state
    return document(
      cache: .object([
        ("path", .string(state.path)), ("bytes", .int(state.bytes)), ("limit", .int(state.limit)),
        ("readable", .bool(state.isReadable)), ("writable", .bool(state.isWritable)),
        ("segments", .int(state.segments)), ("files", .int(state.files)),
        ("factBytes", .int(state.factBytes)), ("sourceBytes", .int(state.sourceBytes)),
        ("manifests", .int(state.projects)), ("verdicts", .int(state.verdicts)),
      ]))
  }

  /// What was freed.
  package static func document(_ cleared: ClearedCache) -> String {
    document(freed: .object([("path", .string(cleared.path)), ("bytes", .int(cleared.bytes))]))
  }

  /// Why there is nothing to tell.
  package static func document(_ failure: Failure) -> String {
    document(
      error: .object([("message", .string(failure.message)), ("kind", .string(failure.kind))]))
  }

  private static func document(
    cache: JSONValue = .null, freed: JSONValue = .null, error: JSONValue = .null
  ) -> String {
    JSONWriter.document(
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json), ("cache", cache), ("freed", freed),
        ("error", error),
      ]))
  }
}
