internal import StrataCode

/// Where in the code a finding is, and whom it speaks of.
struct FindingPlace {
  var span: Span
  /// The index of the file.
  var file: Int
  /// Further places in the file.
  var also: [Span]
  /// What the finding is about: a type, a module.
  var subject: String
  /// The declaration that it stands in.
  var owner: DeclarationIndex

  /// A place in a file.
  init(
    _ span: Span, in file: Int, also: [Span] = [], subject: String, owner: DeclarationIndex
  ) {
    self.span = span
    self.file = file
    self.also = also
    self.subject = subject
    self.owner = owner
  }
}
