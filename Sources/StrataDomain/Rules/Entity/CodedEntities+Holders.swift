internal import StrataCode
internal import StrataModel

// Who needs the coding of a type of Domain.

extension CodedEntities {
  /// A coded type of Domain that stores another and is no entity: without the other's coding it has
  /// none.
  func otherHolder(of id: SymbolID) -> SymbolID? { otherHolders(of: id).first }

  /// Whether a type has keys to be coded by, and no coding.
  func isKeyedAlone(_ id: SymbolID) -> Bool {
    declaresKeys(id) && !codebase.symbols.isCodable(id)
      && !codebase.initializers(of: id).contains { place in
        codebase.facts(place.file).parameters.contains {
          $0.owner == place.declaration && codebase.facts(place.file)[$0.label] == "from"
        }
      }
  }

  /// Whether a type is coded as a part of another of Domain, which is told, and never by itself.
  func isPart(_ id: SymbolID) -> Bool {
    // What is called an answer is not always told.
    guard let holder = otherHolder(of: id), codebase.layer(of: holder) == .domain,
      !codebase.isNamedForTheWire(holder)
    else { return false }
    return !codebase.dependencies(on: id).contains {
      codebase.reference(of: $0).role == .decoded
    }
  }

  func otherHolders(of id: SymbolID) -> [SymbolID] {
    guard holders[id] == nil else { return [] }
    let file = codebase.symbols[id].place.file
    let beside = codebase.facts(file).references.enumerated().lazy.filter { position, reference in
      [.property, .genericArgument].contains(reference.role)
        && self.codebase.references[file][position] == .symbol(id)
    }.compactMap { self.coded(around: $0.element.owner, in: file) }
    let elsewhere = codebase.dependencies(on: id).lazy.filter { dependency in
      dependency.from == .domain
        && [.property, .genericArgument].contains(self.codebase.reference(of: dependency).role)
    }.compactMap { dependency in
      self.coded(around: self.codebase.reference(of: dependency).owner, in: dependency.file)
    }
    return (Array(beside) + Array(elsewhere)).reduce(into: []) { found, holder in
      let isOne = holder != id && codebase.symbols[holder].kind.isConcreteType
      if isOne, !found.contains(holder) { found.append(holder) }
    }
  }

  /// The innermost coded type around a declaration; what is around that may be a mere namespace.
  private func coded(around owner: DeclarationIndex, in file: Int) -> SymbolID? {
    codebase.typesAround(owner, in: file).first(where: codebase.symbols.isCodable)
  }

  /// Whether a type is only a part of a record that Domain declares, and that is told so itself.
  func isPartOfRecord(_ id: SymbolID) -> Bool {
    guard let holder = otherHolder(of: id), codebase.layer(of: holder) == .domain else {
      return false
    }
    return codebase.roles.has(holder, .dto) && isNamed(id, onlyBy: holder)
  }

  /// To move what stores a type, whose place in it a record takes.
  func stored(by holders: [SymbolID], _ dto: String, _ name: String) -> Phrase {
    let kept = codebase.listed(holders.map { codebase.symbols[$0].qualifiedName })
    let isOne = holders.count == 1
    if holders.allSatisfy(isUnnamed) {
      return Phrase(
        "delete \(kept), which nothing names, and the coding of '\(name)' with \(isOne ? "it" : "them")",
        zh: "删除没有代码引用的 \(kept)，并去掉 '\(name)' 的编解码")
    }
    let own = Set(holders)
    let isNamed = holders.contains { holder in
      codebase.dependencies(on: holder).contains { dependency in
        [.domain, .presentation].contains(dependency.from)
          && !(codebase.outermostType(of: dependency).map(own.contains) ?? false)
      }
    }
    if isNamed, !holders.allSatisfy(codebase.isNamedForTheWire) {
      return Phrase(
        "declare Codable records in Data for '\(name)' and \(kept), which \(isOne ? "stores" : "store") it, turn them into these there, and leave both plain values",
        zh: "在 Data 中为 '\(name)' 和存储它的 \(kept) 声明负责编解码的记录类型，在那里转换，让它们保持为普通的值")
    }
    let users: Phrase =
      isNamed
      ? Phrase(
        "; who names \(isOne ? "it" : "them") here is given values of Domain",
        zh: "；这里引用\(isOne ? "它" : "它们")的代码改用 Domain 的值") : .empty
    return Phrase(
      "move \(kept), which \(isOne ? "stores" : "store") it, to Data, let \(isOne ? "it" : "them") store a new Codable '\(dto)', and turn it into '\(name)', a plain value\(users)",
      zh:
        "把存储它的 \(kept) 移到 Data，让\(isOne ? "它" : "它们")存储新的、负责编解码的 '\(dto)'，再转换成普通的值 '\(name)'\(users)"
    )
  }

  /// Whether no code but its own names a type.
  private func isUnnamed(_ id: SymbolID) -> Bool {
    let place = codebase.symbols[id].place
    let extent = codebase.facts(place.file)[place.declaration].extent
    return !codebase.dependencies(on: id).contains { $0.file != place.file }
      && !zip(codebase.facts(place.file).references, codebase.references[place.file]).contains {
        $1 == .symbol(id) && !extent.contains($0.span.start)
      }
  }

  /// `; windows that are opened for it then take a coded value, such as its 'id'`, where the system keeps a
  /// type for a window, which has to be coded.
  func windows(of id: SymbolID) -> Phrase {
    let isShown = codebase.dependencies(on: id).contains { dependency in
      let reference = codebase.reference(of: dependency)
      let facts = codebase.facts(dependency.file)
      return reference.role == .staticAccess && reference.member.map { facts[$0] } == "self"
        && facts.references.contains { other in
          facts[other.name] == "WindowGroup" && other.owner == reference.owner
        }
    }
    return isShown
      ? Phrase(
        "; windows that are opened for it then take a value that is coded, such as its 'id'",
        zh: "；为它打开的窗口改为接收可编码的值，例如它的 'id'") : .empty
  }

  /// Whether a type is an argument of a generic record of Data: `CachedEntry<Dish>` is coded with what it
  /// keeps.
  private func isInCodedGeneric(_ naming: Dependency, _ id: SymbolID) -> Bool {
    codebase.reference(of: naming).role == .genericArgument && naming.from.ring == .data
      && codebase.dependencies(of: naming.file).contains { whole in
        whole.target != id && codebase.symbols.isCodable(whole.target)
          && codebase.isGeneric(codebase.symbols[whole.target].place)
      }
  }

  /// Whether a property keeps a type in a wrapper of the project that codes what it keeps, or Data in a
  /// generic record.
  func isWrapped(_ id: SymbolID) -> Bool {
    codebase.dependencies(on: id).contains { other in
      let reference = codebase.reference(of: other)
      guard reference.role == .property || reference.role == .genericArgument, reference.owner >= 0
      else { return false }
      if isInCodedGeneric(other, id) { return true }
      let place = DeclarationID(file: other.file, declaration: reference.owner)
      return codebase.attributes(of: place).contains { name in
        codebase.symbols.topLevelTypes(named: name).contains { wrapper in
          codebase.attributes(of: codebase.symbols[wrapper].place).contains("propertyWrapper")
            && codebase.code(of: wrapper) { _, word in
              ["Codable", "Encodable", "Decodable"].contains(word)
            }
        }
      }
    }
  }
}
