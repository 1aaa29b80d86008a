import StrataCode
import StrataModel
import StrataRules

@testable import StrataFeatures

/// All that anybody can see of a code base: values, and not their texts, so that comparing them costs
/// little.
struct Picture: Equatable {
  private let placements: [Placement]
  private let symbols: [Symbol]
  private let roles: RoleMap
  private let dependencies: [Dependency]
  private let findings: [Finding]
  private let allowed: [Finding]
  private let locators: [LocatorUse]
  private let composes: Bool
  private let builders: [SymbolID: SymbolID]
  private let players: [[SymbolID]]
  private let profile: DetectedProfile
  private let kind: CodebaseKind
  private let questions: [LayerQuestion]
  private let layerCounts: [Layer: Int]
  private let layers: [String: Layer?]
  private let homes: [String: [JudgedState.Home]]
  private let subjects: [RuleID: Int]

  /// What follows from a code base, what is said of it, and the frame of its state.
  init(
    _ codebase: Codebase, _ profile: DetectedProfile, _ verdicts: JudgedFindings,
    _ frame: StateFrame
  ) {
    placements = codebase.placements
    symbols = codebase.symbols.symbols
    roles = codebase.roles
    dependencies = codebase.dependencies
    findings = verdicts.findings
    allowed = verdicts.allowed
    locators = codebase.locators.all
    composes = codebase.composes
    builders = codebase.routes.builders
    players = Role.allCases.map { codebase.types($0) }
    self.profile = profile
    kind = frame.kind
    questions = frame.questions
    layerCounts = frame.layerCounts
    layers = frame.layers
    homes = frame.homes
    subjects = Dictionary(
      uniqueKeysWithValues: Rule.catalogue.map {
        ($0.id, verdicts.subjects.subjects(of: $0, in: codebase).count)
      })
  }

  /// The first thing that is another.
  func difference(from other: Picture) -> String {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    for (mine, theirs) in pairs {
      let (one, two) = (Self.parts(of: mine.value), Self.parts(of: theirs.value))
      if one == two { continue }
      let part = zip(one, two).first { $0 != $1 }
      return "\(mine.label ?? ""): \(one.count) and \(two.count), \(String(describing: part))"
    }
    return "order"
  }

  private static func parts(of value: Any) -> [String] {
    let children = Mirror(reflecting: value).children
    let texts = children.isEmpty ? ["\(value)"] : children.map { "\($0.value)" }
    return Mirror(reflecting: value).displayStyle == .collection ? texts : texts.sorted()
  }
}
