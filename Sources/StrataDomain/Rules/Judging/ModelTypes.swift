package import StrataModel
internal import StrataCode

/// Finds, for a finding, the nearest type of its kind that does what the rule asks for.
package struct ModelTypes {
  /// By rule and folder: the type to imitate there.
  private let models: [FolderFindings: String]
  /// Of each finding, in their order: where it is and what is to be imitated there.
  private let keys: [FolderFindings]
  /// What is asked and answered of each rule, where somebody will ask again.
  let answers: Answers?

  /// The answers of rules, given who is blamed.
  struct Answers: Sendable {
    /// Who is blamed for one thing is no example of another.
    fileprivate var blamed: Set<String>
    fileprivate var byRule: [RuleID: Answer<Question, Models>] = [:]

    /// The same, of a reading in which some parts are others by now.
    func after(_ changed: PartSet) -> Answers {
      var later = self
      later.byRule = byRule.mapValues { $0.after(changed) }
      return later
    }
  }

  /// What is to be imitated where a rule has findings.
  private struct Found: Sendable {
    var models: Models
    var answer: Answer<Question, Models>?

    init(_ models: Models, _ answer: Answer<Question, Models>? = nil) {
      (self.models, self.answer) = (models, answer)
    }
  }

  fileprivate typealias Models = [(FolderFindings, String)]

  /// Where a rule has findings, and what it can speak of.
  fileprivate struct Question: Sendable, Equatable {
    var keys: Set<FolderFindings>
    var subjects: [Subjects.Subject]
  }

  /// The findings of one rule in one folder.
  fileprivate struct FolderFindings: Sendable, Hashable {
    var rule: RuleID
    var folder: Substring
    /// Whether a view is to imitate a view; what views do is no example for others.
    var isView: Bool

    init(_ finding: Finding, _ codebase: Codebase) {
      rule = finding.rule
      folder = finding.location.file.folder
      isView = codebase.symbols.topLevelTypes(named: finding.from.symbol).contains {
        codebase.roles.has($0, .view)
      }
    }
  }

  init(
    _ codebase: Codebase, _ catalogue: [Rule], _ findings: [Finding], _ subjects: SubjectLists,
    after runs: RuleRuns?, by workforce: Workforce
  ) {
    keys = findings.map { FolderFindings($0, codebase) }
    let broken = Dictionary(grouping: keys, by: \.rule)
    let blamed = Set(findings.map(\.from.symbol)).union(findings.map(\.subject))
    let rules = catalogue.filter { $0.isModel != nil && broken[$0.id] != nil }
    let isNoting = runs?.willBeAsked ?? false
    let last = runs?.models?.blamed == blamed ? runs?.models : nil
    let found = workforce.map(rules.count, inStretchesOf: 1) { index -> Found in
      let rule = rules[index]
      let question = Question(
        keys: Set(broken[rule.id] ?? []), subjects: subjects.subjects(of: rule, in: codebase))
      guard isNoting else { return Found(Self.models(of: rule, question, blamed, codebase)) }
      let answer = Answer(to: question, of: codebase, after: last?.byRule[rule.id]) {
        Self.models(of: rule, question, blamed, $0)
      }
      return Found(answer.value, answer)
    }
    models = Dictionary(uniqueKeysWithValues: found.flatMap(\.models))
    if isNoting {
      var answers = Answers(blamed: blamed)
      for (rule, found) in zip(rules, found) { answers.byRule[rule.id] = found.answer }
      self.answers = answers
    } else {
      answers = nil
    }
  }

  /// The nearest type to imitate for each folder with findings of a rule.
  private static func models(
    of rule: Rule, _ question: Question, _ blamed: Set<String>, _ codebase: Codebase
  ) -> Models {
    let folders = Set(question.keys.map(\.folder))
    // What stands further away does something else, and is no example.
    let near = Dictionary(uniqueKeysWithValues: folders.map { ($0, $0.foldersAbove.prefix(2)) })
    let below = types(among: question.subjects, below: Set(near.values.joined()), in: codebase)
    var answers: [SymbolID: Bool] = [:]
    func isModel(_ id: SymbolID) -> Bool {
      if let answer = answers[id] { return answer }
      let answer =
        !blamed.contains(codebase.symbols[id].qualifiedName)
        && rule.isModel?(codebase, id) ?? false
      answers[id] = answer
      return answer
    }
    return question.keys.compactMap { key in
      for above in near[key.folder] ?? [] {
        let model = below[above]?.first {
          codebase.roles.has($0, .view) == key.isView && isModel($0)
        }
        if let model { return (key, codebase.symbols[model].qualifiedName) }
      }
      return nil
    }
  }

  private static func types(of rule: Rule, in codebase: Codebase) -> [SymbolID] {
    rule.subjects.all(codebase).compactMap(\.type)
  }

  /// By folder, of some: the types in it and below it, in file order.
  private static func types(
    among subjects: [Subjects.Subject], below folders: Set<Substring>, in codebase: Codebase
  ) -> [Substring: [SymbolID]] {
    let slots = Dictionary(
      uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
    var lists = Array(repeating: [SymbolID](), count: folders.count)
    var last: (folder: Substring, slots: [Int])?
    for subject in subjects {
      guard let id = subject.type else { continue }
      let folder = codebase.workspace.files[subject.file].folder
      // Types of one folder stand together.
      if last?.folder != folder {
        last = (folder, folder.foldersAbove.compactMap { slots[$0] })
      }
      for slot in last?.slots ?? [] { lists[slot].append(id) }
    }
    return slots.mapValues { lists[$0] }
  }

  /// A type that does what a rule asks for, in a code base that the rule may have nothing to say of.
  package static func any(of rule: Rule, in codebase: Codebase) -> SymbolID? {
    rule.isModel.flatMap { isModel in
      types(of: rule, in: codebase).first { isModel(codebase, $0) }
    }
  }

  /// The findings that it was made for, in their order, with whom to imitate in their help.
  func pointed(_ findings: [Finding]) -> [Finding] {
    zip(findings, keys).map { finding, key in
      // What goes elsewhere has no example where it stood.
      let told = finding.help.text(in: .english)
      // Nor has what a third one is to do.
      let isGoing = ["move '", "delete '", "let a coordinator "].contains(where: told.hasPrefix)
      guard !isGoing, let model = models[key] else {
        return finding
      }
      var finding = finding
      let advice = Phrase("see '\(model)', which does this", zh: "参考 '\(model)'，它就是这样做的")
      finding.help =
        finding.help.isEmpty
        ? advice : Phrase("\(finding.help); \(advice)", zh: "\(finding.help)；\(advice)")
      return finding
    }
  }
}

extension Substring {
  /// A folder and all above it up to the root, the nearest first.
  fileprivate var foldersAbove: [Substring] {
    var folders = [self]
    var rest = self
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(rest)
    }
    if !rest.isEmpty { folders.append("") }
    return folders
  }
}
