internal import StrataCode
package import StrataModel

/// The directions that settings allow, held against findings.
package struct AllowedEdges {
  private let edges: [AllowedEdge]
  /// By path: the names of the modules that compile a file.
  private let modules: [String: [String]]

  package init(_ codebase: Codebase) {
    let workspace = codebase.workspace
    edges = workspace.settings.allowed
    modules =
      edges.isEmpty
      ? [:]
      : Dictionary(
        workspace.files.map { file in
          (file.path, file.modules.map { workspace.modules[$0].name })
        }, uniquingKeysWith: { a, _ in a })
  }

  /// The indices of the directions that a finding goes in, whether they hold any more or not.
  package func covering(_ finding: Finding) -> [Int] {
    edges.indices.filter { index in
      let edge = edges[index]
      return edge.rule.map { $0 == finding.rule } ?? true
        && begins(edge.from, finding) && ends(edge.to, finding)
    }
  }

  /// The findings without those that are allowed on a day; and those that are.
  func applied(
    to findings: [Finding], on today: Day?
  ) -> (rest: [Finding], allowed: [Finding]) {
    if edges.isEmpty { return (findings, []) }
    var allowed: [Finding] = []
    let rest = findings.filter { finding in
      let isAllowed = covering(finding).contains { !edges[$0].isExpired(on: today) }
      if isAllowed { allowed.append(finding) }
      return !isAllowed
    }
    return (rest, allowed)
  }

  private func begins(_ end: AllowedEdge.End, _ finding: Finding) -> Bool {
    switch end {
    case .layer(let layer): finding.from.layer == layer
    case .path(let glob): glob.covers(finding.location.file)
    case .name(let name):
      Self.isNamed(finding.from.symbol, name) || isCompiled(finding.location.file, by: name)
    }
  }

  private func ends(_ end: AllowedEdge.End, _ finding: Finding) -> Bool {
    let target = finding.to
    switch end {
    case .layer(let layer): return target?.layer == layer
    case .path(let glob): return target?.location.map { glob.covers($0.file) } ?? false
    case .name(let name):
      return Self.isNamed(target?.symbol ?? finding.subject, name)
        || Self.isNamed(finding.subject, name)
        || target?.location.map { isCompiled($0.file, by: name) } ?? false
    }
  }

  private func isCompiled(_ file: String, by module: String) -> Bool {
    modules[file]?.contains(module) ?? false
  }

  /// Whether a name is a type's or that of a type around it.
  private static func isNamed(_ symbol: String, _ name: String) -> Bool {
    symbol == name || symbol.hasPrefix(name + ".")
  }
}
