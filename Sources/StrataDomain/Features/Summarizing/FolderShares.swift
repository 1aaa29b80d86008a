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
    var shares: [(value: String, count: Int)] = []
    for depth in 1...deepest {
      shares = folders.map { $0.prefix(depth).joined(separator: "/") }.ranked
      if shares.count >= Self.telling, shares[0].count * 10 <= folders.count * 8 { break }
    }
    largest = shares.prefix(Self.shown).filter { $0.count > 1 && !$0.value.isEmpty }
      .map { ($0.value, $0.count) }
  }

  private static let fewest = 5
  private static let telling = 4
  private static let shown = 3
}
