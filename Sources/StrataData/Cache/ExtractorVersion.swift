extension ContentID {
  /// Names the code that makes facts and module maps, and packs them; `make generate` writes it.
  private static let extractorDigest = "9b0550eeef7d797d5cc82a6611aec068a2cdbc05"

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
