internal import StrataFeatures

/// A patch as agents write it: files that are added, removed or moved, and lines that are found by
/// what stands around them, not by their numbers.
///
/// Source: the grammar that Codex gives its `apply_patch` tool.
struct AgentPatch {
  /// In the order of the patch.
  private(set) var files: [File] = []

  struct File: Equatable {
    var path: String
    var change: Change
  }

  /// What becomes of a file.
  enum Change: Equatable {
    case added(String)
    case removed
    /// Other lines, perhaps at another path.
    case updated([LineHunk], to: String?)
  }

  /// Reads a patch; nil for a text that is none.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
    guard let start = lines.firstIndex(of: "*** Begin Patch"),
      let end = lines.lastIndex(of: "*** End Patch"), start < end
    else { return nil }
    for line in lines[(start + 1)..<end] {
      guard add(line) else { return nil }
    }
  }

  /// Takes one line in; whether it belongs there.
  private mutating func add(_ line: Substring) -> Bool {
    if let path = line.after("*** Add File: ") {
      files.append(File(path: path, change: .added("")))
    } else if let path = line.after("*** Delete File: ") {
      files.append(File(path: path, change: .removed))
    } else if let path = line.after("*** Update File: ") {
      files.append(File(path: path, change: .updated([], to: nil)))
    } else if let last = files.indices.last {
      return files[last].change.add(line)
    } else {
      return line.allSatisfy(\.isWhitespace)
    }
    return true
  }
}

extension AgentPatch.Change {
  fileprivate mutating func add(_ line: Substring) -> Bool {
    switch self {
    case .added(let text):
      guard line.first == "+" else { return false }
      self = .added(text + line.dropFirst() + "\n")
    case .removed: return line.allSatisfy(\.isWhitespace)
    case .updated(var hunks, var target):
      if let path = line.after("*** Move to: ") {
        target = path
      } else if !hunks.add(line) {
        return false
      }
      self = .updated(hunks, to: target)
    }
    return true
  }
}

extension [LineHunk] {
  fileprivate mutating func add(_ line: Substring) -> Bool {
    if line == "*** End of File" { return true }
    if let heading = line.after("@@") {
      // Several headings above one hunk lead to it together.
      if last.map({ $0.old.isEmpty && $0.new.isEmpty }) != true { append(LineHunk()) }
      if !heading.isEmpty { self[count - 1].headings.append(heading) }
      return true
    }
    if isEmpty { append(LineHunk()) }
    let rest = String(line.dropFirst())
    switch line.first {
    case "+": self[count - 1].new.append(rest)
    case "-": self[count - 1].old.append(rest)
    case " ", nil:
      self[count - 1].old.append(rest)
      self[count - 1].new.append(rest)
    default: return false
    }
    return true
  }
}

extension Substring {
  /// What follows a prefix, without blanks around it.
  fileprivate func after(_ prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    let rest = dropFirst(prefix.count).drop(while: \.isWhitespace)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
  }
}
