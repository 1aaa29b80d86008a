package import StrataCode
package import StrataFeatures

/// Why a run ended without a result, for people and for programs.
package struct Failure: Error, Equatable {
  /// A word for programs, such as `no-swift-files`.
  package var kind: String
  /// One sentence for people.
  package var message: Phrase

  package init(kind: String, message: Phrase) {
    self.kind = kind
    self.message = message
  }

  /// The failure of a use case.
  package init(_ error: UseCaseError) {
    let kind =
      switch error {
      case .unknownRule: "unknown-rule"
      case .onlyAudited: "only-audited"
      case .noRuleLeft: "no-rule-left"
      case .unknownSubject, .unknownFinding, .unknownEnd, .layerAlone, .module: "unknown-subject"
      case .unclearFinding: "unclear-finding"
      case .emptyLayer: "empty-layer"
      case .unclearRoute: "unclear-route"
      case .sameEnds: "same-ends"
      case .noSuchLine: "no-such-line"
      case .base: "no-base"
      case .read(.missing): "missing"
      case .read(.unreadable): "unreadable"
      case .read(.noSwiftFiles): "no-swift-files"
      case .read(.nothingReadable): "nothing-readable"
      case .read(.outsideRoot), .read(.leadsOut): "outside-root"
      case .read(.index): "index-store"
      case .read(.settings): "settings"
      case .baseline(.missing): "no-baseline"
      case .baseline(.conflict): "baseline-conflict"
      case .baseline: "baseline"
      case .changes(.unknownReference): "unknown-reference"
      case .changes: "no-history"
      case .unknownNode: "unknown-node"
      case .manyNodes: "many-nodes"
      case .noFeatures: "no-features"
      case .nothingShips: "nothing-ships"
      case .noSource: "no-source"
      case .noText: "no-text"
      case .nothingDeclared: "nothing-declared"
      case .unknownType: "unknown-type"
      case .cache: "cache"
      }
    self.init(kind: kind, message: error.message)
  }

  /// The `error` of every document.
  var json: JSONValue { .object([("message", .phrase(message)), ("kind", .string(kind))]) }

  /// The line for standard error.
  package func text(in language: Language) -> String {
    Phrase("error: \(message.line(in: .english))\n", zh: "错误：\(message.line(in: .chinese))\n")
      .text(in: language)
  }
}
