internal import StrataCode

/// What went wrong while reading, and what is not read at all.
struct WarningList {
  private var texts: [Phrase] = []
  private var skips: [SkippedFile] = []

  /// Adds a warning that is always shown.
  mutating func add(_ text: Phrase) { texts.append(text) }

  /// Notes that the file or folder at `path` is left out.
  mutating func skip(
    _ path: String, _ kind: SkippedFile.Kind = .unreadable, because reason: Phrase, files: Int = 1
  ) {
    skips.append(SkippedFile(path: path, kind: kind, reason: reason, files: files))
  }

  /// What is left out, by path.
  var skipped: [SkippedFile] { skips.sorted { $0.path < $1.path } }

  /// Why nothing was read of what is asked: the first file or folder of it that was left out, and
  /// how many more; nil if none was.
  func cause(under isAsked: (String) -> Bool) -> Phrase? {
    let asked = skipped.filter { isAsked($0.path) }
    return asked.first.map { first in
      let others = asked.count - 1
      let more = Phrase(", and \(others) more were skipped", zh: "，另有 \(others) 项被跳过")
      let line = Phrase(
        "skipped '\(first.path)': \(first.reason)", zh: "跳过了 '\(first.path)'：\(first.reason)")
      return line + (others > 0 ? more : .empty)
    }
  }

  /// All warnings: those about single files come first, by path.
  var all: [Phrase] { skipped.warnings + texts }
}
