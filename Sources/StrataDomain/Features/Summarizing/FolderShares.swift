internal import StrataCode
internal import StrataRules

/// Where findings gather: the outermost folders that tell them apart.
struct FolderShares {
  /// A few folders, those with most findings first.
  let largest: [(path: String, findings: Int)]

  /// The shares of some findings.
  init(_ findings: [Finding]) {
    let folders = findings.map { $0.location.file.split(separator: "/").dropLast() }
    let deepest = folders.map(\.count).max() ?? 0
    guard findings.count >= Self.fewest, deepest > 0 else {
      largest = []
      return
    }
    var counts: [String: Int] = [:]
    for depth in 1...deepest {
      counts = folders.reduce(into: [:]) {
        $0[$1.prefix(depth).joined(separator: "/"), default: 0] += 1
      }
      let most = counts.values.max() ?? 0
      if counts.count >= Self.telling, most * 10 <= folders.count * 8 { break }
    }
    largest = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shown)
      .filter { $0.value > 1 && !$0.key.isEmpty }.map { ($0.key, $0.value) }
  }

  private static let fewest = 5
  private static let telling = 4
  private static let shown = 3
}
