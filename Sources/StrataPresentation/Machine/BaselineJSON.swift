package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable baseline: one shape for every command about it, and on failure.
package enum BaselineJSON {
  /// The baseline after a command.
  package static func document(_ kept: ShownBaseline, in language: Language = .english) -> String {
    JSONWriter.document(in: language, report(kept, error: .null))
  }

  /// Why there is none to tell of.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    JSONWriter.document(in: language, report(nil, error: failure.json))
  }

  private static func report(_ kept: ShownBaseline?, error: JSONValue) -> JSONValue {
    let state = kept?.state
    let entries = state?.baseline.entries.filter { $0.key.isAsked(in: kept?.focus ?? []) } ?? []
    return .object([
      ("schemaVersion", .int(1)), ("tool", Tool.json), ("file", .string(state?.file)),
      ("size", state.map { .int($0.baseline.size) } ?? .null),
      ("entries", .array(entries.map(entry))), ("stale", .array((state?.stale ?? []).map(entry))),
      ("pruned", state.map { .bool($0.isPruned) } ?? .null),
      ("warnings", .phrases(kept?.warnings ?? [])), ("error", error),
    ])
  }

  private static func entry(_ entry: Baseline.Entry) -> JSONValue {
    .object([
      ("rule", .string(entry.key.rule.text)), ("file", .string(entry.key.file)),
      ("from", .string(entry.key.source)), ("to", .string(entry.key.target)),
      ("count", .int(entry.count)),
    ])
  }
}
