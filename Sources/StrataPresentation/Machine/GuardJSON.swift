package import StrataCode
package import StrataFeatures
internal import StrataModel
internal import StrataRules

/// The machine-readable answer to whether something may be written: one shape, also on failure. Paths
/// start at `root`.
package enum GuardJSON {
  /// The answer; `directory` is where the root is seen from.
  package static func document(
    _ answer: GuardAnswer, seenFrom directory: String, in language: Language = .english
  ) -> String {
    let words = GuardWords(answer, .fromRoot)
    let placement = answer.placement
    return document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(answer.root, seenFrom: directory))),
        ("file", .string(answer.file)), ("verdict", .string(answer.verdict.rawValue)),
        ("message", .phrase(words.headline)), ("isNew", .bool(answer.isNew)),
        ("isJudged", .bool(answer.unjudged == nil)),
        ("layer", .string(placement?.layer?.rawValue)),
        ("confidence", placement.map { .number($0.ringConfidence, decimals: 3) } ?? .null),
        ("reason", .phrase(placement?.reason)),
        ("added", .array(answer.added.map { $0.json() })),
        ("loosened", .array(answer.loosened.map { $0.json() })), ("unsure", .int(answer.unsure)),
        ("next", .string(words.next)),
        ("warnings", .phrases((answer.isBroken ? words.notes.prefix(1) : []) + answer.warnings)),
        ("error", .null),
      ])
  }

  /// Why there is no answer.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = [
      "root", "file", "verdict", "message", "isNew", "isJudged", "layer", "confidence", "reason",
      "added", "loosened", "unsure", "next",
    ].map { ($0, JSONValue.null) }
    return document(in: language, empty + [("warnings", .array([])), ("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }
}
