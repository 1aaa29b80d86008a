internal import StrataCode
internal import StrataFeatures
internal import StrataModel

/// What held across the files of a code base, and what was looked at for it.
struct PackedTables: Packed {
  private var players: [PackedTypes] = []
  private var composes = false
  private var built = PackedTypes()
  private var builders = PackedTypes()
  private var uses: [LocatorUse] = []
  /// Of each table, in the order above.
  private var notes: [PackedNote] = []

  static var blank: PackedTables { PackedTables() }

  mutating func pack(in packer: inout some Packing) {
    packer.list(&players)
    packer.flag(&composes)
    built.pack(in: &packer)
    builders.pack(in: &packer)
    packer.list(&uses)
    packer.list(&notes)
  }

  /// The tables of a code base of so many files; nil if they are of another.
  func tables(in files: Int) -> KeptTables? {
    guard notes.count == 4, built.ids.count == builders.ids.count,
      let players = notes[0].noted(players.map(\.ids), in: files),
      let composes = notes[1].noted(composes, in: files),
      let builders = notes[2].noted(
        Dictionary(zip(built.ids, builders.ids), uniquingKeysWith: { first, _ in first }),
        in: files),
      let locators = notes[3].noted(LocatorUses(uses), in: files)
    else { return nil }
    return KeptTables(
      players: players, composes: composes, builders: builders, locators: locators)
  }
}

extension PackedTables {
  init(_ tables: KeptTables) {
    players = tables.players.value.map { PackedTypes(ids: $0) }
    composes = tables.composes.value
    let pairs = tables.builders.value.sorted { $0.key < $1.key }
    built = PackedTypes(ids: pairs.map(\.key))
    builders = PackedTypes(ids: pairs.map(\.value))
    uses = tables.locators.value.all
    notes = [
      PackedNote(tables.players), PackedNote(tables.composes), PackedNote(tables.builders),
      PackedNote(tables.locators),
    ]
  }
}

/// Types by their numbers.
private struct PackedTypes: Packed {
  var ids: [SymbolID] = []

  static var blank: PackedTypes { PackedTypes() }

  mutating func pack(in packer: inout some Packing) {
    var numbers = ids.map { Int($0.index) }
    packer.numbers(&numbers)
    if packer.isReading { ids = numbers.map { SymbolID($0) } }
  }
}

extension LocatorUse: Packed {
  static var blank: LocatorUse {
    LocatorUse(
      file: 0, span: Span(start: 0, length: 0), owner: topLevel, container: nil, name: "",
      kind: .stored)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.number(&file)
    packer.span(&span)
    var (declaration, type) = (Int(owner) + 1, container.map { Int($0.index) + 1 } ?? 0)
    packer.number(&declaration)
    packer.number(&type)
    packer.shared(&name)
    var number = kind.rawValue
    packer.number(&number)
    guard packer.isReading else { return }
    owner = DeclarationIndex(truncatingIfNeeded: declaration - 1)
    container = type == 0 ? nil : SymbolID(type - 1)
    if let known = Kind(rawValue: number) { kind = known } else { packer.isBroken = true }
  }
}
