package import StrataCode
internal import StrataModel

// A rule reports through itself: a finding bears its identifier and, if nothing else is said, its
// severity.

extension Rule {
  /// One finding of parts; as sure as can be.
  package func finding(
    about subject: String, by from: Finding.End, at location: Location, message: Phrase,
    help: Phrase
  ) -> Finding {
    Finding(
      rule: id, severity: severity, confidence: 1, location: location, subject: subject,
      from: from, message: message, help: help)
  }

  /// One finding for one group of dependencies of a file on a type.
  func finding(
    _ group: [Dependency], in codebase: Codebase, message: Phrase, help: Phrase
  ) -> Finding {
    let first = group[0]
    let lines = codebase.facts(first.file).lines
    let spans = group.map { codebase.span(of: $0) }
    return finding(
      about: codebase.symbols[first.target].qualifiedName,
      by: codebase.namer(of: codebase.reference(of: first).owner, in: first.file),
      at: codebase.location(of: spans[0], in: first.file), message: message,
      help: codebase.idleHelp(group) ?? help
    ).with(also: spans.dropFirst().map { lines.position(of: $0.start) })
      .naming(first.target, in: codebase).with(confidence: codebase.confidence(of: first))
  }

  /// One finding at a place; as sure as the file's layer is.
  func finding(
    at place: FindingPlace, in codebase: Codebase, message: Phrase, help: Phrase
  ) -> Finding {
    let facts = codebase.facts(place.file)
    return finding(
      about: place.subject, by: codebase.namer(of: place.owner, in: place.file),
      at: codebase.location(of: place.span, in: place.file), message: message, help: help
    ).with(
      also: Set(place.also.map { facts.position(of: $0) })
        .subtracting([facts.position(of: place.span)]).sorted()
    ).with(confidence: codebase.placements[place.file].ringConfidence)
  }

  /// One finding about a type, at its name.
  func finding(
    about id: SymbolID, in codebase: Codebase, message: Phrase, help: Phrase
  ) -> Finding {
    let place = codebase.symbols[id].place
    return finding(
      at: FindingPlace(
        codebase.declaration(place).span, in: place.file,
        subject: codebase.symbols[id].qualifiedName, owner: place.declaration),
      in: codebase, message: message, help: help)
  }

  /// One finding about one thing that a type holds, at its first naming.
  func finding(
    held namings: [ResolvedReference], in codebase: Codebase, message: Phrase, help: Phrase
  ) -> Finding {
    let first = namings[0]
    let reference = codebase.reference(first)
    let others = namings.dropFirst().filter { $0.file == first.file }
    return finding(
      at: FindingPlace(
        reference.span, in: first.file, also: others.map { codebase.reference($0).span },
        subject: codebase.symbols[first.type].qualifiedName, owner: reference.owner),
      in: codebase, message: message,
      help: (others.count < namings.count - 1 ? nil : codebase.idleHelp(naming: namings)) ?? help
    ).naming(first.type, in: codebase)
  }

  /// One finding about what settings say.
  func finding(
    at place: SettingLocation, in codebase: Codebase, subject: String, message: Phrase, help: Phrase
  ) -> Finding {
    let file = codebase.workspace.settings.file ?? Settings.fileName
    return finding(
      about: subject, by: Finding.End(symbol: file, layer: nil), at: place.location(in: file),
      message: message, help: help)
  }

  /// One finding about a suppression.
  func finding(
    _ suppression: Suppression, in codebase: Codebase, subject: String, message: Phrase,
    help: Phrase
  ) -> Finding {
    finding(
      at: FindingPlace(
        suppression.span, in: suppression.file, subject: subject, owner: topLevel),
      in: codebase, message: message, help: help
    ).with(confidence: 1)
  }

  /// One finding about a direction that settings allow.
  func finding(
    _ edge: AllowedEdge, in codebase: Codebase, message: Phrase, help: Phrase
  ) -> Finding {
    finding(
      at: edge.place, in: codebase, subject: "\(edge.from.text)->\(edge.to.text)",
      message: message, help: help)
  }

  /// One finding about an entry of the baseline, in its line of the file.
  func finding(
    _ entry: Baseline.Entry, in file: String, message: Phrase, help: Phrase
  ) -> Finding {
    let line = max(1, entry.line)
    let column = BaselineUse.column
    return finding(
      about: "\(entry.key.rule) \(entry.key.target ?? entry.key.source)",
      by: Finding.End(symbol: entry.key.source, layer: nil),
      at: Location(
        file: file, start: Position(line: line, column: column),
        end: Position(line: line, column: column + 1)),
      message: message, help: help)
  }
}
