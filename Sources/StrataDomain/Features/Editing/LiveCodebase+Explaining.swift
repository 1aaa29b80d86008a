internal import StrataCode
internal import StrataModel
internal import StrataRules

extension LiveCodebase {
  /// What there is to say of a finding, by its identity.
  package func explanation(ofFinding identity: String) throws(ExplainError) -> Explanation {
    let subject = try ReadSubjects(whole, catalogue).finding(identity) { numbers, file in
      (lines[file] ?? [:]).filter { numbers.contains($0.key) }
    }
    return Explanation(asked: identity, root: root, subject: .finding(subject))
  }

  /// What there is to say of a file.
  package func explanation(ofFile file: String) throws(ExplainError) -> Explanation {
    guard let index = whole.codebase.index(ofFile: file) else {
      throw .unknownSubject(file, suggestions: [])
    }
    return Explanation(
      asked: file, root: root,
      subject: .file(FileExplanation(of: index, in: whole.codebase, findings)))
  }
}
