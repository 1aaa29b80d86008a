/// Finds, for a finding, the nearest type of its kind that does what the rule asks for.
struct ModelTypes {
  private let codebase: Codebase
  /// By rule: the types to imitate, with their folders.
  private let models: [String: [Model]]

  private struct Model {
    var type: SymbolID
    var name: String
    var folders: [Substring]
  }

  init(_ codebase: Codebase, _ catalogue: [Rule], _ findings: [Finding]) {
    self.codebase = codebase
    let broken = Dictionary(grouping: findings, by: \.rule)
    var models: [String: [Model]] = [:]
    for rule in catalogue {
      guard let isModel = rule.isModel, let own = broken[rule.id] else { continue }
      let blamed = Set(own.map(\.from.symbol)).union(own.map(\.subject))
      models[rule.id] = Self.types(of: rule, in: codebase).filter {
        !blamed.contains($0.name) && isModel(codebase, $0.type)
      }
    }
    self.models = models
  }

  private static func types(of rule: Rule, in codebase: Codebase) -> [Model] {
    rule.subjects.all(codebase).compactMap { subject in
      subject.type.map { id in
        Model(
          type: id, name: codebase.symbols[id].qualifiedName,
          folders: folders(of: codebase.workspace.files[subject.file].path))
      }
    }
  }

  /// A type that does what a rule asks for, in a code base that the rule may have nothing to say of.
  static func any(of rule: Rule, in codebase: Codebase) -> SymbolID? {
    rule.isModel.flatMap { isModel in
      types(of: rule, in: codebase).first { isModel(codebase, $0.type) }?.type
    }
  }

  /// The findings with whom to imitate in their help.
  func pointed(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard let model = nearest(to: finding) else { return finding }
      var finding = finding
      finding.help += (finding.help.isEmpty ? "" : "; ") + "see '\(model.name)', which does this"
      return finding
    }
  }

  private func nearest(to finding: Finding) -> Model? {
    guard let all = models[finding.rule], !all.isEmpty else { return nil }
    let here = Self.folders(of: finding.location.file)
    return all.max { Self.shared($0.folders, here) < Self.shared($1.folders, here) }
  }

  private static func folders(of path: String) -> [Substring] {
    Array(path.split(separator: "/").dropLast())
  }

  private static func shared(_ a: [Substring], _ b: [Substring]) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }
}
