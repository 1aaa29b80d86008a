internal import StrataCode

/// Code of an example, repeated for another subject: only where every name in it is known to be there,
/// and every call takes what it is given.
struct RepeatedCode {
  let subject: SubjectName
  var known: KnownNames
  /// Names of the example that do not come along.
  var gone: Set<String> = []
  /// Members that are not repeated, as they would be called.
  var silent: Set<String> = []
  /// Properties that hold something of the subject, whatever they are called.
  var holders: Set<String> = []

  /// Code with the names swapped and nothing else, without its comments; nil where that would say
  /// something that is not known.
  func text(_ code: String) -> String? {
    guard let tokens = CodeTokens(Array(code.utf8)), mayBeRepeated(tokens) else { return nil }
    var result = ""
    var end = 0
    for token in tokens.all {
      guard let gap = Self.withoutComments(tokens.text[end..<token.bytes.lowerBound]) else {
        return nil
      }
      let word = String(decoding: tokens.text[token.bytes], as: UTF8.self)
      result += gap + (token.kind == .word ? subject.renamed(word) : word)
      end = token.bytes.upperBound
    }
    return result
  }

  /// Names about the old subject that are not known for the new one: what else has to be repeated.
  func missing(_ code: String) -> Set<String> {
    guard let tokens = CodeTokens(Array(code.utf8)) else { return [] }
    let local = Self.local(tokens)
    return Set(
      tokens.all.indices.filter { tokens.all[$0].kind == .word }.map(tokens.word).filter {
        subject.isAbout($0) && !known.declared.contains(subject.renamed($0)) && !local.contains($0)
      })
  }

  private func mayBeRepeated(_ tokens: CodeTokens) -> Bool {
    let local = Self.local(tokens)
    for index in tokens.all.indices {
      let word = tokens.word(index)
      switch tokens.all[index].kind {
      case .literal:
        // What people read and what keys are called is not ours to make up.
        if TypeText.words(word).contains(where: subject.isAbout) { return false }
      case .word:
        let isMember = tokens.isAt(index - 1, ".")
        if isMember, known.lost.contains(word) { return false }
        if gone.contains(word), !local.contains(word) || isMember { return false }
        if subject.isAbout(word), !known.declared.contains(subject.renamed(word)),
          !local.contains(word)
        {
          return false
        }
        if tokens.isAt(index + 1, "("), !fits(CodeCall(at: index + 1, in: tokens), index, tokens) {
          return false
        }
      case .number, .mark: break
      }
    }
    return true
  }

  /// Whether a call takes what it is given under its new name.
  private func fits(_ call: CodeCall?, _ index: Int, _ tokens: CodeTokens) -> Bool {
    guard let call else { return true }
    let word = tokens.word(index)
    if tokens.isAt(index - 1, "func", "case", "@") || word == "init" && !tokens.isAt(index - 1, ".")
    {
      return true
    }
    let name = subject.renamed(word)
    let labels = call.labels.map { subject.renamed($0) }
    let candidates: [KnownNames.Labels]
    if word.first?.isUppercase == true {
      candidates = name == word ? [] : known.initializers[name] ?? []
    } else {
      let receiver = tokens.isAt(index - 1, ".") ? tokens.word(index - 2) : ""
      let isOurs = name != word || subject.isAbout(receiver) || holders.contains(receiver)
      candidates = isOurs ? known.methods[name] ?? [] : []
    }
    if candidates.isEmpty {
      return name != word || !call.arguments.contains { $0.label.map(subject.isAbout) ?? false }
    }
    return candidates.contains { one in
      // What stands behind the brackets is the last of its arguments.
      one.fit(labels)
        || call.hasTrailingClosure && one.all.indices.contains(labels.count)
          && one.fit(labels + [one.all[labels.count].name])
    }
  }

  /// What code declares itself.
  private static func local(_ tokens: CodeTokens) -> Set<String> {
    let makers: Set<String> = [
      "let", "var", "func", "case", "for", "class", "struct", "enum", "actor", "protocol",
      "typealias",
    ]
    return Set(
      tokens.all.indices.filter { index in
        guard tokens.all[index].kind == .word else { return false }
        if makers.contains(tokens.word(index - 1)) { return !tokens.isAt(index - 1, ".") }
        // A parameter of a closure or a function.
        return tokens.isAt(index + 1, "in")
          || tokens.isAt(index + 1, ":") && (isParameter(index, tokens))
      }.map(tokens.word))
  }

  private static func isParameter(_ index: Int, _ tokens: CodeTokens) -> Bool {
    guard let open = tokens.opening(around: index), tokens.isAt(open, "(") else { return false }
    return tokens.isAt(open - 1, "init") && !tokens.isAt(open - 2, ".")
      || tokens.isAt(open - 2, "func") || tokens.isAt(open - 2, "case")
  }

  /// What stands between two tokens; nil for a comment inside a line.
  private static func withoutComments(_ gap: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: gap, as: UTF8.self)
    if !text.contains("/") { return text }
    if text.contains("/*") { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last, lines.count > 1 else { return nil }
    let blank = lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
    return (blank ? "\n\n" : "\n") + last
  }
}
