internal import StrataCode
internal import StrataModel

/// A place that names a type of an example.
struct WiringSite {
  var file: Int
  var offset: Int
  /// The type's.
  var name: String
  /// The outermost member around it.
  var member: DeclarationID?
  /// What could be repeated there; nil where that is a person's business.
  var unit: WiringUnit?
}

extension WiringWriter {
  /// Every place that names a type of the example which has a counterpart; of the others, those in members
  /// that are called after the subject, in files that name several things of the kind, and parts of
  /// the app where that is composed.
  var sites: [WiringSite] {
    codebase.workspace.files.indices.flatMap { file -> [WiringSite] in
      let path = codebase.workspace.files[file].path
      guard !own.contains(file), codebase.scopes[file].isProduction, let text = code.texts[path]
      else { return [] }
      let facts = codebase.facts(file)
      let tokens = CodeTokens(text)
      return zip(facts.references, codebase.references[file]).compactMap { reference, target in
        // `MenuReducer.State` is a part of what is wired.
        guard case .symbol(let named) = target, case let id = codebase.outermost(named),
          types.contains(id) || unwritten.contains(id), codebase.symbols[id].place.file != file
        else { return nil }
        let (telling, outermost) = members(around: reference.owner, in: file)
        var site = WiringSite(
          file: file, offset: Int(reference.span.start), name: codebase.symbols[id].name,
          member: outermost)
        guard types.contains(id) else {
          let isTelling =
            telling != nil || lists.contains(file)
            || isPart(id) && codebase.isComposition(reference.owner, in: file)
          return isTelling && site.name != subject.old ? site : nil
        }
        let unit =
          telling.map { WiringUnit(member: $0, in: codebase) }
          ?? tokens.flatMap { WiringUnit(around: site.offset, in: file, $0, subject) }
        site.unit = unit.flatMap { isUnwritten($0) ? nil : $0 }
        return site
      }
    }
  }

  /// Whether a type puts together a part of the app, such as an assembly of one feature.
  private func isPart(_ id: SymbolID) -> Bool {
    !codebase.roles[id].isDisjoint(with: [.container, .coordinator])
      || codebase.symbols.words(of: id).suffix(from: [
        "assembly", "assembler", "module", "component", "builder",
      ]) != nil
  }

  /// What is left to people at some places, once for each member and piece.
  func steps(of sites: [WiringSite]) -> [Phrase] {
    var told: Set<String> = []
    var units: Set<WiringUnit> = []
    var members: Set<DeclarationID> = []
    // What is written can be named there at once.
    return (sites.filter { $0.unit != nil } + sites.filter { $0.unit == nil }).filter { site in
      let isNew = site.unit.map { units.insert($0).inserted } ?? true
      return isNew && site.member.map { members.insert($0).inserted } ?? true
    }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.compactMap { site in
      let facts = codebase.facts(site.file)
      let line = facts.lines.position(of: UInt32(site.offset)).line
      let place = "\(codebase.workspace.files[site.file].path):\(line)"
      guard told.insert(place).inserted else { return nil }
      let new = subject.renamed(site.name)
      return Phrase(
        "wire '\(new)' as '\(site.name)' is, at \(place)",
        zh: "在 \(place) 处，与 '\(site.name)' 一样接入 '\(new)'")
    }
  }

  /// Whether a piece is about what the new feature has not.
  private func isUnwritten(_ unit: WiringUnit) -> Bool {
    let facts = codebase.facts(unit.file)
    return zip(facts.references, codebase.references[unit.file]).contains { reference, target in
      guard unit.bytes.contains(Int(reference.span.start)), case .symbol(let id) = target else {
        return false
      }
      return unwritten.contains(codebase.outermost(id))
    }
  }

  /// The outermost member around a place, and the outermost that is called after the subject.
  private func members(
    around owner: DeclarationIndex, in file: Int
  ) -> (named: DeclarationID?, outermost: DeclarationID?) {
    let facts = codebase.facts(file)
    var found: (named: DeclarationID?, outermost: DeclarationID?)
    var index = owner
    while index >= 0 {
      let declaration = facts[index]
      let isMember = [.function, .property, .enumCase, .initializer].contains(declaration.kind)
      if isMember, !declaration.modifiers.contains(.isLocal), declaration.parent >= 0 {
        let place = DeclarationID(file: file, declaration: index)
        found.outermost = place
        if declaration.kind != .initializer, subject.isAbout(facts[declaration.name]) {
          found.named = place
        }
      }
      index = declaration.parent
    }
    return found
  }
}
