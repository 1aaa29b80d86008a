internal import StrataCode
internal import StrataModel

/// Types that findings are about and that nothing in the code base names: whoever reads of one deletes
/// it, and moves nothing.
struct UnnamedTypes {
  private let codebase: Codebase
  /// By file: the unnamed types that findings speak of there.
  private let types: [String: [SymbolID]]

  init(_ codebase: Codebase, _ findings: [Finding]) {
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
    var named = Array(repeating: false, count: codebase.symbols.symbols.count)
    if !candidates.isEmpty { Self.mark(&named, Set(candidates), codebase) }
    Self.markForeign(&named, candidates.filter { !named[Int($0.index)] }, codebase)
    types = Dictionary(grouping: candidates.filter { !named[Int($0.index)] }) {
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

  /// Marks those of some types whose names stand where nothing of the project can be seen: a manifest may
  /// link more than it says in a form that we read.
  private static func markForeign(
    _ named: inout [Bool], _ unnamed: [SymbolID], _ codebase: Codebase
  ) {
    let byName = Dictionary(grouping: unnamed) { codebase.symbols[$0].name }
    let names = Set(byName.keys)
    guard !names.isEmpty else { return }
    for file in codebase.workspace.files.indices where codebase.facts(file).mentions(names) {
      for (position, target) in codebase.references[file].enumerated() {
        guard case .external = target else { continue }
        let name = codebase.facts(file)[codebase.facts(file).references[position].name]
        for id in byName[name] ?? [] where codebase.symbols[id].place.file != file {
          named[Int(id.index)] = true
        }
      }
    }
  }

  /// Marks those of some types that are named outside of themselves and of previews.
  private static func mark(_ named: inout [Bool], _ wanted: Set<SymbolID>, _ codebase: Codebase) {
    let isWanted = wanted.reduce(into: named) { $0[Int($1.index)] = true }
    for file in codebase.workspace.files.indices {
      for (position, target) in codebase.references[file].enumerated() {
        switch target {
        case .symbol(let id):
          let outer = codebase.outermost(id)
          guard isWanted[Int(outer.index)], !named[Int(outer.index)] else { continue }
          let reference = codebase.facts(file).references[position]
          if reference.role == .extended || codebase.scopes[file].isExempt(reference) { continue }
          let around = codebase.typesAround(reference.owner, in: file).last
          if around.map(codebase.outermost) != outer { named[Int(outer.index)] = true }
        case .ambiguous(let ids):
          for id in ids { named[Int(codebase.outermost(id).index)] = true }
        case .external, .parameter: break
        }
      }
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
