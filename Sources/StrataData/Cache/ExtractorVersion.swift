extension ContentID {
  /// Names the code that makes facts and module maps, and packs them; `make generate` writes it.
  private static let extractorDigest = "f8dd9f5a7827c34e813bcc97b315a9991afe66c4"

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
