package import StrataCode

/// Why a run ended without a result, for people and for programs.
package struct Failure: Error, Equatable {
  /// A word for programs, such as `no-swift-files`.
  package var kind: String
  /// One sentence for people.
  package var message: Phrase

  /// The word for a report that could not be written.
  package static let output = "output"

  package init(kind: String, message: Phrase) {
    self.kind = kind
    self.message = message
  }

  /// The failure that an error means.
  package init(_ cause: some FailureCause) {
    self.init(kind: cause.kind, message: cause.message)
  }

  /// The `error` of every document.
  var json: JSONValue { .object([("message", .phrase(message)), ("kind", .string(kind))]) }

  /// The line for standard error.
  package func text(in language: Language) -> String {
    Phrase("error: \(message.line(in: .english))\n", zh: "错误：\(message.line(in: .chinese))\n")
      .text(in: language)
  }
}
