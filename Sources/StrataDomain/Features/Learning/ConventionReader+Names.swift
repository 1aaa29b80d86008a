internal import StrataCode
internal import StrataModel

extension ConventionReader {
  /// How types of each part are called and declared.
  var names: [Convention] {
    Self.namedParts.compactMap { role in
      convention(
        .name, of: role,
        types(role).map { id in
          let name = codebase.symbols[id].name
          let pattern = role == .testDouble ? NamePattern.double(name) : NamePattern(name)?.text
          return observation(id, pattern ?? name)
        })
    }
  }

  /// What kind of type each part is, how far it is seen, and what most conform to.
  var declarations: [Convention] {
    Self.declaredParts.flatMap { role -> [Convention] in
      let types = types(role).filter { codebase.symbols[$0].kind.isConcreteType }
      let kind = convention(.declaration, of: role, types.map { observation($0, keyword($0)) })
      let access = convention(
        .access, of: role,
        types.map { observation($0, Self.word(codebase.symbols[$0].access)) })
      return [kind, access].compactMap { $0 } + conformances(types, role)
    }
  }

  /// The protocols to which three in five types of a part conform.
  private func conformances(_ types: [SymbolID], _ role: Role) -> [Convention] {
    guard role == .entity else { return [] }
    let found = types.flatMap { id in
      Set(codebase.symbols.externalSupertypes[Int(id.index)]).map { observation(id, $0) }
    }
    return found.map(\.value).ranked.compactMap { entry in
      let those = found.filter { $0.value == entry.value }
      guard var most = convention(.conformance, of: role, those) else { return nil }
      most.all = types.count
      return most.isDecided ? most : nil
    }
  }

  private func keyword(_ id: SymbolID) -> String {
    let declaration = codebase.declaration(codebase.symbols[id].place)
    switch declaration.kind {
    case .class: return declaration.modifiers.contains(.isFinal) ? "final class" : "class"
    case .enum: return "enum"
    case .actor: return "actor"
    default: return "struct"
    }
  }

  static func word(_ access: Declaration.Access) -> String {
    switch access {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }

  private static let namedParts: [Role] = [
    .useCaseProtocol, .useCase, .repositoryProtocol, .repositoryImplementation, .dataSource, .dto,
    .mapper, .coordinator, .viewModel, .view, .testDouble,
  ]

  private static let declaredParts: [Role] = [
    .entity, .useCase, .repositoryImplementation, .viewModel,
  ]
}
