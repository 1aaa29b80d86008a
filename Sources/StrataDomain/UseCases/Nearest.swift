extension String {
  /// The candidate that a misspelt word most likely means, if one is near enough.
  package func nearest(in candidates: [String]) -> String? {
    if let longer = candidates.filter({ $0.hasPrefix(self) }).min() { return longer }
    let limit = Swift.max(2, count / 3)
    let scored = candidates.map { (distance: editDistance(to: $0), word: $0) }
    if let best = scored.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }),
      best.distance <= limit
    {
      return best.word
    }
    return candidates.first { $0.hasSuffix("." + self) }
  }

  /// How many letters have to be added, dropped or exchanged; long texts are cut at 200.
  package func editDistance(to other: String) -> Int {
    let a = Array(utf8.prefix(200))
    let b = Array(other.utf8.prefix(200))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
