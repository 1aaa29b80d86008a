internal import StrataCode
internal import StrataModel

// What works outside and only stands in Domain.

extension Codebase {
  /// Whether a type that works keeps a protocol that asks for what it does, of the project or of a
  /// library.
  func keepsPromise(_ id: SymbolID) -> Bool {
    guard roles[id].isDisjoint(with: [.useCase]) else { return false }
    return !promises(of: id).isEmpty
      || !Set(symbols.externalSupertypes[Int(id.index)]).isSubset(
        of: UnnamedTypes.plain.union(["NSObject", "AnyObject"]))
  }

  /// What to do where the only type of a file talks to a network itself.
  func transported(_ module: String, in file: Int) -> Phrase? {
    guard [.network, .server].contains(Framework(module: module)) else { return nil }
    return outerTypes(in: file).only.flatMap(moved)
  }

  /// What to do with the only type of a file where it is called after work that is done outside.
  func ofClient(in file: Int) -> Phrase? {
    let types = outerTypes(in: file).filter { symbols[$0].kind.isConcreteType }
    guard let type = types.only,
      symbols.words(of: type).suffix(from: [
        "client", "requester", "storage", "store", "network", "keychain", "downloader", "uploader",
      ]) != nil
    else { return nil }
    return moved(type)
  }

  /// To move what works outside to Data; nil for an entity and what decides.
  private func moved(_ type: SymbolID) -> Phrase? {
    guard symbols[type].kind.isConcreteType, !methods(of: type).isEmpty,
      roles[type].isDisjoint(with: [.entity, .useCase])
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "move '\(name)' to Data, and declare a protocol here for what Domain asks of it, if anything",
      zh: "把 '\(name)' 移到 Data；如果 Domain 需要它，就在这里声明协议")
  }
}
