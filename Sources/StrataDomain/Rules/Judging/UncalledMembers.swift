internal import StrataCode
internal import StrataModel

/// Methods and computed properties that findings stand in and that nothing in the code base speaks of:
/// whoever reads of one deletes it, and changes nothing else.
struct UncalledMembers {
  private let codebase: Codebase
  /// By file: the members that findings stand in and that can only be called by their name.
  private let candidates: [String: [DeclarationID]]
  private let uncalled: Set<String>
  /// Which of some names nothing speaks of, where somebody will ask again.
  let answer: KnownAnswer?

  typealias KnownAnswer = Answer<[String], Set<String>>

  /// Those that some findings stand in: where runs of rules are given, as far as possible those of the
  /// last reading.
  init(_ codebase: Codebase, _ findings: [Finding], after runs: RuleRuns?, by workforce: Workforce)
  {
    self.codebase = codebase
    candidates = Self.candidates(codebase, findings)
    let names = Set(candidates.values.joined().map { codebase.name($0) }).sorted()
    if let runs, runs.willBeAsked {
      answer = Answer(to: names, of: codebase, after: runs.uncalled) {
        Self.uncalled(of: names, $0, by: workforce)
      }
    } else {
      answer = nil
    }
    uncalled = answer?.value ?? Self.uncalled(of: names, codebase, by: workforce)
  }

  /// The members that findings stand in and that can only be called by their name.
  private static func candidates(
    _ codebase: Codebase, _ findings: [Finding]
  ) -> [String: [DeclarationID]] {
    // What a library declares is called by those who use it.
    guard
      codebase.workspace.modules.contains(where: { $0.kind == .application || $0.kind == .tool })
    else { return [:] }
    var found: [String: [DeclarationID]] = [:]
    for finding in findings where finding.rule != Rule.unbuiltFile.id {
      let path = finding.location.file
      guard let file = codebase.index(ofFile: path) else { continue }
      for place in finding.places {
        guard let member = member(around: place, in: file, codebase),
          found[path]?.contains(member) != true, canOnlyBeCalled(member, codebase)
        else { continue }
        found[path, default: []].append(member)
      }
    }
    return found
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

  /// Whether a member does nothing until the source calls it: nothing overrides with it, and no
  /// framework asks for it.
  private static func canOnlyBeCalled(_ place: DeclarationID, _ codebase: Codebase) -> Bool {
    let (member, name) = (codebase.declaration(place), codebase.name(place))
    guard !member.modifiers.contains(.isOverride), codebase.scopes[place.file].isProduction,
      name.first.map({ $0.isLetter || $0 == "_" }) ?? false, !implicit.contains(name),
      Set(codebase.attributes(of: place)).isSubset(of: silent)
    else { return false }
    return isPlain(DeclarationID(file: place.file, declaration: member.parent), codebase)
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
    let family = [type] + codebase.symbols.allSupertypes(of: type)
    return family.allSatisfy { type in
      Set(codebase.symbols.externalSupertypes[Int(type.index)])
        .isSubset(of: UnnamedTypes.plain.union(["NSObject"]))
        && codebase.symbols.bodies[Int(type.index)].allSatisfy {
          Set(codebase.attributes(of: $0)).isSubset(of: UnnamedTypes.silent)
        }
    }
  }

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

  /// Those of some names that no file speaks of.
  private static func uncalled(
    of names: [String], _ codebase: Codebase, by workforce: Workforce
  ) -> Set<String> {
    if names.isEmpty { return [] }
    let byMark = Dictionary(grouping: names) { SpokenNames.mark(of: $0.utf8) }
    let spoken = codebase.seen(
      inEachFile: { file in
        codebase.facts(file).spoken.marks.flatMap { byMark[$0, default: []] }
      }, by: workforce)
    return Set(names).subtracting(spoken)
  }

  /// A finding with the advice to delete the members that it stands in, if nothing calls any of them.
  func advised(_ finding: Finding) -> Finding {
    // An import goes with the last member that needs it.
    let isImport = finding.rule == Rule.uiFrameworkInViewModel.id && !finding.also.isEmpty
    guard let dead = dead(around: isImport ? finding.also : finding.places, of: finding) else {
      return finding
    }
    var finding = finding
    let names = codebase.listed(dead.map { codebase.name($0) })
    let them = dead.count == 1 ? Phrase("it", zh: "它") : Phrase("them", zh: "它们")
    let gone =
      isImport
      ? Phrase(
        ", and 'import \(finding.subject)' with \(them)", zh: "，连同 'import \(finding.subject)'")
      : asked(dead)
    let deletion = Phrase(
      "nothing calls \(names): delete \(them)\(gone)", zh: "没有代码调用 \(names)：删除\(them)\(gone)")
    finding.help =
      finding.help.isEmpty
      ? deletion
      : Phrase("\(deletion), or else \(finding.help)", zh: "\(deletion)；否则\(finding.help)")
    return finding
  }

  /// The members around some places of a finding; nil unless nothing calls any of them.
  private func dead(around places: [Position], of finding: Finding) -> [DeclarationID]? {
    guard let here = candidates[finding.location.file],
      let file = codebase.index(ofFile: finding.location.file)
    else { return nil }
    var dead: [DeclarationID] = []
    for place in places {
      guard let member = Self.member(around: place, in: file, codebase), here.contains(member),
        uncalled.contains(codebase.name(member))
      else { return nil }
      if !dead.contains(member) { dead.append(member) }
    }
    return dead
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
