internal import StrataCode
internal import StrataModel

/// An entity that stays a plain value, and a type of Data that is decoded in its place.
struct EntitySplit {
  private let subject: FixSubject
  private let entities: [CodedEntity]
  private let home: FixHome.Folder
  /// What the types of Data are called.
  private let names: [SymbolID: String]
  /// What the entities are called then, where they were called for the wire.
  private let renaming: TypeRenaming
  private let mapper: String
  private let sites: DecodingSites
  private var codebase: Codebase { subject.codebase }

  /// The split of a struct, and of those that it holds; nil where it is coded by hand, encoded, stored
  /// in a form that must not change, or decoded by somebody who cannot be followed.
  init?(of root: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    var entities: [CodedEntity] = []
    var waiting = [root]
    while let id = waiting.popLast() {
      if entities.contains(where: { $0.id == id }) { continue }
      guard entities.count < 12, codebase.layer(of: id) == .domain,
        let entity = try CodedEntity(id, in: subject)
      else { return nil }
      entities.append(entity)
      waiting += entity.fields.compactMap(\.held)
    }
    let suffix = Self.suffix(in: codebase)
    var names: [SymbolID: String] = [:]
    let renaming = TypeRenaming(withoutTheWire: entities.map(\.id), in: codebase)
    for entity in entities {
      let own = codebase.symbols[entity.id].name
      let name = renaming.names[entity.id] == nil ? own + suffix : own
      let fresh = renaming.names[entity.id] ?? name
      guard codebase.symbols.topLevelTypes(named: fresh).isEmpty else { return nil }
      names[entity.id] = name
    }
    let modules = codebase.workspace.files[codebase.symbols[root].place.file].modules
    let isTogether = entities.allSatisfy {
      codebase.workspace.files[codebase.symbols[$0.id].place.file].modules == modules
    }
    let mapper = Self.mapper(in: codebase)
    guard isTogether, !modules.isEmpty, let name = names[root],
      Self.isAskedFor(root, beside: Set(names.keys), in: codebase),
      let home = FixHome(codebase: codebase, file: codebase.symbols[root].place.file)
        .folder(for: name, as: .dto, in: .data),
      let sites = try DecodingSites(of: names, by: mapper, in: subject), !sites.edits.isEmpty
    else { return nil }
    (self.subject, self.entities, self.home, self.sites) = (subject, entities, home, sites)
    (self.names, self.mapper, self.renaming) = (names, mapper, renaming)
  }

  /// Whether anything but the coding names it: what nothing else does is no entity, and moves as it is.
  private static func isAskedFor(
    _ id: SymbolID, beside others: Set<SymbolID>, in codebase: Codebase
  ) -> Bool {
    codebase.workspace.files.indices.contains { file in
      [.domain, .presentation].contains(codebase.layer(ofFile: file))
        && codebase.scopes[file].isProduction
        && zip(codebase.facts(file).references, codebase.references[file]).contains {
          $0.1 == .symbol(id)
            && others.isDisjoint(with: codebase.typesAround($0.0.owner, in: file))
        }
    }
  }

  /// `DTO`, or how the project writes it.
  private static func suffix(in codebase: Codebase) -> String {
    let names = codebase.types(.dto).map { codebase.symbols[$0].name }
    let (upper, lower) = (names.count { $0.hasSuffix("DTO") }, names.count { $0.hasSuffix("Dto") })
    return lower > upper ? "Dto" : "DTO"
  }

  /// What most of the project's mappers are called.
  private static func mapper(in codebase: Codebase) -> String {
    var counts: [String: Int] = [:]
    for dto in codebase.types(.dto) where codebase.layer(of: dto) != .domain {
      for place in codebase.methods(of: dto) {
        let facts = codebase.facts(place.file)
        let takes = facts.parameters.contains { $0.owner == place.declaration }
        let makes = codebase.namings(of: place, as: [.return]).contains {
          codebase.layer(of: $0.type) == .domain
        }
        guard !takes, makes, !codebase.declaration(place).modifiers.contains(.isStatic) else {
          continue
        }
        counts[codebase.name(place), default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "toDomain"
  }

  /// What an entity is called then.
  private func plainName(_ id: SymbolID) -> String {
    renaming.names[id] ?? codebase.symbols[id].name
  }

  /// The new file, the entities without coding, and what decodes the new types.
  func proposal() throws(ChangeError) -> FixProposal? {
    guard let root = entities.first, let name = names[root.id] else { return nil }
    let source = codebase.workspace.files[codebase.symbols[root.id].place.file]
    let path = home.path + "/" + name + ".swift"
    var lines = entities.contains(where: \.needsFoundation) ? ["import Foundation", ""] : []
    for (index, entity) in entities.enumerated() {
      guard
        let text = entity.coded(
          as: names[entity.id] ?? "", making: plainName(entity.id), names: names, by: mapper)
      else { return nil }
      lines += (index > 0 ? [""] : []) + text
    }
    guard codebase.index(ofFile: path) == nil else { return nil }
    let style = try subject.style(like: root.tokens.text)
    let entity = plainName(root.id)
    var proposal = FixProposal([
      Edit(
        .create(
          path: path, text: style.text(of: lines, file: name + ".swift", like: source.name)),
        because: Phrase("decodes what '\(entity)' is made of", zh: "负责解码 '\(entity)' 的数据"))
    ])
    for entity in entities {
      let own = codebase.workspace.files[codebase.symbols[entity.id].place.file].path
      guard let edits = entity.plainEdits(of: own) else { return nil }
      proposal.edits += edits
      proposal.reads[own] = entity.tokens.text
    }
    proposal.edits += sites.edits
    proposal.reads.merge(sites.reads) { text, _ in text }
    guard try renaming.add(to: &proposal, subject) else { return nil }
    proposal.intents[path] = EditPlan.Intent(
      layer: .data, modules: codebase.workspace.targets(of: codebase.symbols[root.id].place.file))
    guard
      try proposal.list(
        name + ".swift", in: home, as: codebase.symbols[root.id].place.file,
        codebase, subject.texts)
    else { return nil }
    return proposal
  }
}
