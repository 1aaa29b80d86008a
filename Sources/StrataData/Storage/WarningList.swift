/// Warnings about single files, of which people get to read only the first few.
struct WarningList {
  private var texts: [String] = []
  private var skipped: [(path: String, reason: String)] = []
  private let limit = 20

  /// Adds a warning that is always shown.
  mutating func add(_ text: String) { texts.append(text) }

  /// Notes that the file or folder at `path` is left out.
  mutating func skip(_ path: String, because reason: String) {
    skipped.append((path, reason))
  }

  /// All warnings: those about single files come first, by path.
  var all: [String] {
    let sorted = skipped.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
    var lines = sorted.prefix(limit).map { "skipped '\($0.path)': \($0.reason)" }
    if sorted.count > limit { lines.append("and \(sorted.count - limit) more were skipped") }
    return lines + texts
  }
}
