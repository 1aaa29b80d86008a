package import StrataModel
internal import StrataCode

/// Finds, for a finding, the nearest type of its kind that does what the rule asks for.
package struct ModelTypes {
  /// By rule and folder: the type to imitate there.
  private let models: [FolderFindings: String]
  private let codebase: Codebase

  /// The findings of one rule in one folder.
  private struct FolderFindings: Hashable {
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
    by workforce: Workforce
  ) {
    self.codebase = codebase
    let broken = Dictionary(grouping: findings, by: \.rule)
    // Who is blamed for one thing is no example of another.
    let blamed = Set(findings.map(\.from.symbol)).union(findings.map(\.subject))
    let rules = catalogue.filter { $0.isModel != nil && broken[$0.id] != nil }
    let found = workforce.map(rules.count, inStretchesOf: 1) { index in
      let rule = rules[index]
      return Self.models(
        of: rule, broken[rule.id] ?? [], blamed, subjects.subjects(of: rule, in: codebase),
        codebase)
    }
    models = Dictionary(uniqueKeysWithValues: found.joined())
  }

  /// The nearest type to imitate for each folder with findings of a rule.
  private static func models(
    of rule: Rule, _ findings: [Finding], _ blamed: Set<String>, _ subjects: [Subjects.Subject],
    _ codebase: Codebase
  ) -> [(FolderFindings, String)] {
    let keys = Set(findings.map { FolderFindings($0, codebase) })
    let folders = Set(keys.map(\.folder))
    // What stands further away does something else, and is no example.
    let near = Dictionary(uniqueKeysWithValues: folders.map { ($0, $0.foldersAbove.prefix(2)) })
    let below = types(among: subjects, below: Set(near.values.joined()), in: codebase)
    var answers: [SymbolID: Bool] = [:]
    func isModel(_ id: SymbolID) -> Bool {
      if let answer = answers[id] { return answer }
      let answer =
        !blamed.contains(codebase.symbols[id].qualifiedName)
        && rule.isModel?(codebase, id) ?? false
      answers[id] = answer
      return answer
    }
    return keys.compactMap { key in
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

  /// The findings with whom to imitate in their help.
  func pointed(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      // What goes elsewhere has no example where it stood.
      let told = finding.help.text(in: .english)
      let isGoing = ["move '", "delete '"].contains(where: told.hasPrefix)
      guard !isGoing, let model = models[FolderFindings(finding, codebase)] else {
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
