internal import StrataCode
internal import StrataModel

// Who asks for coding, though nothing is coded.

extension CodedEntities {
  /// A protocol of the project that leaves a type open, asks that it be coded, and is kept by what
  /// names some type: `associatedtype Value: Codable` of a mapper.
  func demand(on id: SymbolID) -> SymbolID? {
    codebase.dependencies(on: id).lazy.flatMap { dependency in
      codebase.typesAround(codebase.reference(of: dependency).owner, in: dependency.file)
    }.flatMap { codebase.symbols.allSupertypes(of: $0) }.first(where: isDemanding)
  }

  /// The foreign protocol by which Data keeps a type in a store, as `FetchableRecord` of an extension there:
  /// that may need the coding.
  func storeConformance(of id: SymbolID) -> String? {
    codebase.symbols.bodies[Int(id.index)].lazy.filter { body in
      self.codebase.layer(ofFile: body.file)?.ring == .data
        && self.codebase.declaration(body).kind == .extension
    }.flatMap { body in
      self.codebase.referenceOrder[body.file][body.declaration].compactMap { position -> String? in
        let reference = self.codebase.facts(body.file).references[position]
        guard reference.role == .conformance,
          case .external = self.codebase.references[body.file][position]
        else { return nil }
        let name = self.codebase.facts(body.file)[reference.name]
        return StandardTypes.contains(name) || ForeignKinds.codables.contains(name) ? nil : name
      }
    }.first
  }

  /// What to do where Data keeps a type in a store by a protocol of that.
  func kept(_ id: SymbolID, _ name: String, _ dto: String) -> Phrase? {
    guard let store = storeConformance(of: id) else { return nil }
    return Phrase(
      "declare a Codable '\(dto)' in Data, let that conform to '\(store)' in place of '\(name)', and turn it into '\(name)', a plain value",
      zh: "在 Data 中声明负责编解码的 '\(dto)'，由它代替 '\(name)' 遵循 '\(store)'，再转换成普通的值 '\(name)'")
  }

  /// Whether anything could code a type: code outside of Domain names it, or a coded type holds it.
  func isWithinReach(_ id: SymbolID) -> Bool {
    otherHolder(of: id) != nil || codebase.symbols[id].parent != nil
      || !holders[id, default: []].isEmpty
      || codebase.dependencies(on: id).contains { $0.from != .domain }
  }

  /// The name of a record, with its module's where it is called as what is made of it.
  func told(_ record: String, apartFrom name: String, _ id: SymbolID?) -> String {
    guard record == name, let id,
      let module = codebase.workspace.files[codebase.symbols[id].place.file].modules.first
    else { return record }
    return "\(codebase.workspace.modules[module].name).\(record)"
  }

  private func isDemanding(_ promise: SymbolID) -> Bool {
    guard codebase.symbols[promise].kind == .protocol else { return false }
    let place = codebase.symbols[promise].place
    let facts = codebase.facts(place.file)
    let open = facts.children(of: place.declaration).filter { facts[$0].kind == .associatedType }
    return open.contains { type in
      codebase.referenceOrder[place.file][type].contains { position in
        ForeignKinds.codables.contains(facts[facts.references[position].name])
      }
    }
  }
}

extension Codebase {
  /// Whether a system asks that a type be coded: what a live activity shows, and what is around it.
  func isCodedForSystem(_ id: SymbolID) -> Bool {
    [id, symbols[id].parent].compactMap(\.self).contains {
      symbols.conforms($0, to: ["ActivityAttributes", "ActivityKit.ActivityAttributes"])
    }
  }
}
