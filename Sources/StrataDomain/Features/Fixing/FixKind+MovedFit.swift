internal import StrataCode
internal import StrataModel
internal import StrataRules

// Whether a type fits where its layer has such types.

extension FixKind {
  /// Whether a type can join those of a folder as it is: its layer has no twin of it, those in the folder
  /// end like it, no folder is called after what it is, and nothing that it alone needs stays behind.
  static func fits(
    _ id: SymbolID, in home: FixHome.Folder, _ layer: Layer, _ codebase: Codebase
  ) -> Bool {
    !codebase.isNamedNowhere(id) && !isNeeded(id, apartFrom: layer, codebase)
      && !isOfAnother(home, id, codebase)
      && !hasTwin(id, in: layer, codebase) && endsAlike(id, in: home, codebase)
      && !passesOver(id, by: home, layer, codebase) && !leavesParts(of: id, layer, codebase)
      && !leavesRecords(of: id, layer, codebase)
  }

  /// Whether a type would leave behind, in its layer, what is called as it is: one of five protocols of
  /// services, and in its folder `CityListModel` beside `CityModel`. `moved` go along.
  static func leavesKin(of id: SymbolID, besides moved: Set<String>, _ codebase: Codebase) -> Bool {
    let own = codebase.symbols[id]
    let folder = codebase.workspace.files[own.place.file].folder
    let ring = codebase.placements[own.place.file].layer?.ring
    let words = codebase.symbols.words(of: id).bare
    guard let last = words.last, words.count > 1 else { return false }
    return codebase.symbols.ids.contains { other in
      let symbol = codebase.symbols[other]
      guard other != id, symbol.parent == nil, !moved.contains(symbol.name),
        own.kind == .protocol
          || codebase.workspace.files[symbol.place.file].folder == folder,
        codebase.isProduction(other), codebase.placements[symbol.place.file].layer?.ring == ring
      else { return false }
      let named = codebase.symbols.words(of: other).bare
      guard named.last == last else { return false }
      return own.kind == .protocol
        ? symbol.kind == .protocol : symbol.kind.isConcreteType && named.first == words.first
    }
  }

  /// Whether whoever may not name a type names another one of its file, too, which stays: the reference
  /// from one layer to the other would, as well.
  static func isHalf(_ move: CodeMove, of id: SymbolID, _ subject: FixSubject) -> Bool {
    let codebase = subject.codebase
    guard subject.finding.rule == Rule.layerReference.id, !move.code.isWholeFile else {
      return false
    }
    let moved = Set([move.name] + move.others)
    return codebase.references[subject.file].contains { target in
      guard case .symbol(let named) = target, case let other = codebase.outermost(named) else {
        return false
      }
      return codebase.symbols[other].place.file == codebase.symbols[id].place.file
        && !moved.contains(codebase.symbols[other].name)
    }
  }

  /// Whether a record leaves behind, in its file, what is coded as it is and what nobody else names but
  /// the outer ring: a `DishPage` beside the `DishResponse` that goes.
  private static func leavesRecords(of id: SymbolID, _ layer: Layer, _ codebase: Codebase) -> Bool {
    let file = codebase.symbols[id].place.file
    guard layer.ring == .data else { return false }
    let parts = Set(MovedParts(of: id, in: codebase).all)
    let family = Set(family(of: id, besides: Array(parts), in: codebase))
    return codebase.symbols.ids.contains { other in
      let symbol = codebase.symbols[other]
      return symbol.place.file == file && symbol.parent == nil && symbol.kind.isConcreteType
        && !parts.contains(other) && !family.contains(other) && codebase.symbols.isCodable(other)
        && codebase.dependencies(on: other).allSatisfy {
          $0.file == file || codebase.placements[$0.file].layer?.ring == layer.ring
        }
    }
  }

  /// Whether a record that would go to the outer ring is what Domain or screens speak of: it is a value of
  /// the business that is coded, and not what the wire carries.
  private static func isNeeded(
    _ id: SymbolID, apartFrom layer: Layer, _ codebase: Codebase
  ) -> Bool {
    layer.ring == .data && codebase.roles.has(id, .dto) && !codebase.isNamedForTheWire(id)
      && codebase.dependencies(on: id).contains {
        $0.file != codebase.symbols[id].place.file
          && ($0.from == .domain || $0.from == .presentation)
      }
  }

  /// Whether a folder is one thing's, `…/Repositories/MenuRepository`, and a type is called after another.
  private static func isOfAnother(
    _ home: FixHome.Folder, _ id: SymbolID, _ codebase: Codebase
  ) -> Bool {
    let folder = NameStem.words(of: home.path.lastComponent)
    let name = NameStem.words(of: codebase.symbols[id].name)
    guard folder.count > 1, let last = folder.last, last == name.last else { return false }
    return Set(folder.dropLast()).isDisjoint(with: name.dropLast())
  }

  /// Whether the layer has the same under another ending: `DishModel` beside a `DishEntity` that comes.
  private static func hasTwin(_ id: SymbolID, in layer: Layer, _ codebase: Codebase) -> Bool {
    let (stem, ending) = parted(codebase.symbols[id].name)
    guard ending != nil else { return false }
    return codebase.symbols.ids.contains { other in
      let symbol = codebase.symbols[other]
      return other != id && symbol.parent == nil && symbol.kind.isConcreteType
        && codebase.layer(of: other)?.ring == layer.ring && parted(symbol.name).stem == stem
    }
  }

  /// Whether the types of a folder have no other ending than a type has.
  private static func endsAlike(
    _ id: SymbolID, in home: FixHome.Folder, _ codebase: Codebase
  ) -> Bool {
    guard let own = parted(codebase.symbols[id].name).ending else { return true }
    let endings = codebase.symbols.ids.filter { other in
      codebase.symbols[other].parent == nil
        && codebase.workspace.files[codebase.symbols[other].place.file].folder == home.path
    }.map { parted(codebase.symbols[$0].name).ending }
    guard endings.count >= fewestAlike, let first = endings[0] else { return true }
    return first == own || !endings.allSatisfy { $0 == first }
  }

  /// Whether the layer has folders that are called after what a record is, `Requests`, and another one is
  /// chosen, or one of several that its name says nothing of.
  private static func passesOver(
    _ id: SymbolID, by home: FixHome.Folder, _ layer: Layer, _ codebase: Codebase
  ) -> Bool {
    let words = NameStem.words(of: codebase.symbols[id].name)
    guard layer.ring == .data, let last = words.last, records.contains(last) else { return false }
    let files = codebase.workspace.files.indices.filter { file in
      codebase.scopes[file].isProduction && codebase.placements[file].layer?.ring == layer.ring
        && FixHome.stems(of: codebase.workspace.files[file].folder).last?.contains(last) == true
    }
    let folders = Set(files.map { String(codebase.workspace.files[$0].folder) })
    if folders.isEmpty || folders == [home.path] { return false }
    let told = Set(words.dropLast())
    return !folders.contains(home.path)
      || !FixHome.stems(of: home.path).contains { !told.isDisjoint(with: $0) }
  }

  /// Whether a record leaves behind, in another file, what is coded with it and what nobody else there
  /// names.
  private static func leavesParts(
    of id: SymbolID, _ layer: Layer, _ codebase: Codebase
  ) -> Bool {
    let file = codebase.symbols[id].place.file
    guard layer.ring == .data, let old = codebase.placements[file].layer?.ring else { return false }
    return codebase.dependencies(of: file).contains { dependency in
      let part = dependency.target
      let home = codebase.symbols[part].place.file
      return home != file && codebase.layer(of: part)?.ring == old
        && codebase.symbols.isCodable(part)
        && codebase.dependencies(on: part).allSatisfy {
          $0.file == file || $0.file == home
            || codebase.placements[$0.file].layer?.ring == layer.ring
        }
    }
  }

  /// A name's words without the ending that says of which layer it is, and that ending.
  private static func parted(_ name: String) -> (stem: [String], ending: String?) {
    let words = NameStem.words(of: name)
    guard words.count > 1, let last = words.last, endings.contains(last),
      words[words.count - 2] != "view"
    else {
      return (words, nil)
    }
    return (words.dropLast(), last)
  }

  private static let records: Set<String> = ["dto", "request", "response"]
  private static let endings: Set<String> = ["dto", "entity", "model"]
  private static let fewestAlike = 3
}
