/// What the word behind `strata explain` may be, by its form alone.
package indirect enum AskedSubject: Sendable, Equatable {
  /// A rule, a type or, as an end of a route, a layer.
  case name(String)
  /// A finding, by the first digits of its identity.
  case finding(String)
  /// A file, `Sources/A.swift`, or a place in it, `Sources/A.swift:14:3`.
  case file(path: String, line: Int?, column: Int?)
  /// `From->To`.
  case route(from: AskedSubject, to: AskedSubject)

  /// Reads `dependency.cycle`, `Order.Status`, `Sources/A.swift:14`, `From->To` or `From → To`.
  package init(_ text: String) throws(ExplainError) {
    let ends = Self.ends(of: text)
    guard ends.count > 1 else {
      self = Self.single(text)
      return
    }
    guard ends.count == 2, ends.allSatisfy({ !$0.isEmpty }) else { throw .unclearRoute(text) }
    self = .route(from: Self.single(ends[0]), to: Self.single(ends[1]))
  }

  /// The paths in it, as typed.
  package var paths: [String] {
    switch self {
    case .name, .finding: []
    case .file(let path, _, _): [path]
    case .route(let from, let to): from.paths + to.paths
    }
  }

  /// The parts between arrows without the blanks around them.
  private static func ends(of text: String) -> [String] {
    var ends = [""]
    var rest = Substring(text)
    while let character = rest.first {
      let length = rest.hasPrefix("->") ? 2 : character == "→" ? 1 : 0
      if length > 0 {
        ends.append("")
        rest = rest.dropFirst(length)
      } else {
        ends[ends.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return ends.map { end in
      let start = end.drop { $0.isWhitespace }
      return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
    }
  }

  private static func single(_ text: String) -> AskedSubject {
    if (8...16).contains(text.utf8.count),
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      text.contains(where: \.isNumber)
    {
      return .finding(text)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard path.hasSuffix(".swift") || text.contains("/") else { return .name(text) }
    let numbers = parts.dropFirst().filter { !$0.isEmpty }.map { Int($0) }
    guard path.hasSuffix(".swift"), numbers.count <= 2, numbers.allSatisfy({ $0 != nil }) else {
      return .file(path: text, line: nil, column: nil)
    }
    let known = numbers.compactMap { $0 }
    return .file(path: path, line: known.first, column: known.count > 1 ? known[1] : nil)
  }
}
