/// What a client can have done by name.
enum EditorCommand: String, CaseIterable {
  /// Explains a finding of a document, or the document: its address, and the finding's identity.
  case explain = "strata.explain"
  /// Says where the text of a document belongs: its address.
  case place = "strata.place"

  static let allNames = allCases.map(\.rawValue)
}
