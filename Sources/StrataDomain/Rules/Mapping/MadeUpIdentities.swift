internal import StrataCode
internal import StrataModel

// Identities that nobody sent.

extension Codebase {
  /// What is made up, by what it is told of: each Domain value, but once for all that are given nothing
  /// but an identity that nobody sent.
  func oneEach(_ byDomain: [SymbolID: [MadeUpArgument]]) -> [[MadeUpArgument]] {
    func isIdentity(_ group: [MadeUpArgument]) -> Bool {
      group.allSatisfy { $0.value.kind == .passed && $0.property == "id" }
    }
    let groups = byDomain.map(\.value).sorted { $0[0].value.span.start < $1[0].value.span.start }
    let identities = groups.filter(isIdentity).flatMap(\.self)
    return groups.filter { !isIdentity($0) } + (identities.isEmpty ? [] : [identities])
  }

  /// What to do where the record that a Domain value is made of has what is made up for it.
  func sent(_ told: [MadeUpArgument], in file: Int) -> Phrase? {
    let known = told.compactMap { argument -> (argument: MadeUpArgument, record: SymbolID)? in
      guard argument.value.kind == .passed, let property = argument.property,
        told.filter({ $0.value.owner == argument.value.owner }).count == 1
      else { return nil }
      let place = DeclarationID(file: file, declaration: argument.value.owner)
      let given = namings(of: place, as: [.parameter, .genericArgument]).map(\.type)
      return given.first { record in
        !isDomainValue(record) && storedProperties(of: record).contains { name($0) == property }
      }.map { (argument, $0) }
    }
    guard let (argument, record) = known.first, let property = argument.property else { return nil }
    let others: Phrase =
      Set(told.map(\.domain)).count == 1
      ? .empty : Phrase("; so for the others whose record has one", zh: "；其他有同名属性的记录也这样处理")
    let (value, source) = (
      symbols[argument.domain].qualifiedName, symbols[record].qualifiedName
    )
    return Phrase(
      "pass on '\(property)' of '\(source)', and let '\(property)' of '\(value)' be of its type\(others)",
      zh: "传递 '\(source)' 的 '\(property)'，并让 '\(value)' 的 '\(property)' 使用它的类型\(others)")
  }
}
