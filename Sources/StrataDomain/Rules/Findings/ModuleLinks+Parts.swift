internal import StrataCode
internal import StrataModel

// What stands in the wrong target, where a target of Domain links one further out for it alone.

extension Codebase {
  /// What to do where only repositories, and what values are made of, need a link of Domain; nil where
  /// something else does.
  func implementationsGo(from index: Int, with target: Int, _ link: String) -> Phrase? {
    let named = workspace.files.indices.filter { workspace.files[$0].modules.contains(index) }
      .flatMap { dependencies(of: $0) }.filter { dependency in
        workspace.files[symbols[dependency.target].place.file].modules.contains(target)
      }
    var going: Set<String> = []
    var made: Set<String> = []
    for dependency in named {
      let owner = reference(of: dependency).owner
      let type = outermostType(of: dependency)
      if let type, roles.has(type, .repositoryImplementation) {
        going.insert(symbols[type].qualifiedName)
      } else if let value = madeValue(owner, in: dependency.file) {
        made.insert(value)
      } else {
        return nil
      }
    }
    guard !going.isEmpty else { return nil }
    let (module, names, values) = (
      workspace.modules[index].name, listed(going.sorted()), listed(made.sorted())
    )
    let more =
      made.isEmpty
      ? .empty
      : Phrase(
        " and the initializers of \(values) that take what is there",
        zh: " 和 \(values) 中接收其类型的初始化方法")
    if modules.layer(ofModule: target) == .data {
      let home = workspace.modules[target].name
      return Phrase(
        "move \(names)\(more) to '\(home)', and let that link '\(module)' instead of the other way round",
        zh: "把 \(names)\(more) 移到 '\(home)'，并把链接反过来，由 '\(home)' 链接 '\(module)'")
    }
    return Phrase(
      "move \(names)\(more) to Data, and remove '\(link)' from '\(module)'",
      zh: "把 \(names)\(more) 移到 Data，并从 '\(module)' 中移除 '\(link)'")
  }

  /// What to do where a target of Domain needs a link for what puts the app together alone; nil where it
  /// composes nothing.
  func composersGo(from index: Int, with target: Int, _ link: String) -> Phrase? {
    guard modules.layer(ofModule: index) == .domain else { return nil }
    let wiring = dependencies.filter { dependency in
      dependency.isWiring && workspace.files[dependency.file].modules.contains(index)
        && workspace.files[symbols[dependency.target].place.file].modules.contains(target)
    }
    let composers = wiring.map { outermostType(of: $0) }
    guard !wiring.isEmpty, !composers.contains(nil) else { return nil }
    let (module, names) = (
      workspace.modules[index].name,
      listed(Set(composers.compactMap { $0 }).sorted().map { symbols[$0].qualifiedName })
    )
    return Phrase(
      "move \(names) to the app, which puts its parts together, and remove '\(link)' from '\(module)'",
      zh: "把 \(names) 移到负责组装的应用 target，并从 '\(module)' 中移除 '\(link)'")
  }

  /// Those of some types that no other of them holds: the parts come with them.
  func wholes(among types: [SymbolID]) -> [SymbolID] {
    let parts = Set(
      types.flatMap { type in
        let held = Set(held(by: type).map(\.type))
        return types.filter { part in
          part != type
            && (held.contains(part) || !held.isDisjoint(with: symbols.allSupertypes(of: part)))
        }
      })
    let wholes = types.filter { !parts.contains($0) }
    return wholes.isEmpty ? types : wholes
  }

  /// The name of the value that an initializer makes: of a struct, an enum, or what is another name for
  /// one.
  private func madeValue(_ owner: DeclarationIndex, in file: Int) -> String? {
    guard owner >= 0, facts(file)[owner].kind == .initializer else { return nil }
    let around = DeclarationID(file: file, declaration: facts(file)[owner].parent)
    guard around.declaration >= 0 else { return nil }
    if let type = symbols.subject(of: around) {
      return [.struct, .enum].contains(symbols[type].kind) ? symbols[type].qualifiedName : nil
    }
    return facts(file)[facts(file)[around.declaration].name]
  }
}

extension Codebase {
  /// Whether code of one target bears a name that another declares, though it is not known to mean it, or
  /// may call what that adds to the types of others.
  func mayName(_ target: Int, in index: Int) -> Bool {
    let declared = Set(
      symbols.ids.lazy.filter {
        self.workspace.files[self.symbols[$0].place.file].modules.contains(target)
      }.map { self.symbols[$0].name })
    let addsToOthers = addsMembers(to: target)
    return workspace.files.indices.contains { file in
      workspace.files[file].modules.contains(index)
        && facts(file).importedModules.contains(workspace.modules[target].name)
        && (addsToOthers
          || zip(facts(file).references, references[file]).contains { reference, target in
            guard case .symbol = target else {
              return declared.contains(facts(file)[reference.name])
            }
            return false
          })
    }
  }

  /// Whether a target adds members to types of the system or of libraries, or functions to none, by
  /// which it is used without a name: `\.apiClient` of `DependencyValues`.
  private func addsMembers(to target: Int) -> Bool {
    workspace.files.indices.contains { file in
      let facts = facts(file)
      return workspace.files[file].modules.contains(target)
        && facts.declarations.contains { declaration in
          declaration.access > .internal
            && (declaration.parent < 0
              && (declaration.kind == .function || declaration.kind == .property)
              || declaration.parent >= 0 && facts[declaration.parent].kind == .extension
                && symbols.subject(
                  of: DeclarationID(file: file, declaration: declaration.parent)) == nil)
        }
    }
  }
}
