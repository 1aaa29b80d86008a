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
  ) { subject in
    let rules = [
      Rule.concreteRepository.id, Rule.concreteUseCase.id, Rule.layerReference.id,
      Rule.concreteDependency.id,
    ]
    guard rules.contains(subject.finding.rule), let target = subject.named,
      let layer = subject.codebase.referringLayers[subject.file],
      let known = LegalRoute(subject.codebase).abstraction(of: target, for: layer),
      let uses = HeldUses(of: target, as: known, in: subject)
    else { return nil }
    let name = subject.codebase.symbols[known].qualifiedName
    return FixProposal(
      uses.spans.map { span in
        Edit(
          .replace(
            path: subject.path, bytes: Int(span.start)..<Int(span.end),
            with: Array(uses.written(name, at: span).utf8)),
          because: Phrase("depends on '\(name)'", zh: "依赖 '\(name)'"))
      })
  }
}

/// Where a file holds or takes a type, and what it asks of it there.
private struct HeldUses {
  /// The types of properties and parameters, in source order.
  let spans: [Span]
  private let text: [UInt8]
  private let writesAny: Bool

  /// The uses of a type that a protocol could take over; nil where there are others, or where the
  /// protocol does not ask for all that is used.
  init?(of id: SymbolID, as known: SymbolID, in subject: FixSubject) {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    var spans: [Span] = []
    var names: Set<String> = []
    for (reference, target) in zip(facts.references, codebase.references[subject.file]) {
      guard case .symbol(id) = target else { continue }
      guard let name = Self.name(of: reference, facts) else { return nil }
      spans.append(reference.span)
      names.insert(name)
    }
    // What is made where it is kept stays what it is made as.
    let words = String(decoding: subject.text, as: UTF8.self)
    guard !names.contains(where: { words.contains("\($0) = .") }) else { return nil }
    let members = Self.members(of: known, in: codebase)
    guard !spans.isEmpty, Self.isPlain(known, in: codebase),
      Self.asked(of: names, in: subject.text).isSubset(of: members)
    else { return nil }
    self.spans = spans
    text = subject.text
    writesAny = Self.writesAny(known, subject)
  }

  /// The name of the property or parameter whose type is written there; nil for a variable in a body,
  /// and for what begins with a value.
  private static func name(of reference: TypeReference, _ facts: FileFacts) -> String? {
    guard reference.owner >= 0 else { return nil }
    let owner = facts[reference.owner]
    switch reference.role {
    case .parameter:
      let parameter = facts.parameters.first { $0.span.contains(reference.span.start) }
      guard let parameter, parameter.defaultValue == nil else { return nil }
      return facts[parameter.name]
    case .property where owner.kind == .property:
      return owner.modifiers.isDisjoint(with: [.isLocal, .hasInitialValue, .isComputed, .isLazy])
        ? facts[owner.name] : nil
    default: return nil
    }
  }

  /// The protocol as it is written in the place of a name.
  func written(_ name: String, at span: Span) -> String {
    guard writesAny else { return name }
    let next = Int(span.end) < text.count ? text[Int(span.end)] : 0
    let isOptional = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    return isOptional ? "(any \(name))" : "any \(name)"
  }

  /// Whether a protocol can stand as a type: nothing in it is generic, and nothing asks for `Self`.
  private static func isPlain(_ known: SymbolID, in codebase: Codebase) -> Bool {
    ([known] + codebase.symbols.allSupertypes(of: known)).allSatisfy { type in
      let place = codebase.symbols[type].place
      let facts = codebase.facts(place.file)
      let extent = facts[place.declaration].extent
      return !facts.children(of: place.declaration).contains { facts[$0].kind == .associatedType }
        && !facts.references.contains {
          extent.contains($0.span.start) && facts[$0.name] == "Self"
        }
    }
  }

  private static func members(of known: SymbolID, in codebase: Codebase) -> Set<String> {
    let types = [known] + codebase.symbols.allSupertypes(of: known)
    return Set(types.flatMap { codebase.members(of: $0).map(codebase.name) })
  }

  /// Every name behind a dot after one of some names.
  private static func asked(of names: Set<String>, in text: [UInt8]) -> Set<String> {
    let words = String(decoding: text, as: UTF8.self)
    var asked: Set<String> = []
    for name in names {
      for part in words.split(separator: name, omittingEmptySubsequences: false).dropFirst() {
        let rest = part.drop { $0 == "?" || $0 == "!" }
        guard rest.first == "." else { continue }
        asked.insert(String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return asked
  }

  /// Whether the project writes `any` before the protocol, or, where it never names it, before others
  /// in this file or in a project of Swift 6.
  private static func writesAny(_ known: SymbolID, _ subject: FixSubject) -> Bool {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    var (with, without) = (0, 0)
    for (reference, target) in zip(facts.references, codebase.references[subject.file]) {
      guard reference.role == .property || reference.role == .parameter,
        case .symbol(let id) = target, codebase.symbols[id].kind == .protocol
      else { continue }
      let before = subject.text[..<Int(reference.span.start)].suffix(4)
      if before.elementsEqual("any ".utf8) { with += 1 } else { without += 1 }
    }
    if with + without > 0 { return with >= without }
    return codebase.workspace.files[subject.file].modules.contains {
      (codebase.workspace.modules[$0].languageMode ?? 5) >= 6
    }
  }
}
