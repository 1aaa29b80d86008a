internal import StrataRules
internal import StrataCode

/// Finds the files that a change takes out of the check while they are still there.
struct UnjudgedSearch {
  private(set) var found: [Loosening] = []
  /// Those files, by their paths of before.
  private(set) var files: Set<String> = []

  /// What was judged in `base` and is not in `head`, though `isThere`. What settings exclude is told
  /// of as that.
  init(
    from base: JudgedState, to head: JudgedState, _ lineage: RenameMap,
    isThere: (_ path: String) -> Bool
  ) {
    let unjudgedBefore = Set(base.skipped.map(\.path))
    var skipped = SkippedPlaces(head.skipped)
    let excluded = Set(head.excluded)
    for (old, layer) in base.layers.sorted(by: { $0.key < $1.key })
    where !unjudgedBefore.contains(old) {
      let path = lineage.path(old)
      let cause = skipped.reason(at: path)
      if cause == nil, head.layers[path] != nil || head.manifests.contains(path) { continue }
      if excluded.contains(path) || cause == nil && !isThere(path) { continue }
      found.append(.unjudged(file: path, because: cause ?? Self.isIgnored, layer: layer))
      files.insert(old)
    }
  }

  private static let isIgnored = Phrase("git ignores it", zh: "git 忽略它")
}

/// Why files and folders are skipped.
private struct SkippedPlaces {
  private let reasons: [Substring: Phrase]
  /// The folder that was asked for last: neighbours are asked for one after another.
  private var last: (folder: Substring, reason: Phrase?) = ("", nil)

  init(_ skipped: [SkippedFile]) {
    reasons = Dictionary(skipped.map { ($0.path[...], $0.reason) }) { first, _ in first }
  }

  /// Why the file at a path, or a folder around it, is skipped.
  mutating func reason(at path: String) -> Phrase? {
    if let own = reasons[path[...]] { return own }
    let folder = path.folder
    if folder != last.folder {
      var place = folder
      while !place.isEmpty, reasons[place] == nil { place = place.folder }
      last = (folder, reasons[place])
    }
    return last.reason
  }
}
