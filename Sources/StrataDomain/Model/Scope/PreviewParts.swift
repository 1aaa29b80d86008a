internal import StrataCode

/// The types that previews alone name, or other such types: what a preview is given, and what it wraps
/// a screen in.
///
/// A screen that so far only its own preview shows is a screen all the same.
package struct PreviewParts: Sendable, Equatable {
  package let types: Set<SymbolID>
  /// What may be one, by what previews name.
  package let candidates: Set<SymbolID>
  /// The files that name a candidate or show something.
  package let files: Set<Int>

  /// Nobody.
  package init() { (types, candidates, files) = ([], [], []) }

  /// What was found earlier.
  package init(types: Set<SymbolID>, candidates: Set<SymbolID>, files: Set<Int>) {
    (self.types, self.candidates, self.files) = (types, candidates, files)
  }

  /// Those of placed code; tests name what they like.
  init(_ placed: PlacedCode, by workforce: Workforce) {
    let files = placed.placements.indices.filter { placed.placements[$0].layer != .test }
    let readers = workforce.map(files.count) { PreviewReader(files[$0], placed) }
    let byFile = Dictionary(uniqueKeysWithValues: readers.map { ($0.file, $0) })
    let showing = readers.filter(\.shows)
    var candidates: Set<SymbolID> = []
    var next = showing.flatMap { $0.shown() }
    while let id = next.popLast() {
      let reader = byFile[placed.resolved.symbols[id].place.file]
      guard !candidates.contains(id),
        Self.isPossible(id, placed, isShownAtHome: reader?.shows ?? false)
      else { continue }
      candidates.insert(id)
      if let reader { next += reader.named(by: id) }
    }
    guard !candidates.isEmpty else {
      (types, self.candidates, self.files) = ([], [], Set(showing.map(\.file)))
      return
    }
    let wanted = candidates
    let namings = workforce.map(readers.count) { readers[$0].namings(wanted.contains) }.flatMap(
      \.self)
    var types = candidates
    var isSettled = false
    while !isSettled {
      let used = namings.filter { naming in
        types.contains(naming.named) && !naming.isShown
          && naming.namer.map { !types.contains($0) } ?? true
      }
      isSettled = used.isEmpty
      types.subtract(used.map(\.named))
    }
    self.types = types
    self.candidates = candidates
    self.files = Set(namings.map(\.file)).union(showing.map(\.file))
  }

  /// The same of a newer reading of code, in which only what stands inside some files is another.
  init(
    _ placed: PlacedCode, renewing old: PreviewParts, of former: PlacedCode, _ renewal: Renewal,
    by workforce: Workforce = Workforce()
  ) {
    let areAlike = renewal.files.allSatisfy {
      PreviewReader($0, placed).says(whatSaid: PreviewReader($0, former), of: old.candidates)
    }
    self = areAlike ? old : PreviewParts(placed, by: workforce)
  }

  /// Whether a type is one; what is nested in it goes with it.
  func contains(_ id: SymbolID) -> Bool { types.contains(id) }

  /// Whether a type may be a preview's: at the top of a file, and not what the file is there for, where
  /// the file shows it: the type that gives the file its name, and of a file without one any view.
  private static func isPossible(
    _ id: SymbolID, _ placed: PlacedCode, isShownAtHome: Bool
  ) -> Bool {
    let symbols = placed.resolved.symbols
    let symbol = symbols[id]
    guard symbol.parent == nil, symbol.kind.isConcreteType, !placed.roles.has(id, .entryPoint)
    else { return false }
    let file = symbol.place.file
    guard isShownAtHome else { return true }
    let facts = placed.resolved.facts(file)
    let name = placed.resolved.workspace.files[file].name
    let hasNamesake = facts.declarations.contains {
      $0.parent < 0 && $0.kind.isType && facts[$0.name] + ".swift" == name
    }
    return hasNamesake ? symbol.name + ".swift" != name : !placed.roles.has(id, .view)
  }
}

/// One naming of a type.
private struct PreviewNaming: Sendable, Equatable {
  var file: Int
  var named: SymbolID
  /// The type at the top of a file that names it; nil for what stands in none.
  var namer: SymbolID?
  /// It stands in a preview.
  var isShown: Bool
}

/// Reads from a file what its previews and its types name.
private struct PreviewReader: Sendable {
  let file: Int
  private let placed: PlacedCode
  private let regions: [Span]
  /// By declaration: it is at the top and only for show.
  private let showing: Set<DeclarationIndex>

  init(_ file: Int, _ placed: PlacedCode) {
    self.file = file
    self.placed = placed
    let facts = placed.resolved.facts(file)
    regions = facts.regions.filter { $0.kind == .preview }.map(\.span)
    showing = Set(
      facts.declarations.indices.lazy.map { DeclarationIndex($0) }.filter { position in
        facts[position].parent < 0 && facts[position].kind.isType
          && placed.resolved.symbols.subject(of: DeclarationID(file: file, declaration: position))
            .map { FileScope.isForShow($0, placed) } ?? false
      })
  }

  /// Whether something in the file is only for show.
  var shows: Bool { !regions.isEmpty || !showing.isEmpty }

  /// Whether all that is asked of the file is what it was, where some types may be previews'.
  func says(whatSaid old: PreviewReader, of candidates: Set<SymbolID>) -> Bool {
    guard shows == old.shows, namings(candidates.contains) == old.namings(candidates.contains)
    else { return false }
    let types = placed.resolved.symbols.types(in: file)
    return (!shows || shown() == old.shown())
      && types.allSatisfy {
        !candidates.contains($0) || named(by: $0) == old.named(by: $0)
      }
  }

  /// What its previews name.
  func shown() -> [SymbolID] { namings { _ in true }.filter(\.isShown).map(\.named) }

  /// What a type names here.
  func named(by id: SymbolID) -> [SymbolID] {
    namings { _ in true }.filter { $0.namer == id }.map(\.named)
  }

  /// Who names some types here, but themselves.
  func namings(_ isWanted: (SymbolID) -> Bool) -> [PreviewNaming] {
    let facts = placed.resolved.facts(file)
    var found: [PreviewNaming] = []
    for (position, reference) in facts.references.enumerated() {
      let ids: [SymbolID]
      switch placed.resolved.references[file][position] {
      case .symbol(let id): ids = [outermost(id)]
      case .ambiguous(let several): ids = several.map(outermost)
      default: continue
      }
      guard ids.contains(where: isWanted) else { continue }
      let top = facts.enclosing(reference.owner).last
      let namer = top.flatMap {
        placed.resolved.symbols.subject(of: DeclarationID(file: file, declaration: $0))
      }
      let isShown =
        top.map(showing.contains) ?? false
        || regions.contains { $0.contains(reference.span.start) }
      found += ids.filter { $0 != namer && isWanted($0) }.map {
        PreviewNaming(file: file, named: $0, namer: namer, isShown: isShown)
      }
    }
    return found
  }

  private func outermost(_ id: SymbolID) -> SymbolID {
    var id = id
    while let parent = placed.resolved.symbols[id].parent { id = parent }
    return id
  }
}
