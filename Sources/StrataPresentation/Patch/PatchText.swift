package import StrataFeatures

/// Changes of files as a unified diff that `git apply` takes.
package struct PatchText: Sendable {
  /// What stands before each path: the way from the repository's root to the project's.
  private let prefix: String

  /// Lines shown around a change.
  private static let context = 3

  /// A patch to be applied in the repository, in which the project lies at `prefix`.
  package init(prefix: String = "") {
    self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
  }

  /// The patch; empty for no changes.
  package func document(_ changes: [FileChange]) -> String {
    changes.filter { !$0.isEmpty }.map(text).joined()
  }

  private func text(_ change: FileChange) -> String {
    let (old, new) = (change.old.map { prefix + $0.path }, change.new.map { prefix + $0.path })
    let (a, b) = (old ?? new ?? "", new ?? old ?? "")
    var text = "diff --git \(Self.quoted("a/" + a)) \(Self.quoted("b/" + b))\n"
    if old == nil { text += "new file mode 100644\n" }
    if new == nil { text += "deleted file mode 100644\n" }
    if old != nil, new != nil, a != b {
      text += "rename from \(Self.quoted(a))\nrename to \(Self.quoted(b))\n"
    }
    let hunks = Self.hunks(
      from: Self.lines(change.old?.text ?? []), to: Self.lines(change.new?.text ?? []))
    guard !hunks.isEmpty else { return text }
    text += "--- \(old == nil ? "/dev/null" : Self.named("a/" + a))\n"
    text += "+++ \(new == nil ? "/dev/null" : Self.named("b/" + b))\n"
    return text + hunks
  }

  /// A path behind `---`, where git ends one that holds a blank with a tab.
  private static func named(_ path: String) -> String {
    let name = quoted(path)
    return name == path && path.contains(" ") ? name + "\t" : name
  }

  /// A path in quotes where git would not read it otherwise.
  private static func quoted(_ path: String) -> String {
    let needs = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard needs else { return path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0..<0x20, 0x7F: "\\" + octal(byte)
      default: ""
      }
    }
    var text = ""
    for (byte, escape) in zip(path.utf8, escaped) {
      text += escape.isEmpty && byte < 0x80 ? String(UnicodeScalar(byte)) : escape
      if escape.isEmpty, byte >= 0x80 { text += "\\" + octal(byte) }
    }
    return "\"\(text)\""
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The lines of a text with their ends, by bytes: CR LF is not one character here.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// One line of a difference: what stays, goes or comes.
  private enum Step {
    case both(ArraySlice<UInt8>)
    case old(ArraySlice<UInt8>)
    case new(ArraySlice<UInt8>)

    var isBoth: Bool { if case .both = self { true } else { false } }
    var isInOld: Bool { if case .new = self { false } else { true } }
    var isInNew: Bool { if case .old = self { false } else { true } }

    var text: String {
      switch self {
      case .both(let line): " " + Self.ended(line)
      case .old(let line): "-" + Self.ended(line)
      case .new(let line): "+" + Self.ended(line)
      }
    }

    private static func ended(_ line: ArraySlice<UInt8>) -> String {
      let text = String(decoding: line, as: UTF8.self)
      return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
    }
  }

  private static func steps(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        steps.append(.old(old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        steps.append(.new(new[right]))
        right += 1
      } else {
        steps.append(.both(old[left]))
        left += 1
        right += 1
      }
    }
    return steps
  }

  private static func hunks(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> String {
    let steps = steps(from: old, to: new)
    var text = ""
    var (left, right, index) = (0, 0, 0)
    while let first = steps[index...].firstIndex(where: { !$0.isBoth }) {
      let start = max(index, first - context)
      left += start - index
      right += start - index
      var end = first + 1
      while let next = steps[end...].firstIndex(where: { !$0.isBoth }), next - end <= context * 2 {
        end = next + 1
      }
      end = min(steps.count, end + context)
      let hunk = steps[start..<end]
      let counts = (hunk.count { $0.isInOld }, hunk.count { $0.isInNew })
      text += "@@ -\(range(left, counts.0)) +\(range(right, counts.1)) @@\n"
      text += hunk.map(\.text).joined()
      left += counts.0
      right += counts.1
      index = end
    }
    return text
  }

  /// A range of lines as a hunk writes it, counted from 1; one of no lines names the line before.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }
}
