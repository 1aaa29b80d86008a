internal import StrataCode
internal import StrataModel

extension Codebase {
  /// By singleton: who reaches for it, outside its own file; who merely names its type was given it.
  func users(
    of candidates: [SymbolID: DeclarationID], file: String = #fileID, line: UInt = #line
  ) -> [SymbolID: SingletonUsers] {
    var users: [SymbolID: SingletonUsers] = [:]
    let uses = seen(inEachFile: { self.uses(of: candidates, in: $0) }, file: file, line: line)
    for use in uses {
      users[use.id, default: SingletonUsers()].names.insert(use.name)
      users[use.id]?.files.insert(use.file)
      if use.isValue { users[use.id]?.values.insert(use.name) }
      if use.decides { users[use.id]?.deciders.insert(use.name) }
    }
    return users
  }

  private func uses(
    of candidates: [SymbolID: DeclarationID], in file: Int
  ) -> [SingletonUse] {
    guard scopes[file].isProduction else { return [] }
    let facts = facts(file)
    let targets = references[file]
    return facts.references.enumerated().compactMap { position, reference in
      guard case .symbol(let id) = targets[position], let shared = candidates[id],
        shared.file != file, depends(reference, on: shared, in: file),
        !scopes[file].isExempt(reference), !isComposition(reference.owner, in: file),
        !typesAround(reference.owner, in: file).contains(id)
      else { return nil }
      let user = typesAround(reference.owner, in: file).last
      return SingletonUse(
        id: id, file: file, name: namer(of: reference.owner, in: file).symbol,
        isValue: user.map { symbols[$0].kind == .enum || symbols.isCodable($0) } ?? false,
        decides: user.map { decides($0) && !isGiven(reference, in: file) } ?? false)
    }
  }

  /// Whether an instance is named where it is handed in: a default is default-argument's business, and
  /// a factory of its own type composes. What is held as a protocol is not reached past one.
  private func isGiven(_ reference: TypeReference, in file: Int) -> Bool {
    isStaticMember(reference.owner, in: file) || isHeldAsProtocol(reference.owner, in: file)
      || defaults(in: file).contains {
        $0.defaultValue?.contains(reference.span.start) == true
      }
  }

  /// Whether a place is a stored property that is written as protocols of the project.
  private func isHeldAsProtocol(_ owner: DeclarationIndex, in file: Int) -> Bool {
    guard owner >= 0, facts(file)[owner].kind == .property,
      !facts(file)[owner].modifiers.contains(.isComputed)
    else { return false }
    let written = namings(of: DeclarationID(file: file, declaration: owner), as: [.property])
    return !written.isEmpty && written.allSatisfy { symbols[$0.type].kind == .protocol }
  }

  private func depends(_ reference: TypeReference, on shared: DeclarationID, in file: Int) -> Bool {
    reference.role == .staticAccess && reference.member.map { facts(file)[$0] } == name(shared)
  }
}

/// A type with the property that holds its single instance.
struct SharedInstance: Sendable, Equatable {
  var id: SymbolID
  var place: DeclarationID
}

/// A place that depends on a singleton.
private struct SingletonUse: Sendable, Equatable {
  var id: SymbolID
  var file: Int
  /// Who depends on it.
  var name: String
  var isValue: Bool
  var decides: Bool
}

/// Who depends on a singleton, and where.
struct SingletonUsers {
  var names: Set<String> = []
  var files: Set<Int> = []
  /// Those of the names that decide something.
  var deciders: Set<String> = []
  /// Those of the names that are values, which nobody hands a service.
  var values: Set<String> = []

  /// Whom to name as an example.
  var first: String? {
    deciders.subtracting(values).min() ?? deciders.min() ?? names.filter { !$0.hasSuffix(".swift") }
      .min() ?? names.min()
  }
}

extension SharedInstance: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(place)
  }
}

extension SingletonUse: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(name)
    digest.add(file, isValue ? 1 : 0, decides ? 1 : 0)
  }
}
