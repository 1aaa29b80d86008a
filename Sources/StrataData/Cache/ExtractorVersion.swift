extension ContentID {
  /// Names the code that makes facts and module maps, and packs them; `make generate` writes it.
  private static let extractorDigest = "8cfe03d8d62c75888ddff7871961466e7a3e958d"

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
