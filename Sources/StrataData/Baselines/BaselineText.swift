package import StrataRules
package import StrataFeatures
internal import StrataCode

/// A baseline as it stands in its file: one finding a line, sorted, no line numbers.
package enum BaselineText {
  /// The version of the file's shape.
  static let version = 1

  /// The text of a baseline.
  package static func text(_ baseline: Baseline) -> String {
    var text = "{\n  \"schemaVersion\": \(version),\n"
    if let profile = baseline.profile { text += "  \"profile\": \(quoted(profile.rawValue)),\n" }
    text += "  \"findings\": ["
    text += baseline.entries.map { "\n    " + line($0) }.joined(separator: ",")
    return text + (baseline.entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func line(_ entry: Baseline.Entry) -> String {
    var members = [
      ("rule", quoted(entry.key.rule.text)), ("file", entry.key.file.map(quoted)),
      ("from", quoted(entry.key.source)), ("to", entry.key.target.map(quoted)),
    ]
    if entry.count > 1 { members.append(("count", String(entry.count))) }
    let shown = members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
    return "{" + shown.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The baseline that a file's content spells; `path` is what the file is called in a complaint.
  package static func baseline(
    _ bytes: [UInt8], at path: String
  ) throws(BaselineError) -> Baseline {
    if let line = conflict(in: bytes) { throw .conflict(path: path, line: line) }
    let later: Int?
    do throws(LinedJSON.Mistake) {
      let document = try LinedJSON(bytes)
      // A later version may hold anything, so that nothing else is looked at.
      later = laterVersion(of: document)
      if later == nil { return try baseline(document) }
    } catch {
      throw .malformed(path: path, line: error.line, cause: error.cause)
    }
    throw .newer(path: path, version: later ?? 0)
  }

  /// Whether a file's content is, or was meant to be, a baseline.
  package static func isBaseline(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    return start.allSatisfy(\.isWhitespace)
      || start.contains("\"schemaVersion\"") && start.contains("\"findings\"")
  }

  /// The line of the first mark that a merge left.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    let marks = ["<<<<<<< ", ">>>>>>> ", "||||||| ", "======="].map { Array($0.utf8) }
    var line = 1
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if marks.contains(where: { text.starts(with: $0) }) { return line }
      line += 1
    }
    return nil
  }

  private static func laterVersion(of document: LinedJSON) -> Int? {
    guard case .object(let members, _) = document,
      case .number(let found)? = members["schemaVersion"], found > version
    else { return nil }
    return found
  }

  private static func baseline(_ document: LinedJSON) throws(LinedJSON.Mistake) -> Baseline {
    guard case .object(let members, let line) = document else {
      throw .init(line: 1, cause: Phrase("it is no baseline", zh: "它不是基线"))
    }
    guard case .number(let version)? = members["schemaVersion"], version > 0 else {
      throw .init(
        line: line,
        cause: Phrase(
          "'schemaVersion' is missing or no number", zh: "缺少 'schemaVersion'，或者它不是数字"))
    }
    try expect(members, ["schemaVersion", "profile", "findings"], line)
    guard case .array(let items)? = members["findings"] else {
      throw .init(
        line: line,
        cause: Phrase("'findings' is missing or no list", zh: "缺少 'findings'，或者它不是列表"))
    }
    var profile: Profile?
    if let value = members["profile"] {
      guard case .string(let name) = value, let known = Profile(rawValue: name) else {
        throw .init(
          line: line,
          cause: Phrase("'profile' is none that strata knows", zh: "'profile' 不是 strata 知道的规则集"))
      }
      profile = known
    }
    var entries: [Baseline.Entry] = []
    var last = line
    for item in items {
      let entry = try entry(item, after: last)
      last = entry.line
      entries.append(entry)
    }
    return Baseline(profile: profile, entries: entries)
  }

  private static func entry(
    _ item: LinedJSON, after last: Int
  ) throws(LinedJSON.Mistake) -> Baseline.Entry {
    guard case .object(let members, let line) = item else {
      throw .init(
        line: last, cause: Phrase("what follows is no finding", zh: "后面的内容不是问题条目"))
    }
    try expect(members, ["rule", "file", "from", "to", "count"], line)
    func text(_ name: String) throws(LinedJSON.Mistake) -> String? {
      guard let value = members[name] else { return nil }
      if case .string(let text) = value { return text }
      throw .init(line: line, cause: Phrase("'\(name)' is no text", zh: "'\(name)' 不是文本"))
    }
    guard let rule = try text("rule"), let source = try text("from") else {
      throw .init(
        line: line,
        cause: Phrase("a finding needs 'rule' and 'from'", zh: "问题条目需要 'rule' 和 'from'"))
    }
    let (file, target) = (try text("file"), try text("to"))
    if (file == nil) != (target == nil) {
      throw .init(
        line: line,
        cause: Phrase(
          "a finding has both 'file' and 'to', or neither",
          zh: "问题条目要么同时有 'file' 和 'to'，要么两者都没有"))
    }
    if let file, file.hasPrefix("/") || file.split(separator: "/").contains("..") {
      throw .init(
        line: line,
        cause: Phrase(
          "'file' is no path from the project's root", zh: "'file' 不是从项目根目录写起的路径"))
    }
    var count = 1
    if let value = members["count"] {
      guard case .number(let number) = value, 1...1_000_000 ~= number else {
        throw .init(
          line: line,
          cause: Phrase("'count' is no number from 1 on", zh: "'count' 不是大于等于 1 的数"))
      }
      count = number
    }
    return Baseline.Entry(
      key: FindingKey(rule: RuleID(rule), file: file, source: source, target: target), count: count,
      line: line)
  }

  private static func expect(
    _ members: [String: LinedJSON], _ names: [String], _ line: Int
  ) throws(LinedJSON.Mistake) {
    guard let unknown = members.keys.filter({ !names.contains($0) }).min() else { return }
    let hint = Phrase.didYouMean(unknown.nearest(in: names).map { [$0] } ?? [])
    throw .init(
      line: line,
      cause: Phrase("'\(unknown)' is unknown\(hint)", zh: "'\(unknown)' 是未知的键\(hint)"))
  }
}
