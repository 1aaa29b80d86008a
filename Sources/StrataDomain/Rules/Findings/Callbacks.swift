package import StrataCode

extension FileFacts {
  /// Whether a type stands in the closure by which a function gives its answer, as
  /// `done: (UIImage) -> Void`.
  package func isHandedBack(_ reference: TypeReference) -> Bool {
    (reference.role == .parameter || reference.role == .genericArgument)
      && parameters.contains { parameter in
        parameter.owner == reference.owner && parameter.span.contains(reference.span.start)
          && NameWords(self[parameter.name]).suffix(from: Self.callbacks) != nil
      }
  }

  private static let callbacks = [
    "completion", "handler", "callback", "closure", "done", "action", "block", "saved",
  ]
}
