internal import StrataCode
internal import StrataModel

// What to do about an error that escapes from a repository.

extension Codebase {
  func unmappedErrorHelp(
    _ thrown: (error: String, methods: Phrase), named: SymbolID?, known: SymbolID?,
    _ tested: ErrorTest?, _ contract: SymbolID
  ) -> Phrase {
    let (error, methods) = thrown
    if let named = named.map({ symbols[$0].qualifiedName }) {
      return Phrase(
        "turn '\(error)' into '\(named)' (Domain) in \(methods)",
        zh: "在 \(methods) 中把 '\(error)' 转换成 '\(named)'（Domain）")
    }
    if let known = known.map({ symbols[$0].qualifiedName }) {
      return Phrase(
        "turn '\(error)' into an error of Domain, as '\(known)' is, in \(methods)",
        zh: "在 \(methods) 中把 '\(error)' 转换成 Domain 的错误，例如 '\(known)'")
    }
    if let tested {
      let known = symbols[tested.error].qualifiedName
      let tester = symbols[tested.tester].qualifiedName
      return Phrase(
        "turn '\(error)' into '\(known)' (Domain), which '\(tester)' tests for, in \(methods)",
        zh: "在 \(methods) 中把 '\(error)' 转换成 '\(tester)' 所判断的 '\(known)'（Domain）")
    }
    let asked = symbols[contract].qualifiedName
    return Phrase(
      """
      declare in Domain what can go wrong with '\(asked)', and turn '\(error)' into it in \
      \(methods)
      """, zh: "在 Domain 中声明 '\(asked)' 可能出错的情况，并在 \(methods) 中把 '\(error)' 转换成它")
  }

  /// What to do with an error of the outer ring that says nothing of it.
  func movedError(_ error: SymbolID) -> Phrase? {
    guard symbols[error].parent == nil, outerWords(of: error, withBytes: false).isEmpty,
      !isOfTransport(error)
    else {
      return nil
    }
    return .moving(symbols[error].name, outOf: layer(of: error)?.rawValue ?? "")
  }

  /// The methods out of which an error of some name comes, in their order.
  func methods(
    of leaks: [(place: DeclarationID, error: EscapingError)], letting error: String
  ) -> [String] {
    leaks.filter { $0.error.name == error }.map { name($0.place) }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The error of Domain that a type already throws elsewhere.
  func domainError(thrownBy id: SymbolID) -> SymbolID? {
    methods(of: id).lazy.flatMap { self.namings(of: $0) }.map(\.type).first {
      self.layer(of: $0) == .domain && self.isErrorType($0)
    }
  }

  /// The error of Domain that those throw who ask a repository.
  func domainError(ofCallersOf contracts: [SymbolID]) -> SymbolID? {
    contracts.lazy.flatMap { self.dependencies(on: $0) }.filter { dependency in
      dependency.from == .domain && self.reference(of: dependency).role == .property
    }.compactMap { self.outermostType(of: $0) }.compactMap { self.domainError(thrownBy: $0) }.first
  }

  /// The errors of Domain that protocols' signatures name.
  func domainErrors(namedBy contracts: [SymbolID]) -> [SymbolID] {
    contracts.flatMap { requirements(of: $0) }.flatMap { namings(of: $0) }.map(\.type).filter {
      layer(of: $0) == .domain && isErrorType($0)
    }
  }
}
