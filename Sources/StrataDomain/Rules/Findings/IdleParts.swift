internal import StrataCode
internal import StrataModel

// What a type holds and never uses.

extension Codebase {
  /// The property by which a type holds what a declaration names, if the type never uses it: the
  /// declaration itself, or the one that an initializer fills.
  private func idleProperty(at owner: DeclarationIndex, in file: Int, for span: Span) -> String? {
    guard owner >= 0 else { return nil }
    let facts = facts(file)
    let declaration = facts[owner]
    if declaration.kind == .property {
      return declaration.modifiers.contains(.isIdle) ? facts[declaration.name] : nil
    }
    guard declaration.kind == .initializer,
      let parameter = facts.parameters.first(where: {
        $0.owner == owner
          && ($0.span.contains(span.start) || $0.defaultValue?.contains(span.start) == true)
      })
    else { return nil }
    let isIdle = facts.declarations.contains {
      $0.parent == declaration.parent && $0.name == parameter.name && $0.modifiers.contains(.isIdle)
    }
    return isIdle ? facts[parameter.name] : nil
  }

  /// What to do where all that a file names of a type is held and never used.
  func idleHelp(_ group: [Dependency]) -> Phrase? {
    let names = group.map { dependency -> String? in
      let reference = reference(of: dependency)
      return idleProperty(at: reference.owner, in: dependency.file, for: reference.span)
    }
    guard let name = names[0], names.allSatisfy({ $0 == name }) else { return nil }
    let owner = reference(of: group[0]).owner
    return idleHelp(name, namer(of: owner, in: group[0].file).symbol)
  }

  /// What to do where a type only holds what a declaration names at one place, and never uses it.
  func idleHelp(at owner: DeclarationIndex, in file: Int, for span: Span) -> Phrase? {
    idleProperty(at: owner, in: file, for: span).map {
      idleHelp($0, namer(of: owner, in: file).symbol)
    }
  }

  private func idleHelp(_ property: String, _ type: String) -> Phrase {
    Phrase(
      "delete '\(property)': '\(type)' never uses it", zh: "删除 '\(property)'：'\(type)' 从未使用它")
  }

  /// `delete 'store' if everything builds without it: nothing calls it; otherwise `, where a type holds
  /// what a property names and no code calls anything on it; nothing else tells who reads it.
  func uncalledHelp(at owner: DeclarationIndex, in file: Int) -> Phrase {
    guard owner >= 0, facts(file)[owner].kind == .property,
      facts(file)[owner].access > .fileprivate
    else { return .empty }
    let name = facts(file)[facts(file)[owner].name]
    let types = Set(typesAround(owner, in: file))
    // Others of the same name are kept by others.
    let isCalled = workspace.files.indices.contains { other in
      let facts = facts(other)
      guard
        other == file
          || references[other].contains(where: {
            if case .symbol(let id) = $0 { types.contains(id) } else { false }
          })
      else { return false }
      return facts.shapes.compactMap(\.memberPath).contains { path in
        facts[path].split(separator: ".").contains {
          $0.filter { $0 != "?" && $0 != "!" } == name
        }
      }
    }
    return isCalled
      ? .empty
      : Phrase(
        "delete '\(name)' if everything builds without it: nothing calls it; otherwise ",
        zh: "没有代码调用 '\(name)'：如果去掉它后仍能编译，就删除它；否则")
  }
}
