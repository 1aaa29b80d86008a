internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Depends on the protocol in reach in place of the type that keeps its promise.
  static let useProtocol: FixKind = FixKind(
    "use-protocol", .choice,
    Phrase(
      "hold the protocol that a class or value conforms to in its place, where its members suffice",
      zh: "改为持有类型所遵循的协议（协议的成员已经够用时）"),
    step: build
  ) { (subject) throws(ChangeError) in
    guard var all = try proposal(subject) else { return nil }
    for other in besides(subject) {
      guard let more = try proposal(other), more.refusal == nil, !all.collides(with: more) else {
        continue
      }
      all.edits += more.edits
    }
    all.edits.sort { start(of: $0) < start(of: $1) }
    return all
  }

  /// The protocol of what one finding is about, wherever the file holds it.
  private static func proposal(_ subject: FixSubject) throws(ChangeError) -> FixProposal? {
    let rules = [
      Rule.concreteRepository.id, Rule.concreteUseCase.id, Rule.layerReference.id,
      Rule.concreteDependency.id,
    ]
    let codebase = subject.codebase
    guard rules.contains(subject.finding.rule), let target = subject.named,
      let layer = codebase.referringLayers[subject.file],
      let known = LegalRoute(codebase).abstraction(of: target, for: layer),
      !isMisnamed(known, for: target, codebase), let tokens = CodeTokens(subject.text),
      let held = HeldNames(of: target, in: subject.file, codebase, tokens),
      !codebase.isWrapped(at: held.spans, in: subject.file), codebase.isPlain(known),
      codebase.symbols.conforms(known, to: classBound) || !isHeldLoosely(held.spans, subject),
      held.members.isSubset(of: codebase.names(askedBy: known)),
      !codebase.fillsIn(held.members, of: target),
      !codebase.isOverloaded(held.members, of: target, beside: known),
      try !subject.areGivenByType(held.holders)
    else { return nil }
    if held.members.isEmpty { return .refused(idle(held)) }
    let name = codebase.symbols[known].qualifiedName
    let spelling = ProtocolSpelling(in: subject.file, codebase, subject.text)
    return FixProposal(
      held.spans.map { span in
        Edit(
          .replace(
            path: subject.path, bytes: Int(span.start)..<Int(span.end),
            with: Array(spelling.written(name, at: span).utf8)),
          because: Phrase("depends on '\(name)'", zh: "依赖 '\(name)'"))
      })
  }

  /// What only classes conform to.
  private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "Actor"]

  /// Why what is kept and never asked is not kept by another name.
  private static func idle(_ held: HeldNames) -> Phrase {
    let names = held.names.sorted().quotedList
    return Phrase("nothing asks \(names): delete it instead", zh: "没有代码使用 \(names)：请直接删除")
  }

  /// The other findings of which the type is told the same: half of what it holds is no change of its own.
  private static func besides(_ subject: FixSubject) -> [FixSubject] {
    let finding = subject.finding
    guard
      let rule = [Rule.concreteRepository, .concreteUseCase].first(where: { $0.id == finding.rule })
    else { return [] }
    return subject.others(of: rule).filter {
      $0.finding.from == finding.from && $0.finding.to != finding.to
    }
  }

  /// Whether one of some names is that of a reference that keeps nothing alive, which only objects have.
  private static func isHeldLoosely(_ spans: [Span], _ subject: FixSubject) -> Bool {
    let facts = subject.codebase.facts(subject.file)
    let starts = Set(spans.map(\.start))
    return facts.references.contains {
      starts.contains($0.span.start) && $0.owner >= 0 && facts[$0.owner].modifiers.contains(.isWeak)
    }
  }

  private static func start(of edit: Edit) -> Int {
    if case .replace(_, let bytes, _) = edit.action { bytes.lowerBound } else { 0 }
  }

  /// Whether a type and the protocol that it keeps are called after different parts of an app, as a
  /// `…UseCase` that keeps a `…Repository`: whoever holds that by its protocol holds a wrong name.
  private static func isMisnamed(_ known: SymbolID, for type: SymbolID, _ codebase: Codebase)
    -> Bool
  {
    func parts(_ id: SymbolID) -> [String] {
      let name = codebase.symbols[id].name.lowercased()
      return ["usecase", "repository", "datasource", "viewmodel"].filter { name.contains($0) }
    }
    let (wanted, given) = (parts(type), parts(known))
    return !wanted.isEmpty && !given.isEmpty && Set(wanted).isDisjoint(with: given)
  }
}

extension Codebase {
  /// Whether a property wrapper is around one of some names: what it looks up, it looks up by exactly
  /// that type.
  func isWrapped(at spans: [Span], in file: Int) -> Bool {
    let facts = facts(file)
    let starts = Set(spans.map(\.start))
    let owners = Set(facts.references.filter { starts.contains($0.span.start) }.map(\.owner))
    return owners.flatMap { attributes(of: DeclarationID(file: file, declaration: $0)) }.contains {
      $0.first?.isUppercase == true
        && !["MainActor", "Published", "ObservationIgnored"].contains($0)
    }
  }

  /// Whether a protocol can stand as a type: nothing in it is generic, and nothing asks for `Self`.
  func isPlain(_ known: SymbolID) -> Bool {
    ([known] + symbols.allSupertypes(of: known)).allSatisfy { type in
      let place = symbols[type].place
      let facts = facts(place.file)
      let extent = facts[place.declaration].extent
      return !facts.children(of: place.declaration).contains { facts[$0].kind == .associatedType }
        && !facts.references.contains {
          extent.contains($0.span.start) && facts[$0.name] == "Self"
        }
    }
  }

  /// Whether a type fills in arguments of methods that are called: a protocol asks for all of them.
  fileprivate func fillsIn(_ names: Set<String>, of id: SymbolID) -> Bool {
    methods(of: id).contains { place in
      names.contains(name(place))
        && facts(place.file).parameters.contains {
          $0.owner == place.declaration && $0.defaultValue != nil
        }
    }
  }

  /// Whether a type has more methods of some names than a protocol above it asks for: which of them is
  /// called goes by what they take and give.
  fileprivate func isOverloaded(
    _ names: Set<String>, of id: SymbolID, beside known: SymbolID
  ) -> Bool {
    let family = [known] + symbols.allSupertypes(of: known)
    func count(_ types: [SymbolID], _ wanted: String) -> Int {
      types.reduce(0) { $0 + methods(of: $1).count { self.name($0) == wanted } }
    }
    let others = symbols.allSupertypes(of: id).filter { !family.contains($0) }
    return names.contains { wanted in
      let asked = count(family, wanted)
      return asked > 0 && (count([id], wanted) > asked || count(others, wanted) > 0)
    }
  }

  /// What a protocol asks for, with what those above it do.
  func names(askedBy known: SymbolID) -> Set<String> {
    let types = [known] + symbols.allSupertypes(of: known)
    return Set(types.flatMap { members(of: $0).map(name) })
  }
}
