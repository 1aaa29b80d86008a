package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable baseline: one shape for every command about it, and on failure.
package enum BaselineJSON {
  /// The baseline after a command.
  package static func document(_ kept: KeptBaseline, in language: Language = .english) -> String {
    let entries = kept.state.baseline.entries.filter { $0.key.isAsked(in: kept.focus) }
    return JSONWriter.document(
      in: language,
      report(
        file: .string(kept.state.file), size: .int(kept.state.baseline.size),
        entries: entries.map(entry), stale: kept.state.stale.map(entry),
        isPruned: .bool(kept.state.isPruned), warnings: kept.warnings, error: .null))
  }

  /// Why there is none to tell of.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    JSONWriter.document(
      in: language,
      report(
        file: .null, size: .null, entries: [], stale: [], isPruned: .null, warnings: [],
        error: failure.json))
  }

  private static func report(
    file: JSONValue, size: JSONValue, entries: [JSONValue], stale: [JSONValue],
    isPruned: JSONValue, warnings: [Phrase], error: JSONValue
  ) -> JSONValue {
    .object([
      ("schemaVersion", .int(1)), ("tool", Tool.json), ("file", file), ("size", size),
      ("entries", .array(entries)), ("stale", .array(stale)), ("pruned", isPruned),
      ("warnings", .phrases(warnings)), ("error", error),
    ])
  }

  private static func entry(_ entry: Baseline.Entry) -> JSONValue {
    .object([
      ("rule", .string(entry.key.rule)), ("file", .string(entry.key.file)),
      ("from", .string(entry.key.source)), ("to", .string(entry.key.target)),
      ("count", .int(entry.count)),
    ])
  }
}
