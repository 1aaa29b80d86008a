extension Sequence where Element: Hashable & Comparable {
  /// Each value with how often it comes, most first; equal counts in the order of the values.
  package var ranked: [(value: Element, count: Int)] {
    reduce(into: [:]) { $0[$1, default: 0] += 1 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
  }
}
