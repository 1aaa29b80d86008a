package import StrataCode
package import StrataModel

/// The examined project in figures.
package struct ProjectSummary: Sendable, Equatable {
  package var root: String
  package var kinds: [String]
  /// Swift files read.
  package var files: Int
  /// Files that have a layer.
  package var placed: Int
  /// Files by layer.
  package var layers: [Layer: Int]
  /// How many references of production code lead from one layer to another.
  package var crossings = 0
  package var profile: DetectedProfile
  /// False if nothing draws a Domain, so that the rules about it have nothing to check.
  package var hasDomain: Bool
  /// What it is where nothing draws a Domain.
  package var kind: CodebaseKind

  package init(
    root: String, kinds: [String], files: Int, placed: Int, layers: [Layer: Int],
    profile: DetectedProfile, hasDomain: Bool = true,
    kind: CodebaseKind = .other
  ) {
    self.root = root
    self.kinds = kinds
    self.files = files
    self.placed = placed
    self.layers = layers
    self.profile = profile
    self.hasDomain = hasDomain
    self.kind = kind
  }
}

extension Codebase {
  /// The figures of the project.
  func summary(profile: DetectedProfile, in frame: StateFrame? = nil) -> ProjectSummary {
    let frame = frame ?? StateFrame(self, after: nil, notingItems: false)
    var summary = ProjectSummary(
      root: workspace.root, kinds: workspace.kinds, files: workspace.files.count,
      placed: frame.layerCounts.values.reduce(0, +), layers: frame.layerCounts, profile: profile,
      hasDomain: hasDomain, kind: frame.kind)
    summary.crossings = dependencies.count { $0.from.ring != $0.to.ring }
    return summary
  }
}
