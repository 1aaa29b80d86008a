extension String {
  /// Whether a text stands somewhere in this one, byte by byte. `contains` compares characters, which
  /// takes far longer.
  package func holds(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part.utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
