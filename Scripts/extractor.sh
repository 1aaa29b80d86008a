#!/bin/sh
# Print the version of a pack: a digest of the code that makes what it holds and packs it, so that a
# cache from another version is never taken for this one's.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."
data=Sources/StrataData
digest=$(cat $data/Syntax/*.swift $data/Formats/*.swift $data/Descriptions/*.swift \
  $data/Manifests/*.swift $data/Tuist/*.swift $data/Xcode/*.swift $data/XcodeGen/*.swift \
  $data/CocoaPods/*.swift $data/Projects/*.swift $data/Cache/Pack*.swift \
  $data/Reading/ProjectMemory.swift Sources/StrataDomain/Code/Facts/*.swift \
  Sources/StrataDomain/Code/Project/*.swift | git hash-object --stdin)
cat <<END
extension ContentID {
  /// Names the code that makes facts and module maps, and packs them; \`make generate\` writes it.
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
