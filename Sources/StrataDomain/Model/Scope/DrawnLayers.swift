internal import StrataCode

/// Whether a code base draws a Domain layer at all.
///
/// Placement gives every file its likeliest layer, also in a library or in an app of views and
/// services that never promised more. Rules about who may know Domain, or what Domain may know,
/// hold such code to a diagram nobody drew, so they are silent there.
struct DrawnLayers {
  /// Enough files stand in Domain by folder, module, use case or repository protocol, or a module
  /// is named for Domain, or settings say so.
  let hasDomain: Bool

  init(_ placed: PlacedCode) {
    let symbols = placed.resolved.symbols
    let placements = placed.placements
    var domain = placements.map { $0.declared == .domain && $0.layer == .domain }
    for id in symbols.ids where symbols[id].parent == nil {
      let file = symbols[id].place.file
      if placements[file].layer == .domain, !placed.roles[id].isDisjoint(with: Self.roles) {
        domain[file] = true
      }
    }
    let isStated = placements.contains {
      $0.layer == .domain && $0.evidence.first?.kind == .settings
    }
    if isStated || Self.isModuleDrawn(placed) {
      hasDomain = true
      return
    }
    let shipping = placements.indices.filter {
      placements[$0].layer != nil && placements[$0].layer != .test
    }
    let drawn = shipping.count { domain[$0] }
    hasDomain = drawn > 0 && drawn * Self.share >= shipping.count
  }

  private static let roles: Roles = [
    .useCase, .useCaseProtocol, .repositoryProtocol, .screenInteractor,
  ]

  /// Whether a module that ships bears a word of Domain and holds nothing else.
  private static func isModuleDrawn(_ placed: PlacedCode) -> Bool {
    let workspace = placed.resolved.workspace
    let words: Set<String> = ["domain", "usecase", "usecases", "interactors", "entities"]
    var outside = workspace.modules.map { module in
      module.kind != .library
        || words.isDisjoint(with: NameWords(module.name).all)
          && !NameWords(module.name).ends(in: "usecases")
    }
    var isEmpty = outside.map { _ in true }
    for (index, file) in workspace.files.enumerated() {
      for module in file.modules {
        isEmpty[module] = false
        if placed.placements[index].layer != .domain { outside[module] = true }
      }
    }
    return outside.indices.contains { !outside[$0] && !isEmpty[$0] }
  }

  /// One file in so many draws a layer; in real apps that have a Domain it is one in two to ten.
  private static let share = 33
}
