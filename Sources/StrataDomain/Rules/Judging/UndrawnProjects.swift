internal import StrataCode
internal import StrataModel

/// Xcode projects beside the one that draws a Domain, such as the app as it was before: rules of
/// layers would hold them to a diagram that is another's.
struct UndrawnProjects {
  /// By file index; empty where there is no such project.
  private let isOutside: [Bool]
  private let rules: Set<RuleID>
  private let codebase: Codebase

  init(_ codebase: Codebase, _ catalogue: [Rule]) {
    self.codebase = codebase
    rules = Set(
      catalogue.lazy.filter { rule in
        rule.footing == .layers || Self.families.contains(rule.family)
          || rule.id == Rule.infrastructureAccess.id || rule.id == Rule.concreteRepository.id
      }.map(\.id))
    let modules = codebase.workspace.modules
    let manifests = Set(modules.lazy.map(\.manifest).filter { $0.hasSuffix(".pbxproj") })
    guard codebase.hasDomain, manifests.count > 1 else {
      isOutside = []
      return
    }
    let drawing = Self.drawing(codebase)
    let names = Set(drawing.map { modules[$0].name })
    let drawn = Set(
      modules.indices.lazy.filter { index in
        drawing.contains(index)
          || modules[index].dependencies.contains {
            names.contains(Module.identifier(for: $0.name))
          }
      }.map { modules[$0].manifest })
    let undrawn = manifests.subtracting(drawn)
    isOutside =
      undrawn.isEmpty
      ? []
      : codebase.workspace.files.map { file in
        !file.modules.isEmpty && file.modules.allSatisfy { undrawn.contains(modules[$0].manifest) }
      }
  }

  private static let families: Set<String> = [
    "dependency", "entity", "injection", "mapping", "repository",
  ]

  /// The modules with a file that a name puts in Domain.
  private static func drawing(_ codebase: Codebase) -> Set<Int> {
    var drawing: Set<Int> = []
    for (index, file) in codebase.workspace.files.enumerated()
    where codebase.placements[index].declared == .domain { drawing.formUnion(file.modules) }
    return drawing
  }

  /// A finding about layers as a remark in such a project.
  func weighed(_ finding: Finding) -> Finding {
    guard !isOutside.isEmpty, rules.contains(finding.rule),
      let file = codebase.index(ofFile: finding.location.file), isOutside[file]
    else { return finding }
    return finding.held(at: .info)
  }
}
