internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A default argument that goes, and is written at every call that relied on it.
struct DefaultRemoval {
  let subject: FixSubject
  private let tokens: CodeTokens
  private let consumer: SymbolID
  let parameter: Parameter
  /// What the default makes or fetches.
  private let made: SymbolID?
  /// The calls that leave the argument out.
  private let sites: [(site: ConstructionSites.Site, position: Int)]
  /// What is written there.
  private let text: String

  /// What it takes to do without the default; nil where a call cannot be told, or does not see what
  /// it would have to name.
  init?(
    of parameter: Parameter, making made: SymbolID?, in subject: FixSubject, _ tokens: CodeTokens
  ) throws(ChangeError) {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    let place = DeclarationID(file: subject.file, declaration: parameter.owner)
    guard let consumer = codebase.typesAround(parameter.owner, in: subject.file).first,
      codebase.isMadeByItsOwnInitializers(consumer), let span = parameter.defaultValue,
      facts[parameter.label] != "_",
      Self.isUsed(parameter, of: place, in: tokens, codebase),
      let range = Self.value(of: span, in: tokens),
      let value = MovedExpression(range, of: tokens, in: subject.file, codebase),
      let sites = try ConstructionSites(of: consumer, in: subject)
    else { return nil }
    let all = codebase.initializers(of: consumer).map { OpenInitializer($0, in: codebase) }
    guard let own = all.first(where: { $0.place == place }),
      let number = own.parameters.firstIndex(of: parameter),
      !Self.delegates(consumer, try codebase.tokens(of: consumer, subject))
    else { return nil }
    var changed: [(ConstructionSites.Site, Int)] = []
    for site in sites.all {
      guard let taken = own.matches(site.call) else { continue }
      // Two initializers for one call: only the compiler knows.
      guard all.count(where: { $0.matches(site.call) != nil }) == 1 else { return nil }
      if taken.contains(number) { continue }
      guard value.isSeen(in: site.file), !codebase.isInside(consumer, site),
        codebase.mayName(made, at: site), !codebase.isDefault(site)
      else { return nil }
      changed.append((site, taken.count { $0 < number }))
    }
    var text = value.text
    if text.hasPrefix(".") {
      guard let name = made.map({ codebase.symbols[$0].qualifiedName }) else { return nil }
      text = text.hasPrefix(".init(") ? name + text.dropFirst(5) : name + text
    }
    (self.subject, self.tokens, self.consumer) = (subject, tokens, consumer)
    (self.parameter, self.made, self.text) = (parameter, made, text)
    self.sites = changed.map { (site: $0.0, position: $0.1) }
  }

  /// The tokens of a default without its `=`.
  private static func value(of span: Span, in tokens: CodeTokens) -> Range<Int>? {
    var first = tokens.index(from: Int(span.start))
    let end = tokens.index(from: Int(span.end))
    if tokens.isAt(first, "=") { first += 1 }
    return first < end ? first..<end : nil
  }

  /// Whether an initializer calls another one of its type.
  private static func delegates(_ id: SymbolID, _ texts: [CodeTokens]?) -> Bool {
    guard let texts else { return true }
    return texts.contains { tokens in
      tokens.positions(of: "init").contains {
        tokens.isAt($0 - 1, ".") && tokens.isAt($0 - 2, "self", "Self")
      }
    }
  }

  /// Defaults of one initializer go at once, and come back at the calls.
  static func proposal(of removals: [DefaultRemoval]) throws(ChangeError) -> FixProposal? {
    var edits: [Edit] = []
    var sites: [Added] = []
    for removal in removals.sorted(by: { $0.parameter.span.start < $1.parameter.span.start }) {
      guard let own = removal.edits else { return nil }
      edits += own.filter { !edits.contains($0) }
      let label = removal.subject.codebase.facts(removal.subject.file)[removal.parameter.label]
      for (site, position) in removal.sites {
        guard let value = removal.value(at: site) else { return nil }
        let known = sites.firstIndex {
          $0.site.file == site.file && $0.site.offset == site.offset && $0.position == position
        }
        if let known {
          sites[known].arguments.append("\(label): \(value)")
        } else {
          sites.append(
            Added(site: site, position: position, arguments: ["\(label): \(value)"]))
        }
      }
    }
    guard let first = removals.first else { return nil }
    if let refusal = first.refusal(of: sites) { return .refused(refusal) }
    var proposal = FixProposal(edits)
    proposal.held = [first.subject.codebase.key(of: first.consumer)]
    for added in sites {
      try proposal.add(added.arguments, to: added.site, at: added.position, first.subject)
    }
    return proposal
  }

  /// Why the same is not written out at many calls: that would be to make one thing in many places.
  private func refusal(of sites: [Added]) -> Phrase? {
    let codebase = subject.codebase
    let shipping = Set(
      sites.filter { added in
        let scope = codebase.scopes[added.site.file]
        return scope.isProduction && added.arguments.count > 1
          && !(added.site.reference(in: codebase).map(scope.isExempt) ?? false)
      }.map { "\($0.site.file) \($0.site.offset)" })
    let name = codebase.symbols[consumer].name
    if let refusal = codebase.refusal(making: name, at: sites.map(\.site)) { return refusal }
    guard shipping.count > 2 else { return nil }
    return Phrase(
      "'\(name)' is made in \(shipping.count) places: make it in one first",
      zh: "'\(name)' 在 \(shipping.count) 处构造：请先集中到一处")
  }

  /// What a call is given.
  private struct Added {
    let site: ConstructionSites.Site
    let position: Int
    var arguments: [String]
  }

  /// The initializer without the default, and the comments that told of it.
  private var edits: [Edit]? {
    guard let span = parameter.defaultValue else { return nil }
    var first = tokens.index(from: Int(span.start))
    if !tokens.isAt(first, "=") { first -= 1 }
    guard tokens.isAt(first, "="), first > 0, let told = staleComments else { return nil }
    let start = tokens.all[first - 1].bytes.upperBound
    let label = subject.codebase.facts(subject.file)[parameter.label]
    let edit = Edit(
      .replace(path: subject.path, bytes: start..<Int(span.end), with: []),
      because: Phrase("takes '\(label)' without a default", zh: "接收不带默认值的 '\(label)'"))
    return [edit] + idleComment + told
  }

  /// What is written at a site; nil where a member there makes the same, and nothing tells how it is asked.
  private func value(at site: ConstructionSites.Site) -> String? {
    guard let made else { return text }
    if let given = given(made, at: site) { return given }
    let name = subject.codebase.symbols[made].name
    if site.tokens.registers(name) { return site.resolution(of: name) }
    guard text.hasSuffix(")") else { return text }
    return OwnFactory(of: made, in: subject.codebase).argument(text, at: site)
  }

  /// The parameter by which the code around a site is handed the same type already.
  private func given(_ made: SymbolID, at site: ConstructionSites.Site) -> String? {
    let facts = subject.codebase.facts(site.file)
    let around = facts.declarations.indices.last {
      [.function, .initializer].contains(facts.declarations[$0].kind)
        && facts.declarations[$0].extent.contains(UInt32(site.offset))
    }
    return around.flatMap { owner in
      facts.parameters.first {
        $0.owner == DeclarationIndex(owner)
          && subject.codebase.parameterType($0, in: site.file) == made
      }
    }.map { facts[$0.name] }
  }

  /// Whether an initializer's own code names the parameter: one that it does not keep is no collaborator.
  private static func isUsed(
    _ parameter: Parameter, of place: DeclarationID, in tokens: CodeTokens, _ codebase: Codebase
  ) -> Bool {
    let extent = codebase.declaration(place).extent
    let start = tokens.index(from: Int(codebase.declaration(place).span.start))
    guard let call = CodeCall(at: start + 1, in: tokens) else { return true }
    let end = tokens.index(from: Int(extent.end))
    return tokens.positions(of: codebase.facts(place.file)[parameter.name]).contains {
      call.close < $0 && $0 < end && !tokens.isAt($0 - 1, ".")
    }
  }
}

extension FixProposal {
  /// Adds arguments to a call, beside each other.
  mutating func add(
    _ arguments: [String], to site: ConstructionSites.Site, at position: Int, _ subject: FixSubject
  ) throws(ChangeError) {
    let path = subject.codebase.workspace.files[site.file].path
    let passed = arguments.joined(separator: ", ")
    edits += site.call.adding(arguments, at: position, in: site.tokens).map {
      Edit(
        .replace(path: path, bytes: $0.bytes, with: Array($0.text.utf8)),
        because: Phrase("passes '\(passed)'", zh: "传入 '\(passed)'"))
    }
    reads[path] = try subject.read(path)
  }
}

extension Codebase {
  /// What tells a type apart from all others.
  func key(of id: SymbolID) -> String {
    workspace.files[symbols[id].place.file].path + " " + symbols[id].qualifiedName
  }

  /// The texts of a type and its extensions; nil where one cannot be told.
  func tokens(of id: SymbolID, _ subject: FixSubject) throws(ChangeError) -> [CodeTokens]? {
    var texts: [CodeTokens] = []
    for file in Set(symbols.bodies[Int(id.index)].map(\.file)).sorted() {
      guard let tokens = try subject.tokens(file) else { return nil }
      texts.append(tokens)
    }
    return texts
  }

  /// Whether the code at a site may name a type: where the app is composed, in tests, and in layers
  /// that may know its layer. What a preview or a factory beside a screen left out, it must not name.
  func mayName(_ id: SymbolID?, at site: ConstructionSites.Site) -> Bool {
    guard let id, let to = layer(of: id), let from = referringLayers[site.file], from != .test,
      let owner = site.reference(in: self)?.owner
    else { return true }
    return Direction.allows(from, to) || isComposition(owner, in: site.file)
  }

  /// Whether a type is made as the default of another argument: what would be written there is no less
  /// hidden.
  func isDefault(_ site: ConstructionSites.Site) -> Bool {
    facts(site.file).parameters.contains {
      $0.defaultValue?.contains(UInt32(site.offset)) == true
    }
  }

  /// Whether a type is made in its own code.
  func isInside(_ id: SymbolID, _ site: ConstructionSites.Site) -> Bool {
    symbols.bodies[Int(id.index)].contains {
      $0.file == site.file && declaration($0).extent.contains(UInt32(site.offset))
    }
  }
}
