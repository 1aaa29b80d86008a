#!/bin/sh
# Writes the version of the facts: a digest of the code that makes them and packs them, so that a
# cache from another version is never taken for this one's.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."
digest=$(cat Sources/StrataData/Syntax/*.swift Sources/StrataData/Cache/Pack*.swift \
  Sources/StrataDomain/Codebase/*.swift | git hash-object --stdin)
cat <<END
extension ContentID {
  /// Names the code that makes facts and packs them; \`make generate\` writes it.
  private static let extractorDigest = "$digest"

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
END
