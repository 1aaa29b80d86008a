package import StrataCode

/// How far the names resolved from source are the compiler's: each explicit type name that its
/// index records, and each name that source takes for a type of the project.
package struct Agreement: Sendable {
  /// Files that the index knows as they are.
  package private(set) var files = 0
  /// Names that the compiler takes for types of the project.
  package private(set) var recorded = 0
  /// Names that source takes for types of the project, where the compiler recorded anything.
  package private(set) var claimed = 0
  /// Names that both take for the same type of the project.
  package private(set) var agreed = 0
  /// Those of the agreed names where another build takes another declaration of the same type, in
  /// another branch of an `#if`.
  package private(set) var alternatives = 0
  /// Names that source takes for types of the project where the compiler recorded nothing: code
  /// that was not built.
  package private(set) var unjudged = 0
  /// By file and place.
  package private(set) var disagreements: [Disagreement] = []

  /// The share of the claimed names that the compiler takes for the same, from 0 to 1.
  package var precision: Double { claimed == 0 ? 1 : Double(agreed) / Double(claimed) }
  /// The share of the recorded names that source finds, from 0 to 1.
  package var recall: Double { recorded == 0 ? 1 : Double(agreed) / Double(recorded) }

  /// Compares a workspace's index with its source; nothing is judged without an index.
  package init(of workspace: Workspace) {
    let table = SymbolTable(of: workspace)
    let lookup = NameLookup(workspace: workspace, table: table)
    let declared = table.byDeclaredName(in: workspace)
    for (file, names) in (workspace.index?.files ?? []).enumerated() {
      guard let names else { continue }
      files += 1
      let answers = Self.answers(in: file, lookup)
      compare(file, names, answers, declared, lookup)
    }
  }

  /// What source says of one name.
  private struct Answer {
    var target: Target
    var role: TypeReference.Role
    var path: String
  }

  private static func answers(in file: Int, _ lookup: NameLookup) -> [UInt32: Answer] {
    let facts = lookup.workspace.files[file].facts
    let places = Viewpoints(of: file, in: lookup)
    var answers: [UInt32: Answer] = [:]
    for reference in facts.references {
      let place = places[reference]
      for part in facts.parts(of: reference) {
        let target = lookup.resolve(part.path, from: place, isWhole: true)
        answers[part.offset] = Answer(target: target, role: reference.role, path: part.path)
      }
    }
    return answers
  }

  private mutating func compare(
    _ file: Int, _ names: [IndexedName], _ answers: [UInt32: Answer],
    _ declared: [DeclaredName: SymbolID], _ lookup: NameLookup
  ) {
    var judged: Set<UInt32> = []
    for name in names where name.meaning != .madeUp {
      judged.insert(name.offset)
      let answer = answers[name.offset]
      var claim: SymbolID?
      if case .symbol(let id) = answer?.target { claim = id }
      var truth: SymbolID?
      if case .type(let file, let offset) = name.meaning {
        truth = declared[DeclaredName(file: file, offset: offset)]
        recorded += 1
      }
      if claim != nil { claimed += 1 }
      if let truth, let claim {
        let isAlternative = truth != claim && lookup.table.isAlternative(truth, to: claim)
        if isAlternative { alternatives += 1 }
        if isAlternative || truth == claim {
          agreed += 1
          continue
        }
      }
      guard let kind = Disagreement.Kind(name.meaning, answer?.target) else { continue }
      disagreements.append(
        Disagreement(
          kind: kind, role: answer?.role, name: answer?.path,
          location: lookup.workspace.location(of: name.offset, in: file),
          compiler: truth.map { lookup.table[$0].qualifiedName },
          source: claim.map { lookup.table[$0].qualifiedName }))
    }
    for (offset, answer) in answers where !judged.contains(offset) {
      if case .symbol = answer.target { unjudged += 1 }
    }
  }
}

extension SymbolTable {
  /// Whether two declarations make the same type in different builds.
  fileprivate func isAlternative(_ one: SymbolID, to other: SymbolID) -> Bool {
    self[one].qualifiedName == self[other].qualifiedName
      && likelihood(of: one) != .always && likelihood(of: other) != .always
  }
}

extension Workspace {
  fileprivate func location(of offset: UInt32, in file: Int) -> Location {
    let start = files[file].facts.lines.position(of: offset)
    return Location(file: files[file].path, start: start, end: start)
  }
}
