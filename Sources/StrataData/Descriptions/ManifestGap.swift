package import StrataCode

/// What a manifest does not tell who reads it without running it.
package struct ManifestGap: Sendable, Equatable {
  /// The manifest, from the root.
  package var path: String
  /// What is missing first.
  package var first: Phrase
  /// How many things more are missing.
  package var others: Int

  /// One warning for all manifests of a code base: they fail for the same reason, most often a helper
  /// that lies elsewhere.
  package static func warning(of gaps: [ManifestGap]) -> Phrase? {
    guard let gap = gaps.first else { return nil }
    let others = gaps.map(\.others).reduce(gaps.count - 1, +)
    let more = others == 0 ? .empty : Phrase(", and \(others) more", zh: "，另有 \(others) 处")
    guard gaps.count > 1 else {
      return Phrase(
        """
        '\(gap.path)' is read without being run, which does not tell \(gap.first)\(more): \
        modules or dependencies may be missing
        """,
        zh: "'\(gap.path)' 只读取而不运行，看不出 \(gap.first)\(more)：可能缺少模块或依赖")
    }
    return Phrase(
      """
      \(gaps.count) manifests such as '\(gap.path)' are read without being run, which does not \
      tell \(gap.first)\(more): modules or dependencies may be missing
      """,
      zh: """
        '\(gap.path)' 等 \(gaps.count) 个清单只读取而不运行，看不出 \(gap.first)\(more)：可能缺少模块或依赖
        """)
  }
}
