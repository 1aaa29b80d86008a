package import StrataCode
package import StrataFeatures

/// The machine-readable form of changes that can be undone or were: one shape, also on failure.
package enum UndoJSON {
  /// A change that was undone, or would be.
  package static func document(
    _ undone: UndoneChange, seenFrom directory: String, in language: Language = .english
  ) -> String {
    document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(undone.root, seenFrom: directory))),
        ("isDone", .bool(undone.isDone)), ("change", record(undone.record)),
        ("files", .array(undone.files.map { .row(PlanJSON.file($0)) })), ("changes", .null),
        ("recovered", .null), ("error", .null),
      ])
  }

  /// The changes that can be undone, newest first.
  package static func document(
    _ history: ChangeHistory, root: String, seenFrom directory: String,
    in language: Language = .english
  ) -> String {
    document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(root, seenFrom: directory))), ("isDone", .bool(false)),
        ("change", .null), ("files", .null), ("changes", .array(history.records.map(record))),
        ("recovered", history.recovered.map(record) ?? .null), ("error", .null),
      ])
  }

  /// Why nothing was undone.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = ["root", "isDone", "change", "files", "changes", "recovered"].map {
      ($0, JSONValue.null)
    }
    return document(in: language, empty + [("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  private static func record(_ record: ChangeRecord) -> JSONValue {
    .object([
      ("id", .string(record.id)), ("title", .phrase(record.title)),
      ("time", .number(record.time, decimals: 3)), ("files", .strings(record.files)),
    ])
  }
}
