internal import StrataCode
internal import StrataModel

extension Codebase {
  /// View models that store or take a client of a module that nobody knows, by its name.
  func foreignClientAccess() -> [Finding] {
    said(ofEach: types(.viewModel)) { viewModel -> [Finding] in
      var found: [String: Finding] = [:]
      for place in storedProperties(of: viewModel) + initializers(of: viewModel)
      where isProduction(place) {
        let facts = facts(place.file)
        guard facts.imports.contains(where: { isUnknown(facts[$0.module]) }) else { continue }
        for position in referenceOrder[place.file][place.declaration] {
          let reference = facts.references[position]
          let name = facts[reference.name]
          guard reference.role == .property || reference.role == .parameter, found[name] == nil,
            references[place.file][position] == .external, Self.isClient(name)
          else { continue }
          found[name] = foreignClientFinding(viewModel, name, reference, place)
        }
      }
      return found.values.sorted { $0.location.start < $1.location.start }
    }
  }

  /// Whether a module is neither the project's nor one whose purpose is known.
  private func isUnknown(_ module: String) -> Bool {
    if case .unknown = Framework(module: module) {
      return !workspace.modules.contains { $0.name == module }
    }
    return false
  }

  /// `HTTPNetworkClient`, `RestAPIService`: whatever it is, it reaches the network.
  private static func isClient(_ name: String) -> Bool {
    let words = NameWords(name)
    guard let last = words.bare.last, ["client", "service", "session", "manager"].contains(last)
    else { return false }
    return !Set(words.all).isDisjoint(with: [
      "http", "https", "network", "networking", "api", "rest",
    ])
  }

  private func foreignClientFinding(
    _ viewModel: SymbolID, _ name: String, _ reference: TypeReference, _ place: DeclarationID
  ) -> Finding {
    let model = symbols[viewModel].qualifiedName
    return Rule.infrastructureAccess.finding(
      at: FindingPlace(
        reference.span, in: place.file, subject: name, owner: reference.owner), in: self,
      message: Phrase(
        "view model '\(model)' depends on '\(name)', which by its name is a network client",
        zh: "ViewModel '\(model)' 依赖 '\(name)'，从名称看它是网络客户端"),
      help: !hasDomain
        ? Phrase(
          "declare what '\(model)' needs as a protocol, use '\(name)' behind it, and take that in the initializer",
          zh: "把 '\(model)' 的需求声明为协议，在它背后使用 '\(name)'，并在初始化方法中接收它")
        : Phrase(
          """
          declare what '\(model)' needs as a protocol in Domain, use '\(name)' in a repository in \
          Data, and ask it through a use case
          """,
          zh: "在 Domain 中把 '\(model)' 的需求声明为协议，由 Data 中的 Repository 使用 '\(name)'，并通过 UseCase 调用")
    ).held(at: .info).with(confidence: 0.6)
  }
}
