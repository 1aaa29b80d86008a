extension ContentID {
  /// Names the code that makes facts and module maps, and packs them; `make generate` writes it.
  private static let extractorDigest = "addcb2b64c7ceb59dca950f6ca14ae055dc24eb2"

  /// The version of what a pack holds: by another version it is not read.
  static let extractor = ContentID(of: Array((extractorDigest + syntaxVersion).utf8))

  /// The parser's version, as far as it can be told while building.
  private static var syntaxVersion: String {
    #if canImport(SwiftSyntax603)
      "603"
    #elseif canImport(SwiftSyntax602)
      "602"
    #elseif canImport(SwiftSyntax601)
      "601"
    #else
      "600"
    #endif
  }
}
