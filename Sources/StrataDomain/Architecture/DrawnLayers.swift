/// Whether a code base draws a Domain layer at all.
///
/// Placement gives every file its likeliest layer, also in a library or in an app of views and
/// services that never promised more. Rules about who may know Domain, or what Domain may know,
/// hold such code to a diagram nobody drew, so they are silent there.
struct DrawnLayers {
  /// Enough files are Domain by folder, module, use case or repository protocol.
  let hasDomain: Bool

  init(_ workspace: Workspace, _ symbols: SymbolTable, _ roles: RoleMap, _ placements: [Placement])
  {
    var domain = placements.map { $0.declared == .domain }
    for id in symbols.ids where symbols[id].parent == nil {
      if !roles[id].isDisjoint(with: [.useCase, .useCaseProtocol, .repositoryProtocol]) {
        domain[symbols[id].place.file] = true
      }
    }
    let shipping = placements.indices.filter {
      placements[$0].layer != nil && placements[$0].layer != .test
    }
    let drawn = shipping.count { domain[$0] }
    hasDomain = drawn > 0 && drawn * Self.share >= shipping.count
  }

  /// One file in so many draws a layer; in real apps that have a Domain it is one in two to ten.
  private static let share = 33
}
