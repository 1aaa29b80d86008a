internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Takes a text apart, to see whether its types belong together.
struct TextParts {
  private let around: TextNeighbourhood
  private let worlds: WorldKnowledge
  private let types: [SymbolID]

  /// The parts of the text of a neighbourhood.
  init(of around: TextNeighbourhood, knowing worlds: WorldKnowledge) {
    self.around = around
    self.worlds = worlds
    types = around.outerTypes
  }

  /// Each type with its place, in their order; none if all go to one layer. `place` places a part of
  /// the text among files to which the other parts belong.
  func parts(
    of text: JudgedText, among workspace: Workspace, at spot: TextSpot,
    place: (JudgedText, Workspace) -> (placement: Placement, home: SuggestedLocation?)
  ) -> [PlacePart] {
    let names = types.map { around.symbols[$0].name }
    guard (2...Self.most).contains(types.count), Set(names).count == types.count else { return [] }
    let slices = types.map { slice(of: text, $0) }
    let places = slices.indices.map { index in
      var others = workspace
      for other in slices.indices where other != index {
        let beside = TextSpot(path: "-/" + slices[other].name, modules: spot.modules)
        others = others.with(slices[other], at: beside).workspace
      }
      return place(slices[index], others)
    }
    let sure = places.filter(\.placement.isTelling)
    guard Set(sure.map(\.placement.layer?.ring)).count > 1 else { return [] }
    let files = files(for: places.map { $0.placement.isTelling ? $0.home?.folder : nil })
    return types.indices.map { index in
      let symbol = around.symbols[types[index]]
      return PlacePart(
        name: symbol.name, keyword: "\(symbol.kind)",
        line: around.facts.position(of: around.facts[symbol.place.declaration].span).line,
        placement: places[index].placement, file: files[index])
    }
  }

  /// A file for each type; a type without a part of its own goes with the first for its folder.
  private func files(for folders: [String?]) -> [String?] {
    var first: [String: Int] = [:]
    return folders.enumerated().map { index, folder in
      guard let folder else { return nil }
      let home = first[folder] ?? index
      first[folder] = home
      let isAlike = around.roles[types[index]].isSubset(of: around.roles[types[home]])
      let name = around.symbols[types[isAlike ? home : index]].name + ".swift"
      return folder.isEmpty ? name : folder + "/" + name
    }
  }

  /// One type as if it were all of the text, with the imports that it needs.
  private func slice(of text: JudgedText, _ type: SymbolID) -> JudgedText {
    let name = around.symbols[type].name
    let roles = around.roles[type]
    var known = Set(
      worlds.items.filter { outerName(around: $0.owner) == name }.map(\.world))
    if !roles.isDisjoint(with: PlaceQuestions.screens) { known.insert(.userInterface) }
    if !roles.isDisjoint(with: PlaceQuestions.stores) { known.insert(.outerRing) }
    var values = text.facts.slice(ofType: name).values
    values.imports = values.imports.filter { item in
      WorldKnowledge.world(ofModule: text.facts[item.module]).map { known.contains($0.0) } ?? true
    }
    return JudgedText(
      name: name + ".swift", facts: FileFacts(values), file: text.file, givenSubject: text.subject)
  }

  private func outerName(around owner: DeclarationIndex) -> String? {
    around.facts.enclosing(owner).last.map { around.facts[around.facts[$0].name] }
  }

  /// A text with more types is no draft.
  private static let most = 12
}
