internal import StrataCode
internal import StrataModel

// What to do where a value of Domain is made of a record.

extension Codebase {
  /// What to do where a value of Domain is only made of a record, by an initializer of its own.
  func made(_ group: [Dependency], _ layer: String) -> Phrase? {
    let (file, owner) = (group[0].file, reference(of: group[0]).owner)
    guard owner >= 0, group.allSatisfy({ $0.file == file }),
      let type = typesAround(owner, in: file).first, isDomainValue(type),
      [.struct, .enum].contains(symbols[type].kind)
    else { return nil }
    let owners = Set(group.map { reference(of: $0).owner }).sorted()
    guard owners.count == 1, facts(file)[owner].kind == .initializer else {
      return turned(group, by: owners, of: type, layer)
    }
    let (label, value) = (memberName(owner, in: file), symbols[type].qualifiedName)
    let name = symbols[group[0].target].qualifiedName
    if let caller = builder(of: type, in: .domain) {
      return Phrase(
        "let \(layer) make '\(value)' of '\(name)', in an extension with '\(label)', and give '\(caller)', which does so now, '\(value)'",
        zh:
          "由 \(layer) 用带有 '\(label)' 的扩展把 '\(name)' 转换成 '\(value)'，并把 '\(value)' 交给现在自行转换的 '\(caller)'"
      )
    }
    return Phrase(
      "move '\(label)' to an extension of '\(value)' in \(layer), where '\(name)' is known",
      zh: "把 '\(label)' 移到 \(layer) 中 '\(value)' 的扩展，那里可以引用 '\(name)'")
  }

  /// What to do where members of a value, and nothing else of it, name a record.
  private func turned(
    _ group: [Dependency], by owners: [DeclarationIndex], of type: SymbolID, _ layer: String
  ) -> Phrase? {
    let (file, facts) = (group[0].file, facts(group[0].file))
    guard
      group.allSatisfy({
        !roles[$0.target].isDisjoint(with: [.dto, .persistenceModel])
          || symbols.isCodable($0.target)
      }),
      owners.allSatisfy({ index in
        index >= 0 && typesAround(index, in: file).first == type
          && (facts[index].kind == .initializer || facts[index].kind == .function
            || facts[index].kind == .property && facts[index].modifiers.contains(.isComputed))
      })
    else { return nil }
    let labels = FrameworkUses.once(owners.map { memberName($0, in: file) })
    let (members, value) = (listed(labels), symbols[type].qualifiedName)
    let along = alongCallers(of: owners, in: file)
    return Phrase(
      "move \(members) to an extension of '\(value)' in \(layer)\(along)",
      zh: "把 \(members) 移到 \(layer) 中 '\(value)' 的扩展\(along)")
  }

  /// `init(from:)`, or a name.
  func memberName(_ index: DeclarationIndex, in file: Int) -> String {
    let place = DeclarationID(file: file, declaration: index)
    return declaration(place).kind == .initializer ? signature(of: place) : name(place)
  }

  /// `, with what calls it in 'Order.swift'`: the files of Domain in which some members are used.
  private func alongCallers(of owners: [DeclarationIndex], in file: Int) -> Phrase {
    let own = facts(file)
    let names = Set(
      owners.filter { own[$0].kind != .initializer }.map { own[own[$0].name] })
    let callers = domainFiles(calling: names, outside: Set(owners), of: file)
      .filter { scopes[$0].isProduction }
    if callers.isEmpty { return .empty }
    let users = listed(callers.map { workspace.files[$0].name }, most: 2)
    return Phrase(
      ", with what calls \(names.count == 1 ? "it" : "them") in \(users)",
      zh: "，连同 \(users) 中调用它的代码")
  }

  /// What to give back in place of a record that says nothing.
  func ofNothing(_ dependency: Dependency, _ name: String) -> Phrase? {
    let role = reference(of: dependency).role
    guard role == .return || role == .genericArgument,
      symbols[dependency.target].kind == .struct, symbols.isCodable(dependency.target),
      members(of: dependency.target).isEmpty,
      symbols.allSupertypes(of: dependency.target).isEmpty
    else { return nil }
    let namer = namer(of: reference(of: dependency).owner, in: dependency.file).symbol
    return Phrase(
      "let '\(namer)' give nothing back in place of '\(name)', which says nothing",
      zh: "'\(namer)' 不要返回没有任何内容的 '\(name)'，什么都不返回即可")
  }

  /// Who makes a type in a layer, itself aside.
  private func builder(of id: SymbolID, in layer: Layer) -> String? {
    dependencies(on: id).lazy.filter { other in
      guard other.from == layer, self.scopes[other.file].isProduction else { return false }
      let reference = self.reference(of: other)
      return reference.role == .construction
        || reference.role == .staticAccess
          && reference.member.map { self.facts(other.file)[$0] } == "init"
    }.compactMap { self.outermostType(of: $0) }.first { $0 != id }
      .map { symbols[$0].qualifiedName }
  }

  /// What to do where what names a model keeps it in a store itself.
  func ofStore(_ dependency: Dependency, _ layer: String) -> Phrase? {
    guard roles.has(dependency.target, .persistenceModel),
      let type = outermostType(of: dependency), symbols[type].kind.isConcreteType,
      roles[type].isDisjoint(with: [.entity, .useCase, .dto, .persistenceModel, .viewModel]),
      facts(dependency.file).references.contains(where: {
        Self.stores.contains(facts(dependency.file)[$0.name])
      })
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "move '\(name)' to \(layer), which keeps the store, and let Domain ask it through a protocol in values of Domain",
      zh: "把 '\(name)' 移到负责存储的 \(layer)，让 Domain 通过协议、用 Domain 的值访问它")
  }

  private static let stores: Set<String> = [
    "ModelContainer", "ModelContext", "NSManagedObjectContext", "NSPersistentContainer", "Realm",
    "FetchDescriptor", "NSFetchRequest",
  ]
}
