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
}
