package import StrataCode
package import StrataFeatures
internal import StrataModel

/// The machine-readable form of what a project does: one shape, also on failure. Paths start at
/// `root`.
package enum ConventionsJSON {
  /// What a project does; `directory` is where the root is seen from.
  package static func document(
    _ conventions: Conventions, seenFrom directory: String, in language: Language = .english
  ) -> String {
    document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(conventions.root, seenFrom: directory))),
        ("profile", .string(conventions.profile.name)),
        ("conventions", .array(conventions.all.map { .row(convention($0)) })),
        ("model", conventions.model.map(model) ?? .null),
        ("warnings", .phrases(conventions.warnings)), ("error", .null),
      ])
  }

  /// Why nothing was learned.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = ["root", "profile", "conventions", "model"].map { ($0, JSONValue.null) }
    return document(in: language, empty + [("warnings", .array([])), ("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  private static func convention(_ convention: Convention) -> [(String, JSONValue)] {
    [
      ("topic", .string(convention.topic.rawValue)), ("part", .string(convention.role?.rawValue)),
      ("value", .string(convention.value)), ("there", .int(convention.there)),
      ("all", .int(convention.all)), ("isDecided", .bool(convention.isDecided)),
      ("example", .string(convention.example?.type)), ("file", .string(convention.example?.file)),
      (
        "others",
        .array(
          convention.others.map {
            .object([("value", .string($0.value)), ("count", .int($0.count))])
          })
      ),
    ]
  }

  private static func model(_ model: Conventions.Model) -> JSONValue {
    .object([
      ("subject", .string(model.subject)),
      (
        "parts",
        .array(
          model.parts.map {
            .row([
              ("part", .string($0.role.rawValue)), ("type", .string($0.type)),
              ("file", .string($0.file)),
            ])
          })
      ),
    ])
  }
}
