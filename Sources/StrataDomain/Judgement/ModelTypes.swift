/// Finds, for a finding, the nearest type of its kind that does what the rule asks for.
struct ModelTypes {
  private let codebase: Codebase
  /// By rule and folder: the type to imitate there.
  private let models: [Corner: String]

  /// The findings of one rule in one folder.
  private struct Corner: Hashable {
    var rule: String
    var folder: Substring
  }

  private struct Candidate {
    var type: SymbolID
    var folder: Substring
  }

  init(_ codebase: Codebase, _ catalogue: [Rule], _ findings: [Finding], by workforce: Workforce) {
    self.codebase = codebase
    let broken = Dictionary(grouping: findings, by: \.rule)
    let rules = catalogue.filter { $0.isModel != nil && broken[$0.id] != nil }
    let found = workforce.map(rules.count, inStretchesOf: 1) { index in
      Self.models(of: rules[index], broken[rules[index].id] ?? [], codebase)
    }
    models = Dictionary(uniqueKeysWithValues: found.joined())
  }

  /// The nearest type to imitate for each folder with findings of a rule.
  private static func models(
    of rule: Rule, _ findings: [Finding], _ codebase: Codebase
  ) -> [(Corner, String)] {
    let blamed = Set(findings.map(\.from.symbol)).union(findings.map(\.subject))
    let candidates = types(of: rule, in: codebase)
    var answers: [SymbolID: Bool] = [:]
    func isModel(_ id: SymbolID) -> Bool {
      if let answer = answers[id] { return answer }
      let answer =
        !blamed.contains(codebase.symbols[id].qualifiedName)
        && rule.isModel?(codebase, id) ?? false
      answers[id] = answer
      return answer
    }
    return Set(findings.map { folder(of: $0.location.file) }).compactMap { folder in
      let here = folder.split(separator: "/")
      let near = nearness(of: candidates, to: here)
      for depth in stride(from: near.max() ?? -1, through: 0, by: -1) {
        for index in near.indices where near[index] == depth && isModel(candidates[index].type) {
          let name = codebase.symbols[candidates[index].type].qualifiedName
          return (Corner(rule: rule.id, folder: folder), name)
        }
      }
      return nil
    }
  }

  private static func types(of rule: Rule, in codebase: Codebase) -> [Candidate] {
    rule.subjects.all(codebase).compactMap { subject in
      subject.type.map { id in
        Candidate(type: id, folder: codebase.workspace.files[subject.file].folder)
      }
    }
  }

  /// A type that does what a rule asks for, in a code base that the rule may have nothing to say of.
  static func any(of rule: Rule, in codebase: Codebase) -> SymbolID? {
    rule.isModel.flatMap { isModel in
      types(of: rule, in: codebase).first { isModel(codebase, $0.type) }?.type
    }
  }

  /// The findings with whom to imitate in their help.
  func pointed(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      let folder = Self.folder(of: finding.location.file)
      guard let model = models[Corner(rule: finding.rule, folder: folder)] else { return finding }
      var finding = finding
      finding.help += (finding.help.isEmpty ? "" : "; ") + "see '\(model)', which does this"
      return finding
    }
  }

  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// By candidate: how many folders it shares with a place.
  private static func nearness(of candidates: [Candidate], to here: [Substring]) -> [Int] {
    var last: (folder: Substring, shared: Int)?
    return candidates.map { candidate in
      // Types of one folder stand together.
      if let last, last.folder == candidate.folder { return last.shared }
      let shared = zip(candidate.folder.split(separator: "/"), here).prefix { $0 == $1 }.count
      last = (candidate.folder, shared)
      return shared
    }
  }
}
