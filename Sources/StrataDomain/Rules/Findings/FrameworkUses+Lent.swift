internal import StrataCode
internal import StrataModel

// The members of a view model that screens alone ask for, or nobody: they leave it as they are.

extension FrameworkUses {
  /// What to do with the members that name some of a framework's names and that only screens ask for, or
  /// nothing at all, and the names that are left then.
  func lent(_ names: [String]) -> (way: Phrase, rest: [String])? {
    guard let model else { return nil }
    // A binding of one property needs no member at all.
    let seen = names.filter {
      [.value, .picture, .move, .service].contains(kind(of: $0))
        && ($0 != "Binding" || wrappedBinding([$0]) == nil)
    }
    // What never changes leaves by another way.
    func open(_ names: [String]) -> [DeclarationIndex] {
      places(of: names).map(\.owner).filter { fixedProperty(around: $0) == nil }
    }
    var askers: [DeclarationIndex: [Int]] = [:]
    let gone = seen.filter { name in
      let members = open([name]).map { outerMember(around: $0, of: model) }
      return !members.isEmpty
        && members.allSatisfy { member in
          // Who loads a picture does more than to show it.
          guard let member, kind(of: name) != .picture || facts[member].kind == .property else {
            return false
          }
          if askers[member] != nil { return true }
          askers[member] = self.askers(of: member, model)
          return askers[member] != nil
        }
    }
    guard !gone.isEmpty else { return nil }
    let members = Self.once(
      open(gone).compactMap { outerMember(around: $0, of: model) })
    let (idle, asked) = (
      members.filter { askers[$0]?.isEmpty == true },
      members.filter { askers[$0]?.isEmpty == false }
    )
    let files = Self.once(asked.flatMap { askers[$0] ?? [] }).sorted()
    guard members.count <= Self.mostMembers, files.count <= 2 else { return nil }
    var ways: [Phrase] = []
    if !idle.isEmpty {
      let listed = codebase.listed(idle.map(name))
      ways.append(
        Phrase(
          "delete \(listed), which nothing asks for", zh: "删除没有代码使用的 \(listed)"))
    }
    if !asked.isEmpty {
      let (listed, type) = (
        codebase.listed(asked.map(name)), codebase.symbols[model].qualifiedName
      )
      let homes = codebase.listed(files.map { codebase.workspace.files[$0].name })
      let them = asked.count == 1 ? "it" : "them"
      ways.append(
        files.count == 1
          ? Phrase(
            "move \(listed) to an extension of '\(type)' in \(homes), which alone asks for \(them)\(opened(of: model))",
            zh: "把 \(listed) 移到 \(homes) 中 '\(type)' 的扩展：只有那里的代码使用\(opened(of: model))")
          : Phrase(
            "move \(listed) to an extension of '\(type)' beside the screens: only \(homes) ask for \(them)\(opened(of: model))",
            zh: "把 \(listed) 移到界面旁 '\(type)' 的扩展：只有 \(homes) 使用\(opened(of: model))"))
    }
    return (.joined(ways, by: Phrase("; ", zh: "；")), names.filter { !gone.contains($0) })
  }

  private static let mostMembers = 4

  private func name(_ member: DeclarationIndex) -> String { facts[facts[member].name] }

  /// The member of the view model around a place, whatever is declared inside.
  private func outerMember(
    around owner: DeclarationIndex, of model: SymbolID
  ) -> DeclarationIndex? {
    facts.enclosing(owner).last { index in
      let parent = facts[index].parent
      return parent >= 0
        && codebase.symbols.subject(of: DeclarationID(file: file, declaration: parent)) == model
    }
  }

  /// The files of screens that ask for a member: none where nothing does; nil where others do, where the
  /// file itself does, or where the member is more than a way to show something.
  private func askers(of member: DeclarationIndex, _ model: SymbolID) -> [Int]? {
    let declaration = facts[member]
    let name = facts[declaration.name]
    let promises = codebase.symbols.allSupertypes(of: model)
    guard declaration.access > .fileprivate, !facts.usedNames.contains(name),
      declaration.kind == .function
        || declaration.kind == .property && declaration.modifiers.contains(.isComputed),
      declaration.modifiers.isDisjoint(with: [.isOverride, .isStatic]),
      codebase.attributes(of: DeclarationID(file: file, declaration: member))
        .allSatisfy({ $0 == "MainActor" || $0 == "discardableResult" }),
      !promises.contains(where: { codebase.members(of: $0).contains { codebase.name($0) == name } }
      ),
      codebase.symbols.externalSupertypes[Int(model.index)].allSatisfy(Self.plainPromises.contains),
      isShort(member), isApart(member, model)
    else { return nil }
    let others = codebase.workspace.files.indices.filter {
      $0 != file && codebase.facts($0).usedNames.contains(name)
    }
    let known = Set(([model] + promises).flatMap { codebase.dependencies(on: $0) }.map(\.file))
    let asking = others.filter(known.contains)
    if asking.isEmpty {
      let isKnown = known.contains { $0 != file }
      return others.isEmpty && isKnown && declaration.access <= .internal ? [] : nil
    }
    return asking.allSatisfy(isOfScreen) ? asking : nil
  }

  /// What asks for no member that is not there by itself.
  private static let plainPromises: Set<String> = [
    "ObservableObject", "NSObject", "Identifiable", "Equatable", "Hashable", "Sendable",
  ]

  private func isOfScreen(_ file: Int) -> Bool {
    codebase.scopes[file].isProduction
      && codebase.typesAtTop(of: file).contains { codebase.roles.has($0, .view) }
  }

  private func isShort(_ member: DeclarationIndex) -> Bool {
    facts.codeLines.count(in: Codebase.lines(of: facts[member].extent, in: facts)) <= 16
  }

  /// Whether a member changes nothing that it alone may change, calls nothing of the view model's and asks
  /// nobody whom that keeps.
  private func isApart(_ member: DeclarationIndex, _ model: SymbolID) -> Bool {
    let extent = facts[member].extent
    let own = codebase.members(of: model).filter { $0.file == file }
    let closed = Set(
      own.filter {
        let declaration = facts[$0.declaration]
        return declaration.access <= .fileprivate
          || declaration.modifiers.contains(.hasNarrowSetter)
      }.map { codebase.name($0) })
    let kept = Set(
      codebase.storedProperties(of: model).filter { place in
        codebase.namings(of: place).contains { codebase.isCollaboratorOrProtocol($0.type) }
      }.map { codebase.name($0) })
    return !facts.shapes.contains { shape in
      guard extent.contains(shape.span.start) else { return false }
      switch shape.form {
      case .tries, .catches: return true
      case .callsOwn(let name, _):
        return closed.contains(facts[name])
      case .writes(let name, _):
        return closed.contains(facts[name]) || !facts[name].isEmpty && !isBinding(member)
      case .callsMember(let path), .forwards(to: let path, _):
        return facts[path].split(separator: ".").contains {
          let part = String($0.filter { $0 != "?" && $0 != "!" })
          return kept.contains(part) || closed.contains(part)
        }
      default: return false
      }
    }
  }

  private func isBinding(_ member: DeclarationIndex) -> Bool {
    facts.references.contains { $0.owner == member && facts[$0.name] == "Binding" }
  }

  /// ` (what is read there must not be private)`, where the view model has values that nobody else sees.
  private func opened(of model: SymbolID) -> Phrase {
    let isClosed = codebase.storedProperties(of: model).contains { place in
      codebase.declaration(place).access <= .fileprivate
        && !codebase.namings(of: place).contains { codebase.isCollaboratorOrProtocol($0.type) }
        && !Self.bags.contains { codebase.name(place).lowercased().contains($0) }
    }
    return isClosed
      ? Phrase(" (what is read there must not be private)", zh: "（那里读取的内容不能是 private）") : .empty
  }

  private static let bags = ["cancel", "bag", "subscription", "token"]
}
