internal import Foundation
package import StrataCode

/// Which parts of a file are production code and which are its composition root.
package struct FileScope: Sendable {
  /// The file ships: it is no test or demo, no tool wrote it, and it holds more than doubles.
  package let isProduction: Bool
  /// The file ships, whatever it holds.
  package let isShipped: Bool
  /// By declaration: whether it is no production code.
  package let exempt: [Bool]
  /// By declaration: whether its name stands in what is no production code.
  package let exemptNames: [Bool]
  /// By declaration: whether it belongs to the composition root.
  package let wiring: [Bool]
  /// The code of previews and debug builds.
  package let regions: [Span]

  /// What was found earlier.
  package init(
    isProduction: Bool, isShipped: Bool, exempt: [Bool], exemptNames: [Bool], wiring: [Bool],
    regions: [Span]
  ) {
    self.isProduction = isProduction
    self.isShipped = isShipped
    self.exempt = exempt
    self.exemptNames = exemptNames
    self.wiring = wiring
    self.regions = regions
  }

  /// Whether it is about so many declarations.
  func isAbout(_ declarations: Int) -> Bool {
    [exempt, exemptNames, wiring].allSatisfy { $0.count == declarations }
  }

  package init(
    _ index: Int, in placed: PlacedCode, ships: Bool, previews: PreviewParts = PreviewParts()
  ) {
    let facts = placed.resolved.facts(index)
    regions = facts.regions.filter { region in
      region.kind == .preview || Self.isDebug(facts[region.condition])
    }.map(\.span)
    var exempt: [Bool] = []
    var wiring: [Bool] = []
    let layer = placed.placements[index].layer
    let ids = facts.declarations.indices.map {
      placed.resolved.symbols.subject(
        of: DeclarationID(file: index, declaration: DeclarationIndex($0)))
    }
    let shown = Self.onlyShown(index, placed, regions)
    // What stands beside what starts the app puts it together with it.
    let isRootFile = zip(facts.declarations, ids).contains { declaration, id in
      declaration.parent < 0 && id.map { placed.roles.has($0, .entryPoint) } ?? false
    }
    let wirers = Self.wiringFunctions(index, placed)
    let lent = Self.lentInitializers(facts)
    let composers = Self.composers(wirers, index, placed)
    for (position, declaration) in facts.declarations.enumerated() {
      let outer = Int(declaration.parent)
      let id = ids[position]
      exempt.append(
        outer >= 0 && exempt[outer] || declaration.modifiers.contains(.isDeprecated)
          || shown.contains(DeclarationIndex(position)) || id.map(previews.contains) ?? false
          || id.map { Self.isForShow($0, placed) } ?? false)
      wiring.append(
        outer >= 0 && wiring[outer] || wirers.contains(DeclarationIndex(position))
          || lent.contains(DeclarationIndex(position))
          || isRootFile && outer < 0 && declaration.kind.isType
          || declaration.kind != .protocol && id.map { Self.isRoot($0, placed.roles) } ?? false
          || composers.contains(declaration.parent)
            && (declaration.kind == .property || declaration.kind == .initializer)
      )
    }
    self.exempt = exempt
    let regions = regions
    exemptNames = zip(facts.declarations, exempt).map { declaration, isExempt in
      isExempt || regions.contains { $0.contains(declaration.span.start) }
    }
    self.wiring = wiring
    // What only extends others in a folder of doubles gives them samples.
    let isSamples =
      placed.resolved.workspace.files[index].folders.contains {
        LayerWords.doubles.contains(WordReader.singular($0.lowercased()))
      }
    let isForShow = facts.declarations.indices.allSatisfy {
      facts.declarations[$0].parent >= 0 || exempt[$0]
        || isSamples && facts.declarations[$0].kind == .extension
    }
    // What opens another module for tests is built for them alone.
    isShipped =
      ships && layer != .test && !facts.isGenerated && !facts.isForeign
      && !facts.imports.contains { $0.attributes.contains(.testable) }
    isProduction =
      isShipped && (facts.declarations.isEmpty || !isForShow)
  }

  /// Whether a reference is no production code.
  package func isExempt(_ reference: TypeReference) -> Bool {
    isExempt(reference.span, in: reference.owner)
  }

  /// Whether a span inside `owner` is no production code.
  package func isExempt(_ span: Span, in owner: DeclarationIndex) -> Bool {
    (owner >= 0 && exempt[Int(owner)]) || regions.contains { $0.contains(span.start) }
  }

  /// Whether a declaration is no production code.
  package func isExempt(_ declaration: DeclarationIndex) -> Bool {
    declaration >= 0 && exemptNames[Int(declaration)]
  }

  /// Whether it says the same of the file and its declarations as an earlier one, wherever in the
  /// text they stand.
  func holds(like old: FileScope) -> Bool {
    isProduction == old.isProduction && isShipped == old.isShipped && wiring == old.wiring
      && exempt == old.exempt && exemptNames == old.exemptNames
  }

  /// Whether a reference belongs to the composition root.
  package func isWiring(_ reference: TypeReference) -> Bool {
    reference.owner >= 0 && wiring[Int(reference.owner)]
  }

  /// Whether the file holds nothing but its composition root.
  package var isWholeWiring: Bool { !wiring.isEmpty && wiring.allSatisfy { $0 } }

  /// Whether code under a condition ships in no release: `DEBUG`, `DEBUG && os(iOS)`, the `#else` of
  /// `!DEBUG`, `MOCK`; not `!DEBUG`, not `DEBUG || RELEASE`.
  private static func isDebug(_ condition: String) -> Bool {
    let condition = condition.replacingOccurrences(of: " ", with: "")
    if condition.contains("||") { return false }
    return condition.components(separatedBy: "&&").contains { term in
      ["(DEBUG)", "!(!DEBUG)", "!(RELEASE)", "!RELEASE"].contains(term) || isForDevelopers(term)
    }
  }

  /// Whether a flag says by its name that a build is no release.
  private static func isForDevelopers(_ flag: String) -> Bool {
    flag.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      && flag.split(separator: "_").contains { developers.contains($0) }
  }

  private static let developers: Set<Substring> = [
    "DEBUG", "PREVIEW", "PREVIEWS", "MOCK", "MOCKS", "MOCKED", "STUB", "STUBS", "FAKE", "TEST",
    "TESTS", "TESTING", "UITEST", "UITESTS", "UITESTING", "DEV", "DEVELOP", "DEVELOPMENT",
    "STAGING", "QA",
  ]

  /// Previews and test doubles.
  // The code as a whole: a copy of its table, for each type and on each core, costs more.
  static func isForShow(_ id: SymbolID, _ placed: PlacedCode) -> Bool {
    placed.roles.has(id, .testDouble)
      || isNamedForPreviews(placed.resolved.symbols.words(of: id))
      || placed.resolved.symbols.externalSupertypes[Int(id.index)].contains {
        $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider"
      }
  }

  /// `AddServicesForPreview`: what a preview is given.
  private static func isNamedForPreviews(_ words: NameWords) -> Bool {
    words.all.count > 2 && words.all.dropLast().last == "for"
      && words.all.last.map { $0 == "preview" || $0 == "previews" } ?? false
  }

  /// The private types of a file that its previews alone name.
  private static func onlyShown(
    _ index: Int, _ placed: PlacedCode, _ regions: [Span]
  ) -> Set<DeclarationIndex> {
    let facts = placed.resolved.facts(index)
    let isPreview = { (owner: DeclarationIndex) in
      facts.enclosing(owner).contains { position in
        placed.resolved.symbols.subject(
          of: DeclarationID(file: index, declaration: position)
        ).map { isForShow($0, placed) } ?? false
      }
    }
    var types: [SymbolID: DeclarationIndex] = [:]
    for (position, declaration) in facts.declarations.enumerated()
    where declaration.parent < 0 && declaration.kind.isType && declaration.access <= .fileprivate {
      let place = DeclarationID(file: index, declaration: DeclarationIndex(position))
      if let id = placed.resolved.symbols.subject(of: place) { types[id] = place.declaration }
    }
    guard !types.isEmpty else { return [] }
    var shown: Set<SymbolID> = []
    var used: Set<SymbolID> = []
    for (position, reference) in facts.references.enumerated() {
      guard case .symbol(let id) = placed.resolved.references[index][position],
        let type = types[id], !facts[type].extent.contains(reference.span.start)
      else { continue }
      if regions.contains(where: { $0.contains(reference.span.start) })
        || reference.owner >= 0 && isPreview(reference.owner)
      {
        shown.insert(id)
      } else {
        used.insert(id)
      }
    }
    return Set(shown.subtracting(used).compactMap { types[$0] })
  }

  /// Entry points and containers, and what is nested in them.
  private static func isRoot(_ id: SymbolID, _ roles: RoleMap) -> Bool {
    roles.has(id, .container) || roles.has(id, .entryPoint)
  }
}
