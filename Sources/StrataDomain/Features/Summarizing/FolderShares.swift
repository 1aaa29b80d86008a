internal import StrataCode
internal import StrataRules

/// Where findings gather: the folders below the one that holds nearly all of them.
struct FolderShares {
  /// A few folders, those with most findings first.
  let largest: [(path: String, findings: Int)]

  /// The shares of some findings.
  init(_ findings: [Finding]) {
    let folders = findings.map {
      $0.location.file.split(separator: "/").dropLast().map(String.init)
    }
    var top: [String] = []
    while true {
      let inside = folders.filter { $0.starts(with: top) && $0.count > top.count }
      let counts = inside.reduce(into: [:]) { $0[$1[top.count], default: 0] += 1 }
      let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      guard let first = ranked.first, folders.count >= Self.fewest else {
        largest = []
        return
      }
      if first.value * 10 > folders.count * 8 {
        top.append(first.key)
        continue
      }
      largest = ranked.prefix(Self.shown).filter { $0.value > 1 }.map {
        ((top + [$0.key]).joined(separator: "/"), $0.value)
      }
      return
    }
  }

  private static let fewest = 5
  private static let shown = 4
}
