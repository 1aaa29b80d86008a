internal import StrataCode
internal import StrataRules
internal import StrataModel

/// One text on its way to its place.
struct TextPlacing {
  private let text: JudgedText
  private let index: PlaceIndex
  private let surroundings: Surroundings
  private let part: (Set<String>) throws(CodebaseReadError) -> Workspace
  private let catalogue: [Rule]
  private let terms: JudgingOptions

  /// A text in the code base of an index, of which `part` reads some files.
  init(
    _ text: JudgedText, in index: PlaceIndex,
    part: @escaping (Set<String>) throws(CodebaseReadError) -> Workspace, catalogue: [Rule],
    under terms: JudgingOptions
  ) {
    self.text = text
    self.index = index
    self.part = part
    self.catalogue = catalogue
    self.terms = terms
    surroundings = Surroundings(of: text, in: index)
  }

  /// Where it belongs; `hint` is the path that somebody assumes for it.
  func answer(hint: String?) throws(CodebaseReadError) -> PlaceAnswer {
    let workspace = try part(Set(surroundings.files.map { index.files[$0].path }))
    let (placed, placement, content) = placed(among: workspace)
    var answer = PlaceAnswer(
      name: text.name, placement: placement, profile: profile, root: index.root)
    answer.file = text.file.map { index.files[$0].path }
    answer.present = text.file.flatMap { index.files[$0].layer }
    answer.types = parts(of: placed)
    let worlds = WorldKnowledge(placed)
    answer.questions = PlaceQuestions(
      around: placed, worlds: worlds, content: content,
      users: Tally(surroundings.namers.map { index.files[$0].layer })
    ).all(upTo: placement.layer)
    answer.parts = TextParts(of: placed, knowing: worlds).parts(
      of: text, among: workspace, at: spot(in: workspace), place: placePart)
    guard let layer = placement.layer, placement.isTelling else { return answer }
    answer.splits = SplitSearch(around: placed, worlds: worlds, layer: layer).splits
    let home = home(in: layer, placed, hint: hint)
    answer.home = home
    let outlook = outlook(home, placement, workspace)
    answer.findings = outlook.findings
    answer.rules = outlook.rules
    answer.generalRules = outlook.general
    return answer
  }

  /// The text among other files, with its layer.
  private func placed(
    among workspace: Workspace
  ) -> (around: TextNeighbourhood, placement: Placement, content: FileContent) {
    let around = TextNeighbourhood(text, at: spot(in: workspace), among: workspace, index)
    let (placement, content) = PathlessPlacer(text, surroundings, around).placement()
    return (around.settled(placement), placement, content)
  }

  /// Where a part of the text belongs by itself.
  private func placePart(
    _ part: JudgedText, among workspace: Workspace
  ) -> (placement: Placement, home: SuggestedLocation?) {
    let placing = TextPlacing(part, in: index, part: self.part, catalogue: catalogue, under: terms)
    let (around, placement, _) = placing.placed(among: workspace)
    return (placement, placement.layer.map { placing.home(in: $0, around, hint: nil) })
  }

  private func spot(in workspace: Workspace) -> TextSpot {
    TextSpot(path: hiddenPath, modules: modules(workspace))
  }

  /// Where nobody can read off what a file is.
  private var hiddenPath: String {
    index.position(ofFile: text.name) == nil ? text.name : "-/" + text.name
  }

  /// The modules of a file that has some; else all that ship, so that it sees what it names.
  private func modules(_ workspace: Workspace) -> [Int] {
    if let file = text.file { return index.files[file].modules }
    let tests = TestModules(workspace)
    return workspace.modules.indices.filter {
      workspace.modules[$0].kind != .test && !tests.contains($0)
    }
  }

  private var profile: DetectedProfile {
    terms.profile.map { .asked($0) } ?? index.profile
  }

  private func parts(of around: TextNeighbourhood) -> [PlaceAnswer.TypePart] {
    let facts = around.facts
    return around.outerTypes.map { id in
      let symbol = around.symbols[id]
      return PlaceAnswer.TypePart(
        name: symbol.name, keyword: "\(symbol.kind)",
        line: facts.position(of: facts[symbol.place.declaration].span).line,
        roles: around.roles[id].sorted())
    }
  }

  private func home(
    in layer: Layer, _ around: TextNeighbourhood, hint: String?
  ) -> SuggestedLocation {
    let roles = around.outerTypes.reduce(into: Roles()) { $0.formUnion(around.roles[$1]) }
    let named = around.named.compactMap {
      index.position(ofFile: around.workspace.files[$0].path)
    }
    let search = LocationSearch(
      text, in: surroundings, layer: layer, roles: roles, named: named,
      settings: around.workspace.settings)
    return search.home(hint: hint)
  }

  /// What rules say where it would stand.
  private func outlook(
    _ home: SuggestedLocation, _ placement: Placement, _ part: Workspace
  ) -> RuleOutlook {
    let modules = home.moduleIndices.isEmpty ? self.modules(part) : home.moduleIndices
    var there = placement
    there.declared = placement.layer
    there.confidence = max(there.confidence, Self.moved)
    there.ringConfidence = max(there.ringConfidence, Self.moved)
    let path = home.folder.isEmpty ? text.name : home.folder + "/" + text.name
    let (codebase, file) = Codebase.around(
      text, at: TextSpot(path: path, modules: modules), placed: there, among: part, index)
    return RuleOutlook(
      codebase, file, by: catalogue, profile: profile, under: terms)
  }

  /// How sure it is that a file stands in a layer once somebody has moved it there.
  private static let moved = 0.95
}
