internal import StrataModel
internal import StrataCode

extension Codebase {
  /// Findings about classes that Core Data generates from a model: no source declares them, the
  /// model does.
  func generatedModelFindings(of rule: Rule, from layer: Layer) -> [Finding] {
    guard hasDomain, !workspace.generatedClasses.isEmpty else { return [] }
    return said { file -> [Finding] in
      guard referringLayers[file] == layer, scopes[file].isProduction else { return [] }
      return generatedModelUses(in: file).map { name, spans in
        generatedModelFinding(of: rule, file, name, spans, layer)
      }
    }
  }

  /// The generated classes that a file names, by name.
  private func generatedModelUses(in file: Int) -> [(name: String, spans: [Span])] {
    var uses: [String: [Span]] = [:]
    for (position, reference) in facts(file).references.enumerated() {
      let name = facts(file)[reference.name]
      guard case .external = references[file][position],
        workspace.generatedClasses[name] != nil, !scopes[file].isExempt(reference),
        !scopes[file].isWiring(reference)
      else { continue }
      uses[name, default: []].append(reference.span)
    }
    return uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func extends(_ name: String, in file: Int) -> Bool {
    facts(file).declarations.contains { $0.kind == .extension && facts(file)[$0.name] == name }
  }

  /// The initializer of an entity around all places at which a file names a generated class.
  private func takingInitializer(at spans: [Span], in file: Int) -> String? {
    let owners = facts(file).references.filter { spans.contains($0.span) }.map(\.owner)
    let initializers = owners.map { owner in
      facts(file).enclosing(owner).first { facts(file)[$0].kind == .initializer }
    }
    guard let first = initializers.first ?? nil, initializers.allSatisfy({ $0 != nil }),
      let type = typesAround(first, in: file).last, symbols[type].kind == .struct
    else { return nil }
    return "\(symbols[type].name).init"
  }

  private func generatedModelFinding(
    of rule: Rule, _ file: Int, _ name: String, _ spans: [Span], _ layer: Layer
  ) -> Finding {
    let model = workspace.generatedClasses[name] ?? ""
    let lines = facts(file).lines
    let namer = workspace.files[file].name
    var finding = rule.finding(
      about: name, by: Finding.End(symbol: namer, layer: layer),
      at: location(of: spans[0], in: file),
      message: Phrase(
        """
        '\(namer)' in \(layer.rawValue) refers to '\(name)', which Core Data generates from '\(model)'
        """, zh: "\(layer.rawValue) 中的 '\(namer)' 引用了 Core Data 由 '\(model)' 生成的 '\(name)'"),
      help: extends(name, in: file)
        ? Phrase(
          "move the extension of '\(name)' to Data, where the store's own classes are known",
          zh: "把 '\(name)' 的扩展移到 Data，那里可以引用存储自己的类")
        : takingInitializer(at: spans, in: file).map { moved($0, name, Layer.data.rawValue) }
          ?? Phrase(
            "declare an entity in Domain, turn '\(name)' into it in Data, and name only the entity",
            zh: "在 Domain 中声明一个 Entity，在 Data 中把 '\(name)' 转换成它，其他代码只引用这个 Entity")
          + turningLink(toGenerated: model))
    finding.to = Finding.End(symbol: name, layer: .data)
    return finding.with(also: spans.dropFirst().map { lines.position(of: $0.start) })
      .with(confidence: min(0.9, placements[file].ringConfidence))
  }
}
