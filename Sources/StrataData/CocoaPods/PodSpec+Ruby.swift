internal import StrataCode

/// The plain literals of a Ruby specification, line by line: Ruby itself is never run.
extension PodSpec {
  /// The specification in Ruby text.
  init(ruby bytes: [UInt8]) {
    var blocks: [Block] = []
    var heredoc: Substring?
    var statement = ""
    var openBrackets = 0
    var quote: Character?
    var isRemark = false
    var start = Position(line: 1, column: 1)
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, raw) in lines.enumerated() {
      if raw == "__END__" { break }
      if isRemark || raw.hasPrefix("=begin") {
        isRemark = !raw.hasPrefix("=end")
        continue
      }
      if let end = heredoc {
        if raw.filter({ !$0.isWhitespace }) == end { heredoc = nil }
        continue
      }
      let line = quote == nil ? RubyLine.withoutComment(raw) : raw
      if statement.isEmpty {
        start = Position(line: index + 1, column: raw.prefix { $0.isWhitespace }.utf8.count + 1)
      }
      statement += (statement.isEmpty ? "" : " ") + line
      // A list goes on where the last line ends in a comma or a bracket or quote is still open.
      openBrackets += RubyLine.openBrackets(in: line, &quote)
      // The brace around all of a specification is as good as a `do`.
      if RubyLine.opensSpecification(statement) { openBrackets = 0 }
      let goesOn = openBrackets > 0 || quote != nil || line.last { !$0.isWhitespace } == ","
      if goesOn, statement.utf8.count < PodSpec.statementLimit { continue }
      openBrackets = 0
      quote = nil
      heredoc = RubyLine.heredoc(in: statement)
      read(statement[...], at: start, &blocks)
      statement = ""
    }
    if !statement.isEmpty {
      isUnfinished = openBrackets > 0 || quote != nil
      read(statement[...], at: start, &blocks)
    }
  }

  /// The longest statement that is put together, in bytes.
  private static let statementLimit = 100_000

  /// An open block and the part of the specification it describes.
  private struct Block {
    var variable: Substring?
    var part: Int
  }

  private mutating func read(_ line: Substring, at place: Position, _ blocks: inout [Block]) {
    let line = line.drop(while: \.isWhitespace)
    let words = line.split(maxSplits: 1) { !$0.isLetter && $0 != "_" }
    if words.first == "end" && line.first == "e" {
      _ = blocks.popLast()
      return
    }
    if let variable = RubyLine.blockVariable(line) {
      open(line, variable, &blocks)
      return
    }
    if ["if", "unless", "case", "begin", "def", "while"].contains(words.first ?? "") {
      blocks.append(Block(variable: nil, part: blocks.last?.part ?? 0))
      return
    }
    guard let dot = line.firstIndex(of: "."),
      let block = blocks.last(where: { $0.variable == line[..<dot] })
    else { return }
    var rest = line[dot...].dropFirst()
    for platform in PodSpec.platforms where rest.hasPrefix(platform + ".") {
      rest = rest.dropFirst(platform.count + 1)
    }
    let key = rest.prefix { $0.isLetter || $0 == "_" }
    var values = RubyLine.literals(in: rest.dropFirst(key.count))
    set(key, &values, of: block.part, at: place)
  }

  private mutating func open(_ line: Substring, _ variable: Substring, _ blocks: inout [Block]) {
    if line.contains("Spec.new") {
      blocks.append(Block(variable: variable, part: 0))
    } else if line.contains(".subspec") || line.contains("_spec") {
      let outer = blocks.last?.part ?? 0
      var part = Part(name: RubyLine.literals(in: line).first ?? "Tests")
      part.isTest = line.contains("test_spec") || parts[outer].isTest
      parts.append(part)
      blocks.append(Block(variable: variable, part: parts.count - 1))
    } else {
      blocks.append(Block(variable: nil, part: blocks.last?.part ?? 0))
    }
  }

  private mutating func set(
    _ key: Substring, _ values: inout [String], of part: Int, at place: Position
  ) {
    guard let first = values.first else { return }
    for index in values.indices {
      values[index] = values[index].replacingName(with: name, module: moduleName)
    }
    switch key {
    case "name" where part == 0: name = first.contains("#{") ? nil : first
    case "module_name" where part == 0: moduleName = values[0]
    case "swift_version", "swift_versions": swiftVersion = values.last
    case "source_files": parts[part].sources += values.filter { !$0.contains("#{") }
    case "exclude_files": parts[part].excluded += values.filter { !$0.contains("#{") }
    case "dependency":
      if !values[0].contains("#{") {
        parts[part].dependencies.append(Dependency(name: values[0], position: place))
      }
    default: break
    }
  }
}

extension String {
  /// The text with `#{s.name}` and `#{s.module_name}` filled in.
  fileprivate func replacingName(with name: String?, module: String?) -> String {
    guard contains("#{") else { return self }
    var text = self
    for (key, value) in [(".name}", name), (".module_name}", module ?? name)] {
      guard let value else { continue }
      while let end = text.firstRange(of: key),
        let start = text[..<end.lowerBound].range(ofLast: "#{")
      {
        text = String(text[..<start]) + value + text[end.upperBound...]
        if text.utf8.count > 4_096 { return text }
      }
    }
    return text
  }
}

extension Substring {
  fileprivate func range(ofLast mark: String) -> Index? {
    var found: Index?
    var rest = self
    while let range = rest.firstRange(of: mark) {
      found = range.lowerBound
      rest = rest[range.upperBound...]
    }
    return found
  }
}
