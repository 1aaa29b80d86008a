internal import StrataCode
package import StrataModel

/// Types that findings are about and that nothing in the code base names: whoever reads of one deletes
/// it, and moves nothing.
package struct UnnamedTypes {
  private let codebase: Codebase
  /// By file: the unnamed types that findings speak of there.
  private let types: [String: [SymbolID]]
  /// Which of the types that findings speak of are unnamed, where somebody will ask again.
  let answer: KnownAnswer?

  typealias KnownAnswer = Answer<[SymbolID], [SymbolID]>

  /// Those that some findings are about: where runs of rules are given, as far as possible those of
  /// the last reading, of which only changed files are looked through again.
  init(_ codebase: Codebase, _ findings: [Finding], after runs: RuleRuns?, by workforce: Workforce)
  {
    self.codebase = codebase
    let candidates = Self.candidates(codebase, findings)
    if let runs, runs.willBeAsked {
      answer = Answer(to: candidates, of: codebase, after: runs.unnamed) {
        Self.unnamed(of: candidates, $0, by: workforce)
      }
    } else {
      answer = nil
    }
    let unnamed = answer?.value ?? Self.unnamed(of: candidates, codebase, by: workforce)
    types = Dictionary(grouping: unnamed) {
      codebase.workspace.files[codebase.symbols[$0].place.file].path
    }
  }

  /// The types that findings speak of and that can only be named, in order.
  private static func candidates(_ codebase: Codebase, _ findings: [Finding]) -> [SymbolID] {
    // What a library declares is named by those who use it.
    guard codebase.runsItself else { return [] }
    var asked: [String: Set<String>] = [:]
    for finding in findings {
      asked[finding.location.file, default: []].insert(finding.from.symbol)
    }
    return asked.flatMap { path, names -> [SymbolID] in
      guard let file = codebase.index(ofFile: path) else { return [] }
      let isWhole = names.contains(codebase.workspace.files[file].name)
      return codebase.typesDeclared(in: file).filter { id in
        codebase.symbols[id].parent == nil
          && (isWhole || names.contains(codebase.symbols[id].qualifiedName))
          && canOnlyBeNamed(id, codebase)
      }
    }.sorted()
  }

  /// Those of some types that nothing names, in their order.
  private static func unnamed(
    of candidates: [SymbolID], _ codebase: Codebase, by workforce: Workforce
  ) -> [SymbolID] {
    let named = named(of: candidates, codebase, by: workforce)
    let unnamed = candidates.filter { !named.contains($0) }
    let foreign = namedFromAfar(of: unnamed, codebase, by: workforce)
    return unnamed.filter { !foreign.contains($0) }
  }

  /// Whether a type does nothing until the source names it: no entry point, no view of a storyboard,
  /// nothing that a framework finds by itself.
  private static func canOnlyBeNamed(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    guard codebase.symbols[id].kind.isConcreteType, codebase.isProduction(id) else { return false }
    return codebase.isPlain(id, keeping: plain)
  }

  /// What a type may conform to that only those make use of who name it.
  package static let plain: Set<String> = [
    "View", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "Sendable", "Error", "LocalizedError", "CaseIterable", "Comparable",
    "CustomStringConvertible", "RawRepresentable", "String", "Int",
  ]

  /// Those of some types whose names stand where nothing of the project can be seen: a manifest may
  /// link more than it says in a form that we read.
  private static func namedFromAfar(
    of unnamed: [SymbolID], _ codebase: Codebase, by workforce: Workforce
  ) -> Set<SymbolID> {
    if unnamed.isEmpty { return [] }
    let byName = Dictionary(grouping: unnamed) { codebase.symbols[$0].name }
    let names = SoughtNames(Set(byName.keys))
    var isSought = Array(repeating: false, count: codebase.symbols.names.count)
    for name in byName.keys {
      if let id = codebase.symbols.names[name] { isSought[Int(id.index)] = true }
    }
    let found = codebase.seen(
      inEachFile: { [isSought] file -> [SymbolID] in
        let facts = codebase.facts(file)
        guard codebase.writtenNames(of: file).hold(isSought) ?? facts.mentions(names) else {
          return []
        }
        return codebase.references[file].enumerated().flatMap { position, target -> [SymbolID] in
          guard case .external = target else { return [] }
          let name = facts[facts.references[position].name]
          guard names.contains(name) else { return [] }
          return byName[name, default: []].filter { codebase.symbols[$0].place.file != file }
        }
      }, by: workforce)
    return Set(found)
  }

  /// Those of some types that are named outside of themselves and of previews.
  private static func named(
    of types: [SymbolID], _ codebase: Codebase, by workforce: Workforce
  ) -> Set<SymbolID> {
    if types.isEmpty { return [] }
    var isWanted = Array(repeating: false, count: codebase.symbols.symbols.count)
    for id in types { isWanted[Int(id.index)] = true }
    return Set(
      codebase.seen(
        inEachFile: { [isWanted] file in
          named(in: file, codebase, where: { isWanted[Int($0.index)] }).sorted()
        }, by: workforce))
  }

  private static func named(
    in file: Int, _ codebase: Codebase, where isWanted: (SymbolID) -> Bool
  ) -> Set<SymbolID> {
    var found: Set<SymbolID> = []
    for (position, target) in codebase.references[file].enumerated() {
      switch target {
      case .symbol(let id):
        let outer = codebase.outermost(id)
        guard isWanted(outer), !found.contains(outer) else { continue }
        let reference = codebase.facts(file).references[position]
        if reference.role == .extended || isForShow(reference, in: file, codebase) { continue }
        let around = codebase.typesAround(reference.owner, in: file).last
        if around.map(codebase.outermost) != outer { found.insert(outer) }
      case .ambiguous(let ids): found.formUnion(ids.map(codebase.outermost).filter(isWanted))
      case .external, .parameter: break
      }
    }
    return found
  }

  /// Whether only previews and doubles need what a reference names: a debug build is built, too.
  private static func isForShow(
    _ reference: TypeReference, in file: Int, _ codebase: Codebase
  ) -> Bool {
    reference.owner >= 0 && codebase.scopes[file].exempt[Int(reference.owner)]
      || codebase.facts(file).regions.contains {
        $0.kind == .preview && $0.span.contains(reference.span.start)
      }
  }

  /// A finding with the advice to delete what it is about, if nothing names that; a warning about a
  /// view that only its preview shows is a remark. An error stays one: what is being written is named
  /// by nothing yet.
  func advised(_ finding: Finding) -> Finding {
    // What no target compiles says so itself.
    guard finding.rule != Rule.unbuiltFile.id, let here = types[finding.location.file] else {
      return finding
    }
    let own = here.filter { codebase.symbols[$0].qualifiedName == finding.from.symbol }
    guard let type = own.first ?? wholeFile(finding, here),
      // Of copies, another may be the one that is compiled.
      codebase.symbols.topLevelTypes(named: codebase.symbols[type].name).count < 2
    else { return finding }
    let name = codebase.symbols[type].qualifiedName
    let deletion = Phrase("nothing names '\(name)': delete it", zh: "没有任何代码引用 '\(name)'：删除它")
    let isIdleView =
      finding.severity == .warning && codebase.roles.has(type, .view)
      && ["presentation", "injection"].contains(finding.rule.family)
    var finding = finding.held(at: isIdleView ? .info : finding.severity)
    // Advice to delete the file is given once.
    let file = finding.location.file.split(separator: "/").last ?? ""
    if finding.help.text(in: .english).hasPrefix("delete '\(file)'") {
      finding.help = Phrase(
        "nothing names '\(name)': \(finding.help)", zh: "没有任何代码引用 '\(name)'：\(finding.help)")
      return finding
    }
    return finding.advising(deletion)
  }

  /// The first type of a file that declares unnamed ones alone, if a finding is about the file.
  private func wholeFile(_ finding: Finding, _ here: [SymbolID]) -> SymbolID? {
    guard let file = codebase.index(ofFile: finding.location.file),
      codebase.workspace.files[file].name == finding.from.symbol,
      codebase.facts(file).declarations.allSatisfy({ declaration in
        declaration.parent >= 0 || declaration.kind.isType
      })
    else { return nil }
    let all = codebase.facts(file).declarations.count { $0.parent < 0 && $0.kind.isType }
    return all == here.count ? here.min() : nil
  }
}

extension Finding {
  /// The finding with a deletion as the first way out.
  func advising(_ deletion: Phrase) -> Finding {
    var finding = self
    finding.help =
      help.isEmpty ? deletion : Phrase("\(deletion), or else \(help)", zh: "\(deletion)；否则\(help)")
    return finding
  }
}

extension Codebase {
  /// Whether the code base starts a program: nobody else names and calls what it declares.
  package var runsItself: Bool {
    workspace.modules.contains { $0.kind == .application || $0.kind == .tool }
  }

  /// Whether a type and its supertypes conform to nothing of others but some protocols, and no attribute
  /// lets a framework find them.
  package func isPlain(_ id: SymbolID, keeping protocols: Set<String>) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).allSatisfy { type in
      Set(symbols.externalSupertypes[Int(type.index)]).isSubset(of: protocols)
        && symbols.bodies[Int(type.index)].allSatisfy {
          Set(attributes(of: $0)).isSubset(of: Self.silentAttributes)
        }
    }
  }

  private static let silentAttributes: Set<String> = [
    "MainActor", "Observable", "Model", "available", "frozen", "unchecked", "dynamicMemberLookup",
  ]
}
