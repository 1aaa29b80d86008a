internal import StrataCode
internal import StrataModel

/// Methods and computed properties around findings that nothing in the code base uses: whoever reads of
/// one deletes it, and changes nothing else.
struct UncalledMembers {
  private let codebase: Codebase
  /// By file and place of a finding: the member around it, if it can only be called by its name.
  private let candidates: [String: [Position: DeclarationID]]
  /// By file and place of an import that is needed: where.
  private let needs: [String: [Position: [Position]]]
  private let uncalled: Set<String>
  /// Which of some names nothing uses, where somebody will ask again.
  let answer: KnownAnswer?

  typealias KnownAnswer = Answer<[String], Set<String>>

  /// Those around some findings: where runs of rules are given, as far as possible those of the
  /// last reading.
  init(_ codebase: Codebase, _ findings: [Finding], after runs: RuleRuns?, by workforce: Workforce)
  {
    self.codebase = codebase
    // What a library declares is called by those who use it.
    let findings = codebase.runsItself ? findings : []
    let needs = Self.needs(codebase, findings, by: workforce)
    self.needs = needs
    candidates = Self.candidates(codebase, findings) { Self.places(of: $0, needs) }
    let names = Set(candidates.values.flatMap(\.values).map { codebase.name($0) }).sorted()
    if let runs, runs.willBeAsked {
      answer = Answer(to: names, of: codebase, after: runs.uncalled) {
        Self.uncalled(of: names, $0, by: workforce)
      }
    } else {
      answer = nil
    }
    uncalled = answer?.value ?? Self.uncalled(of: names, codebase, by: workforce)
  }

  /// By file and place of each finding: the member around it, if it can only be called by its name.
  private static func candidates(
    _ codebase: Codebase, _ findings: [Finding], standingAt places: (Finding) -> [Position]
  ) -> [String: [Position: DeclarationID]] {
    var found: [String: [Position: DeclarationID]] = [:]
    var plain: [DeclarationID: Bool] = [:]
    func isPlain(_ owner: DeclarationID) -> Bool {
      if let known = plain[owner] { return known }
      let answer = Self.isPlain(owner, codebase)
      plain[owner] = answer
      return answer
    }
    for finding in findings where finding.rule != Rule.unbuiltFile.id {
      let path = finding.location.file
      guard let file = codebase.index(ofFile: path) else { continue }
      for place in places(finding) where found[path]?[place] == nil {
        guard let member = member(around: place, in: file, codebase),
          canOnlyBeCalled(member, codebase),
          isPlain(
            DeclarationID(file: file, declaration: codebase.declaration(member).parent))
        else { continue }
        found[path, default: [:]][place] = member
      }
    }
    return found
  }

  /// Where a finding stands; of an import, all that needs it: it goes with the last member that does.
  private static func places(
    of finding: Finding, _ needs: [String: [Position: [Position]]]
  ) -> [Position] {
    guard isNeededImport(finding) else { return finding.places }
    return needs[finding.location.file]?[finding.location.start] ?? []
  }

  /// By file and place of each import that the file needs: where.
  private static func needs(
    _ codebase: Codebase, _ findings: [Finding], by workforce: Workforce
  ) -> [String: [Position: [Position]]] {
    let imports = findings.filter(isNeededImport)
    let places = workforce.map(imports.count, inStretchesOf: 8) { index -> [Position] in
      guard let file = codebase.index(ofFile: imports[index].location.file) else { return [] }
      let lines = codebase.facts(file).lines
      return FrameworkUses(codebase, file).names(of: imports[index].subject, each: true)
        .map { lines.position(of: $0.span.start) }
    }
    var needs: [String: [Position: [Position]]] = [:]
    for (finding, places) in zip(imports, places) {
      needs[finding.location.file, default: [:]][finding.location.start] = places
    }
    return needs
  }

  /// Whether a finding is about an import that the file needs.
  private static func isNeededImport(_ finding: Finding) -> Bool {
    finding.rule == Rule.uiFrameworkInViewModel.id && !finding.also.isEmpty
  }

  /// The method or computed property of a type, or of what extends one, around a place.
  private static func member(
    around place: Position, in file: Int, _ codebase: Codebase
  ) -> DeclarationID? {
    let facts = codebase.facts(file)
    guard let offset = facts.lines.offset(line: place.line, column: place.column) else {
      return nil
    }
    let around = facts.declarations.indices.last { index in
      let declaration = facts.declarations[index]
      return declaration.extent.contains(offset) && declaration.parent >= 0
        && (declaration.kind == .function
          || declaration.kind == .property && declaration.modifiers.contains(.isComputed))
        && !declaration.modifiers.contains(.isLocal)
    }
    return around.map { DeclarationID(file: file, declaration: DeclarationIndex($0)) }
  }

  /// Whether a member alone does nothing until the source calls it: it overrides nothing, and no
  /// framework asks for it by its name.
  private static func canOnlyBeCalled(_ place: DeclarationID, _ codebase: Codebase) -> Bool {
    let (member, name) = (codebase.declaration(place), codebase.name(place))
    return !member.modifiers.contains(.isOverride) && codebase.scopes[place.file].isProduction
      && name.first.map { $0.isLetter || $0 == "_" } ?? false && !implicit.contains(name)
      && codebase.attributes(of: place).allSatisfy(silent.contains)
  }

  /// Whether what a member stands in keeps no promise that somebody else's code asks for.
  private static func isPlain(_ owner: DeclarationID, _ codebase: Codebase) -> Bool {
    let facts = codebase.facts(owner.file)
    guard let type = codebase.symbols.subject(of: owner) else {
      // An extension of what is not of the project.
      let last = facts[facts[owner.declaration].name]
      return facts[owner.declaration].kind == .extension
        && !["Delegate", "DataSource"].contains(where: last.hasSuffix)
        && !facts.references.contains {
          $0.owner == owner.declaration && $0.role == .conformance
        }
    }
    return codebase.isPlain(type, keeping: plainSupertypes)
  }

  private static let plainSupertypes = UnnamedTypes.plain.union(["NSObject"])

  /// What the language and its library call by themselves.
  private static let implicit: Set<String> = [
    "body", "callAsFunction", "encode", "hash", "description", "debugDescription", "id", "main",
    "wrappedValue", "projectedValue", "rawValue", "allCases", "errorDescription", "failureReason",
    "recoverySuggestion", "helpAnchor", "objectWillChange", "dynamicallyCall", "customMirror",
    "preview", "previews",
  ]

  private static let silent: Set<String> = [
    "MainActor", "available", "discardableResult", "inlinable", "ViewBuilder", "Sendable",
    "escaping", "frozen",
  ]

  /// Those of some names that no file uses.
  private static func uncalled(
    of names: [String], _ codebase: Codebase, by workforce: Workforce
  ) -> Set<String> {
    if names.isEmpty { return [] }
    let byMark = Dictionary(grouping: names) { UsedNames.mark(of: $0.utf8) }
    let used = codebase.seen(
      inEachFile: { file in
        codebase.facts(file).usedNames.marks.flatMap { byMark[$0, default: []] }
      }, by: workforce)
    return Set(names).subtracting(used)
  }

  /// A finding with the advice to delete the members that it stands in, if nothing calls any of them.
  func advised(_ finding: Finding) -> Finding {
    let path = finding.location.file
    guard let here = candidates[path],
      let dead = dead(Self.places(of: finding, needs).map { here[$0] })
    else { return finding }
    let names = codebase.listed(dead.map { codebase.name($0) })
    let them = dead.count == 1 ? Phrase("it", zh: "它") : Phrase("them", zh: "它们")
    let gone =
      Self.isNeededImport(finding)
      ? Phrase(
        ", and 'import \(finding.subject)' with \(them)", zh: "，连同 'import \(finding.subject)'")
      : asked(dead)
    let deletion = Phrase(
      "nothing calls \(names): delete \(them)\(gone)", zh: "没有代码调用 \(names)：删除\(them)\(gone)")
    return finding.advising(deletion)
  }

  /// The members around the places of a finding, each once; nil unless nothing calls any of them.
  private func dead(_ members: [DeclarationID?]) -> [DeclarationID]? {
    guard
      members.allSatisfy({ $0.map { uncalled.contains(codebase.name($0)) } ?? false })
    else { return nil }
    return FrameworkUses.once(members.compactMap(\.self))
  }

  /// `, and from 'MenuViewModelType'`, of members that protocols of the project ask for.
  private func asked(_ members: [DeclarationID]) -> Phrase {
    var promises: [String] = []
    for place in members {
      let owner = DeclarationID(
        file: place.file, declaration: codebase.declaration(place).parent)
      guard let type = codebase.symbols.subject(of: owner) else { continue }
      for promise in codebase.symbols.allSupertypes(of: type)
      where codebase.members(of: promise).contains(where: {
        codebase.name($0) == codebase.name(place)
      }) {
        let name = codebase.symbols[promise].qualifiedName
        if !promises.contains(name) { promises.append(name) }
      }
    }
    return promises.isEmpty
      ? .empty
      : Phrase(
        ", in \(codebase.listed(promises)), too", zh: "，并从 \(codebase.listed(promises)) 中删除")
  }
}

extension Finding {
  /// Where it stands: first where a reader jumps to.
  fileprivate var places: [Position] { [location.start] + also }
}
