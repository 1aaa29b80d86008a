internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Subjects of `explain` in a code base that has been read.
struct ReadSubjects {
  private let codebase: Codebase
  private let focus: [String]
  private let catalogue: [Rule]
  private let profile: DetectedProfile
  private let findings: [Finding]
  private let names: TypeNames

  init(_ whole: JudgedCodebase, _ catalogue: [Rule]) {
    codebase = whole.codebase
    focus = whole.judged.focus
    profile = whole.judged.state.project.profile
    findings = whole.judged.state.findings
    self.catalogue = catalogue
    names = TypeNames(codebase)
  }

  /// The absolute path of the project.
  var root: String { codebase.workspace.root }
  /// What was stepped over while reading.
  var warnings: [Phrase] { codebase.workspace.warnings }

  /// A rule with what the project shows of it.
  func explained(_ rule: Rule) -> RuleExplanation {
    var explanation = RuleExplanation(rule)
    let own = findings.filter {
      $0.rule == rule.id && $0.confidence >= CheckRequest.usualConfidence
    }
    explanation.profile = profile
    explanation.setting = codebase.workspace.settings.setting(of: rule.id)
    explanation.settingsFile = codebase.workspace.settings.file
    explanation.count = own.count
    explanation.worst = own.max { ($0.severity, $0.confidence) < ($1.severity, $1.confidence) }
    explanation.model = ModelTypes.any(of: rule, in: codebase).map { codebase.placed($0) }
    return explanation
  }

  /// The finding whose identity begins with some digits.
  func finding(
    _ digits: String, lines: (_ numbers: Set<Int>, _ file: String) -> [Int: String]
  ) throws(ExplainError) -> FindingExplanation {
    let found = findings.filter { $0.identity.hasPrefix(digits) }
    guard let finding = found.first, let rule = catalogue.first(where: { $0.id == finding.rule })
    else { throw .unknownFinding(digits) }
    if Set(found.map(\.identity)).count > 1 { throw .unclearFinding(digits, found.count) }
    let line = finding.location.start.line
    let texts = lines(Set(max(1, line - 2)...(line + 2)), finding.location.file)
    return FindingExplanation(
      finding: finding, rule: rule,
      sameCause: findings.filter { $0 != finding && $0.hasSameCause(as: finding) },
      source: texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func explained(_ asked: AskedSubject) throws(ExplainError) -> Explanation.Subject {
    switch asked {
    case .name(let name): return try type(called: name)
    case .file(let path, nil, _) where !path.hasSuffix(".swift"):
      let parts = PartReader(codebase, findings)
      guard let part = parts.folder(focus.first ?? path) else {
        throw .unknownSubject(path, suggestions: [])
      }
      return .part(part)
    case .file(let path, let line, let column):
      let file = try file(path, number: 0)
      guard let line else {
        return .file(FileExplanation(of: file, in: codebase, findings))
      }
      try check(line, in: file, path)
      if let id = names.type(inFile: file, line: line, column: column) {
        return .type(TypeReader(codebase, findings).explanation(of: id, namesakes: []))
      }
      var explanation = FileExplanation(of: file, in: codebase, findings)
      explanation.line = line
      return .file(explanation)
    case .finding(let digits): throw .unknownFinding(digits)
    case .route(let from, let to):
      let (source, target) = (try end(from, number: 0), try end(to, number: from.paths.count))
      if source.targets == target.targets, source.end.kind == target.end.kind {
        throw .sameEnds(source.end.name)
      }
      return .route(RouteReader(codebase, findings).route(from: source, to: target))
    }
  }

  private func type(called name: String) throws(ExplainError) -> Explanation.Subject {
    let all = names.types(called: name)
    let ids = names.shipping(all)
    guard let first = ids.first else {
      guard let part = PartReader(codebase, findings).part(called: name) else {
        throw unknown(name)
      }
      return .part(part)
    }
    if ids.count == 1 {
      let reader = TypeReader(codebase, findings)
      return .type(reader.explanation(of: first, namesakes: all.filter { $0 != first }))
    }
    return .types(
      SameNamedTypes(
        name: name,
        types: ids.map { id in
          let symbol = codebase.symbols[id]
          return (
            codebase.placed(id), String(describing: symbol.kind), codebase.roles[id].sorted()
          )
        }))
  }

  /// A layer comes before a type of its name; the type can be said with its module.
  private func end(_ asked: AskedSubject, number: Int) throws(ExplainError) -> FoundEnd {
    let reader = RouteEndReader(codebase)
    switch asked {
    case .route: throw .unclearRoute("")
    case .finding(let digits): throw .unknownEnd(digits, suggestions: [])
    case .file(let path, let line, let column):
      let file = try file(path, number: number)
      guard let line else { return reader.file(file) }
      try check(line, in: file, path)
      let id = names.type(inFile: file, line: line, column: column)
      return id.map { reader.types([$0], called: path) } ?? reader.file(file)
    case .name(let name):
      if let layer = RouteEndReader.layer(called: name) {
        let end = reader.layer(layer)
        if end.starts.isEmpty {
          let filled = Set(codebase.placements.compactMap(\.layer))
          throw .emptyLayer(layer, filled: filled.sorted())
        }
        return end
      }
      let ids = names.shipping(names.types(called: name))
      if ids.isEmpty { throw unknown(name, inRoute: true) }
      return reader.types(ids, called: name)
    }
  }

  /// The file that the request's path of a number stands for.
  private func file(_ path: String, number: Int) throws(ExplainError) -> Int {
    let asked = number < focus.count ? focus[number] : path
    guard let index = codebase.index(ofFile: asked) else {
      throw .unknownSubject(path, suggestions: [])
    }
    return index
  }

  private func check(_ line: Int, in file: Int, _ path: String) throws(ExplainError) {
    let count = codebase.facts(file).lines.count
    if line < 1 || line > count {
      throw .noSuchLine(line, file: path, lines: count)
    }
  }

  private func unknown(_ name: String, inRoute: Bool = false) -> ExplainError {
    let rules = inRoute ? [] : catalogue.map(\.id.text)
    let near = name.nearestFew(in: names.all + rules, atMost: 3)
    return inRoute ? .unknownEnd(name, suggestions: near) : .unknownSubject(name, suggestions: near)
  }
}

extension FileExplanation {
  /// What a code base says of one of its files.
  init(of index: Int, in codebase: Codebase, _ findings: [Finding]) {
    let file = codebase.placedFiles[index]
    let types = codebase.symbols.ids.filter { codebase.symbols[$0].place.file == index }.map {
      codebase.explained($0)
    }
    let named = codebase.dependencies(of: index)
    let byLayer = Dictionary(grouping: named) { $0.to }.map { layer, dependencies in
      (
        layer: layer,
        types: Set(dependencies.map { codebase.symbols[$0.target].qualifiedName }).sorted()
      )
    }
    self.init(
      file: file,
      modules: codebase.moduleNames(ofFile: index),
      types: types.sorted { $0.line < $1.line },
      names: byLayer.sorted { $0.layer < $1.layer },
      mayName: codebase.referringLayers[index].map(Direction.allowed) ?? [],
      findings: findings.filter {
        $0.location.file == file.path && $0.confidence >= CheckRequest.usualConfidence
      })
  }
}

extension Codebase {
  /// The modules that compile a file; two targets may bear one name.
  func moduleNames(ofFile index: Int) -> [String] {
    let names = workspace.files[index].modules.map { workspace.modules[$0].name }
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  fileprivate func explained(_ id: SymbolID) -> ExplainedType {
    let symbol = symbols[id]
    let span = facts(symbol.place.file)[symbol.place.declaration].span
    return ExplainedType(
      name: symbol.qualifiedName, keyword: String(describing: symbol.kind),
      roles: roles[id].sorted(), line: facts(symbol.place.file).position(of: span).line)
  }
}
