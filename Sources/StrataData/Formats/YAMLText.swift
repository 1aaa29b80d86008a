internal import StrataCode
internal import Yams

/// Why YAML cannot be read.
struct YAMLFailure: Error {
  var problem: YAMLProblem
  /// Where it is wrong, if that is known.
  var position: Position?

  init(_ problem: YAMLProblem, at position: Position? = nil) {
    self.problem = problem
    self.position = position
  }

  /// What is wrong, and in which line.
  var cause: Phrase {
    guard let position else { return problem.phrase }
    return Phrase(
      "line \(position.line): \(problem.phrase)", zh: "第 \(position.line) 行：\(problem.phrase)")
  }
}

/// Reads YAML that anybody may have written.
enum YAMLText {
  private static let sizeLimit = 4 << 20

  /// The root of the only document; nil if there is nothing.
  static func root(of bytes: [UInt8]) throws(YAMLFailure) -> Node? {
    guard bytes.count <= sizeLimit else { throw YAMLFailure(.tooLarge) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw YAMLFailure(.notText)
    }
    if hasIntricateKeys(bytes) { throw YAMLFailure(.intricateKeys) }
    do { return try Parser(yaml: text, encoding: .utf8).singleRoot() } catch {
      throw failure(error, in: text)
    }
  }

  private static func failure(_ error: any Error, in text: String) -> YAMLFailure {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return YAMLFailure(.found(problem), at: Position(mark))
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? "?"
      return YAMLFailure(
        .twice(name), at: second(name, in: text, from: Position(context.mark)))
    default: return YAMLFailure(.malformed)
    }
  }

  /// Where a key of the mapping that begins at a place stands for the second time; the mapping
  /// itself if its keys do not stand on lines of their own.
  private static func second(_ key: String, in text: String, from start: Position) -> Position {
    let indent = String(repeating: " ", count: start.column - 1)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let places = lines.indices.dropFirst(start.line - 1).filter { index in
      let isFirst = index == start.line - 1
      let rest = isFirst ? lines[index].dropFirst(indent.count) : lines[index].dropFirst(0)
      return rest.hasPrefix((isFirst ? "" : indent) + key + ":")
    }
    return places.count > 1 ? Position(line: places[1] + 1, column: start.column) : start
  }
}

extension Position {
  /// Where Yams says that something stands.
  init(_ mark: Mark?) {
    self.init(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
  }
}
