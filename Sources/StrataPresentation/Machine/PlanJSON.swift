package import StrataCode
package import StrataFeatures
internal import StrataModel
internal import StrataRules

/// The machine-readable form of a plan: one shape, also on failure. Paths start at `root`.
package enum PlanJSON {
  /// A plan; `record` is the change, if it was written; `directory` is where the root is seen from.
  package static func document(
    _ judged: JudgedPlan, _ record: ChangeRecord?, seenFrom directory: String,
    in language: Language = .english
  ) -> String {
    document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(judged.root, seenFrom: directory))),
        ("title", .phrase(judged.plan.title)), ("class", .string(judged.plan.kind.rawValue)),
        ("isOffered", .bool(judged.isOffered)), ("isWritten", .bool(record != nil)),
        ("change", .string(record?.id)),
        ("files", .array(judged.changes.map { .row(file($0) + notes($0, of: judged)) })),
        ("fixed", .array(judged.fixed.map { $0.json() })),
        ("refusals", .array(judged.refusals.map(refusal))),
        ("steps", .phrases(judged.plan.steps)),
        ("patch", .string(PatchText().document(judged.changes))), ("error", .null),
      ])
  }

  /// Why there is no plan.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = [
      "root", "title", "class", "isOffered", "isWritten", "change", "files", "fixed", "refusals",
      "steps", "patch",
    ].map { ($0, JSONValue.null) }
    return document(in: language, empty + [("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  /// What becomes of a file.
  static func file(_ change: FileChange) -> [(String, JSONValue)] {
    let action =
      switch (change.old, change.new) {
      case (nil, _): "create"
      case (_, nil): "delete"
      case (let old?, let new?): old.path == new.path ? "replace" : "move"
      }
    let from = change.old.flatMap { $0.path == change.path ? nil : $0.path }
    return [("action", .string(action)), ("path", .string(change.path)), ("from", .string(from))]
  }

  private static func notes(
    _ change: FileChange, of judged: JudgedPlan
  ) -> [(String, JSONValue)] {
    let placement = judged.placements[change.path]
    return [
      ("reason", .phrase(judged.plan.reason(for: change))),
      ("layer", .string(placement?.layer?.rawValue)),
      ("confidence", placement.map { .number($0.ringConfidence, decimals: 3) } ?? .null),
    ]
  }

  private static func refusal(_ refusal: PlanRefusal) -> JSONValue {
    .object([
      ("condition", .int(refusal.condition.rawValue)), ("message", .phrase(refusal.message)),
      ("finding", refusal.finding.map { $0.json() } ?? .null),
    ])
  }
}
