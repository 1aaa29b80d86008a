internal import StrataCode
internal import StrataModel

/// Types that findings are about and that nothing in the code base names: whoever reads of one deletes
/// it, and moves nothing.
struct UnnamedTypes {
  private let codebase: Codebase
  /// By file: the unnamed types that findings speak of there.
  private let types: [String: [SymbolID]]

  init(_ codebase: Codebase, _ findings: [Finding], by workforce: Workforce) {
    self.codebase = codebase
    let asked = Dictionary(grouping: findings, by: \.location.file).mapValues { findings in
      Set(findings.map(\.from.symbol))
    }
    // What a library declares is named by those who use it.
    guard
      codebase.workspace.modules.contains(where: { $0.kind == .application || $0.kind == .tool })
    else {
      types = [:]
      return
    }
    let byFile = codebase.workspace.files.map { asked[$0.path] }
    let candidates = codebase.symbols.ids.filter { id in
      let file = codebase.symbols[id].place.file
      guard codebase.symbols[id].parent == nil, let names = byFile[file],
        names.contains(codebase.symbols[id].qualifiedName)
          || names.contains(codebase.workspace.files[file].name)
      else { return false }
      return Self.canOnlyBeNamed(id, codebase)
    }
    let named = Self.named(of: candidates, codebase, by: workforce)
    let unnamed = candidates.filter { !named.contains($0) }
    let foreign = Self.namedFromAfar(of: unnamed, codebase, by: workforce)
    types = Dictionary(grouping: unnamed.filter { !foreign.contains($0) }) {
      codebase.workspace.files[codebase.symbols[$0].place.file].path
    }
  }

  /// Whether a type does nothing until the source names it: no entry point, no view of a storyboard,
  /// nothing that a framework finds by itself.
  private static func canOnlyBeNamed(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    guard codebase.symbols[id].kind.isConcreteType, codebase.isProduction(id) else { return false }
    let family = [id] + codebase.symbols.allSupertypes(of: id)
    return family.allSatisfy { type in
      Set(codebase.symbols.externalSupertypes[Int(type.index)]).isSubset(of: plain)
        && codebase.symbols.bodies[Int(type.index)].allSatisfy {
          Set(codebase.attributes(of: $0)).isSubset(of: silent)
        }
    }
  }

  private static let plain: Set<String> = [
    "View", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "Sendable", "Error", "LocalizedError", "CaseIterable", "Comparable",
    "CustomStringConvertible", "RawRepresentable", "String", "Int",
  ]

  private static let silent: Set<String> = [
    "MainActor", "Observable", "Model", "available", "frozen", "unchecked", "dynamicMemberLookup",
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
    let found = workforce.map(codebase.workspace.files.count) { [isSought] file -> [SymbolID] in
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
    }
    return Set(found.joined())
  }

  /// Those of some types that are named outside of themselves and of previews.
  private static func named(
    of types: [SymbolID], _ codebase: Codebase, by workforce: Workforce
  ) -> Set<SymbolID> {
    if types.isEmpty { return [] }
    var isWanted = Array(repeating: false, count: codebase.symbols.symbols.count)
    for id in types { isWanted[Int(id.index)] = true }
    let (files, stretch) = (codebase.workspace.files.count, 512)
    let found = workforce.map((files + stretch - 1) / stretch, inStretchesOf: 1) {
      [isWanted] turn -> [SymbolID] in
      var (isWanted, found) = (isWanted, [SymbolID]())
      for file in turn * stretch..<min(files, (turn + 1) * stretch) {
        for id in named(in: file, codebase, where: { isWanted[Int($0.index)] }) {
          isWanted[Int(id.index)] = false
          found.append(id)
        }
      }
      return found
    }
    return Set(found.joined())
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
        if reference.role == .extended || codebase.scopes[file].isExempt(reference) { continue }
        let around = codebase.typesAround(reference.owner, in: file).last
        if around.map(codebase.outermost) != outer { found.insert(outer) }
      case .ambiguous(let ids): found.formUnion(ids.map(codebase.outermost))
      case .external, .parameter: break
      }
    }
    return found
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
    guard let type = own.first ?? wholeFile(finding, here) else { return finding }
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
    finding.help =
      finding.help.isEmpty
      ? deletion
      : Phrase("\(deletion), or else \(finding.help)", zh: "\(deletion)；否则\(finding.help)")
    return finding
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
