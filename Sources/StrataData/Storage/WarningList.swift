internal import StrataDomain

/// Warnings about single files, of which people get to read only the first few.
struct WarningList {
  private var texts: [Phrase] = []
  private var skipped: [(path: String, reason: Phrase)] = []
  private let limit = 20

  /// Adds a warning that is always shown.
  mutating func add(_ text: Phrase) { texts.append(text) }

  /// Notes that the file or folder at `path` is left out.
  mutating func skip(_ path: String, because reason: Phrase) {
    skipped.append((path, reason))
  }

  /// Why nothing was read of what is asked: the first file or folder of it that was left out, and
  /// how many more; nil if none was.
  func cause(under isAsked: (String) -> Bool) -> Phrase? {
    let asked = sorted.filter { isAsked($0.path) }
    return asked.first.map { first in
      let others = asked.count - 1
      let more = Phrase(", and \(others) more were skipped", zh: "，另有 \(others) 项被跳过")
      return line(first) + (others > 0 ? more : .empty)
    }
  }

  private var sorted: [(path: String, reason: Phrase)] {
    skipped.sorted { $0.path < $1.path }
  }

  private func line(_ skip: (path: String, reason: Phrase)) -> Phrase {
    Phrase("skipped '\(skip.path)': \(skip.reason)", zh: "跳过了 '\(skip.path)'：\(skip.reason)")
  }

  /// All warnings: those about single files come first, by path.
  var all: [Phrase] {
    let sorted = sorted
    var lines = sorted.prefix(limit).map(line)
    let others = sorted.count - limit
    if others > 0 {
      lines.append(Phrase("and \(others) more were skipped", zh: "另有 \(others) 项被跳过"))
    }
    return lines + texts
  }
}
