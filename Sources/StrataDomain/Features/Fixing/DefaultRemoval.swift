internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A default argument that goes, and is written at every call that relied on it.
struct DefaultRemoval {
  let subject: FixSubject
  private let tokens: CodeTokens
  private let consumer: SymbolID
  let parameter: Parameter
  /// The calls that leave the argument out.
  private let sites: [(site: ConstructionSites.Site, position: Int)]
  /// What is written there.
  private let text: String

  /// What it takes to do without the default; nil where a call cannot be told, or does not see what
  /// it would have to name.
  init?(
    of parameter: Parameter, in subject: FixSubject, _ tokens: CodeTokens
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
        codebase.mayName(subject.named, at: site), !codebase.isDefault(site)
      else { return nil }
      changed.append((site, taken.count { $0 < number }))
    }
    var text = value.text
    if text.hasPrefix(".") {
      guard let name = subject.named.map({ codebase.symbols[$0].qualifiedName }) else { return nil }
      text = text.hasPrefix(".init(") ? name + text.dropFirst(5) : name + text
    }
    (self.subject, self.tokens, self.consumer) = (subject, tokens, consumer)
    (self.parameter, self.text) = (parameter, text)
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

  /// The default goes, and comes back at the calls.
  func proposal() throws(ChangeError) -> FixProposal? {
    guard let span = parameter.defaultValue else { return nil }
    var first = tokens.index(from: Int(span.start))
    if !tokens.isAt(first, "=") { first -= 1 }
    guard tokens.isAt(first, "="), first > 0 else { return nil }
    let start = tokens.all[first - 1].bytes.upperBound
    let codebase = subject.codebase
    let label = codebase.facts(subject.file)[parameter.label]
    var proposal = FixProposal(
      replacing: start..<Int(span.end), of: subject.path, with: "",
      because: Phrase("takes '\(label)' without a default", zh: "接收不带默认值的 '\(label)'"))
    proposal.held = [codebase.key(of: consumer)]
    guard let told = staleComments else { return nil }
    proposal.edits += idleComment + told
    for (site, position) in sites {
      guard let value = value(at: site) else { return nil }
      try proposal.add("\(label): \(value)", to: site, at: position, subject)
    }
    return proposal
  }

  /// What is written at a site; nil where a member there makes the same, and nothing tells how it is asked.
  private func value(at site: ConstructionSites.Site) -> String? {
    guard let made = subject.named, text.hasSuffix(")") else { return text }
    return OwnFactory(of: made, in: subject.codebase).argument(text, at: site)
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
  /// Adds an argument to a call.
  mutating func add(
    _ argument: String, to site: ConstructionSites.Site, at position: Int, _ subject: FixSubject
  ) throws(ChangeError) {
    let path = subject.codebase.workspace.files[site.file].path
    let (offset, text) = site.call.insertion(of: argument, at: position, in: site.tokens)
    edits.append(
      Edit(
        .replace(path: path, bytes: offset..<offset, with: Array(text.utf8)),
        because: Phrase("passes '\(argument)'", zh: "传入 '\(argument)'")))
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
      let owner = facts(site.file).references.first(where: {
        Int($0.span.start) == site.offset
      })?.owner
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
