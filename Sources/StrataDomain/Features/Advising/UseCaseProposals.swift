internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Finds what decides outside of Domain and is worth a use case.
struct UseCaseProposals {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// Members of view models and repositories that decide for the business.
  func decisions() -> [UseCaseAdvice.Entry] {
    let findings =
      Rule.logicInViewModel.check(codebase) + Rule.businessRule.check(codebase)
    return findings.filter { $0.confidence >= CheckRequest.usualConfidence }.map(entry)
  }

  func entries() -> [UseCaseAdvice.Entry] {
    let decided = decisions()
    let known = Set(decided.flatMap(\.names))
    return decided + combinations().filter { known.isDisjoint(with: $0.names) }
  }

  private func entry(_ finding: Finding) -> UseCaseAdvice.Entry {
    let isRepository = finding.rule == Rule.businessRule.id
    let name = member(at: finding) ?? finding.subject
    return UseCaseAdvice.Entry(
      action: .create, names: [name], location: finding.location,
      evidence: isRepository
        ? Phrase("the repository decides for the business here", zh: "Repository 在这里做了业务决定")
        : Phrase("the view model decides for the business here", zh: "ViewModel 在这里做了业务决定"),
      proposal: Self.proposal(for: name))
  }

  /// The member around the place of a finding, with its type.
  private func member(at finding: Finding) -> String? {
    if finding.subject.contains(".") { return finding.subject }
    guard
      let file = codebase.index(ofFile: finding.location.file),
      let offset = codebase.facts(file).lines.offset(
        line: finding.location.start.line, column: finding.location.start.column)
    else { return nil }
    let facts = codebase.facts(file)
    let around = facts.declarations.last {
      $0.extent.contains(offset) && ($0.kind == .function || $0.kind == .property)
    }
    return around.map { "\(finding.subject).\(facts[$0.name])" }
  }

  /// Methods of view models that ask two repositories or more.
  private func combinations() -> [UseCaseAdvice.Entry] {
    codebase.types(.viewModel).flatMap { id -> [UseCaseAdvice.Entry] in
      var repositories: [String: SymbolID] = [:]
      for place in codebase.storedProperties(of: id) {
        let found = codebase.writtenTypes(of: place).map(\.type).first {
          codebase.isRepositoryContract($0) || codebase.roles.has($0, .repositoryImplementation)
        }
        if let found { repositories[codebase.name(place)] = found }
      }
      guard Set(repositories.values).count > 1 else { return [] }
      return codebase.methods(of: id).compactMap { combination(id, $0, repositories) }
    }
  }

  private func combination(
    _ id: SymbolID, _ place: DeclarationID, _ repositories: [String: SymbolID]
  ) -> UseCaseAdvice.Entry? {
    let facts = codebase.facts(place.file)
    let asked = Set(
      facts.shapes.lazy.filter { $0.owner == place.declaration }.compactMap(\.calledPath)
        .compactMap { path in
          facts[path].split(separator: ".").first.flatMap { repositories[String($0)] }
        }
    ).sorted()
    guard asked.count > 1, codebase.isProduction(place) else { return nil }
    let name = codebase.symbols[id].qualifiedName + "." + codebase.name(place)
    let names = asked.map { "'\(codebase.symbols[$0].qualifiedName)'" }
    return UseCaseAdvice.Entry(
      action: .create, names: [name],
      location: codebase.location(of: codebase.declaration(place).span, in: place.file),
      evidence: Phrase(
        "it combines \(Phrase.list(names))", zh: "它把 \(Phrase.list(names)) 组合起来"),
      proposal: Self.proposal(for: name))
  }

  /// A name for the use case of a member: `CancelOrderUseCase` for `OrderViewModel.cancel`; none for
  /// a member that is named for an event of the screen.
  static func proposal(for member: String) -> String? {
    let parts = member.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return nil }
    var words = NameWords.split(String(last))
    guard let first = words.first, !events.contains(first) else { return nil }
    if let index = words.firstIndex(where: { $0.hasPrefix("valid") }) {
      words = ["validate"] + words[(index + 1)...]
    } else if states.contains(first) {
      return nil
    }
    if words.count == 1 {
      words += NameWords(String(parts[parts.count - 2])).bare.filter { !types.contains($0) }
    }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "UseCase"
  }

  private static let events: Set<String> = [
    "on", "did", "will", "view", "handle", "tap", "tapped", "bind", "body", "init", "transform",
    "setup", "configure", "button", "press", "pressed", "subscribe", "observe", "receive", "make",
    "send", "reduce", "dispatch", "action", "viewmodel", "present", "show", "start",
  ]

  private static let states: Set<String> = ["is", "has", "can", "should", "text", "title", "state"]

  private static let types: Set<String> = ["view", "model", "viewmodel", "repository", "vm"]
}
