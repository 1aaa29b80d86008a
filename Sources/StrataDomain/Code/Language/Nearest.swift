extension String {
  /// The candidate that a misspelt word most likely means, if one is near enough.
  package func nearest(in candidates: [String]) -> String? {
    if let longer = candidates.filter({ $0.hasPrefix(self) }).min() { return longer }
    let limit = Swift.max(2, count / 3)
    let near = candidates.compactMap { word in
      SpellingDistance.between(Array(utf8.prefix(200)), Array(word.utf8.prefix(200)), atMost: limit)
        .map { (distance: $0, word: word) }
    }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
      ?? candidates.first { $0.hasSuffix("." + self) }
  }

  /// The few candidates that a misspelt word may mean, likeliest first: what it begins, or what is
  /// nearly spelt like it.
  package func nearestFew(in candidates: [String], atMost limit: Int) -> [String] {
    let wanted = lowercased()
    let spelling = Array(wanted.utf8.prefix(200))
    let most = Swift.max(2, count / 3)
    let ranked = candidates.compactMap { word -> (rank: Int, word: String)? in
      let lower = word.lowercased()
      if lower == wanted { return (0, word) }
      let last = lower[(lower.lastIndex(of: ".").map(lower.index(after:)) ?? lower.startIndex)...]
      if last == wanted { return (1, word) }
      let distance = SpellingDistance.between(spelling, Array(lower.utf8.prefix(200)), atMost: most)
      if let distance { return (1 + distance, word) }
      return count > 2 && (lower.hasPrefix(wanted) || last.hasPrefix(wanted)) ? (50, word) : nil
    }
    let sorted = ranked.sorted { ($0.rank, $0.word) < ($1.rank, $1.word) }
    return sorted.prefix(limit).filter { $0.rank <= (sorted.first?.rank ?? 0) + 2 }.map(\.word)
  }
}
