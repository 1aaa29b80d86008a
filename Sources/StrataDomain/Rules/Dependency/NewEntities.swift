internal import StrataCode
internal import StrataModel

// What a value of Domain would be called that takes the place of a record.

extension Codebase {
  /// To declare what Domain says in place of a record, and to turn the record into it; what is called like a
  /// value of the business gives its name to that.
  func declaringEntity(for id: SymbolID, in layer: String) -> Phrase {
    let name = symbols[id].qualifiedName
    let general = Phrase(
      "declare an entity in Domain and turn '\(name)' into it in \(layer)",
      zh: "在 Domain 中声明一个 Entity，并在 \(layer) 中把 '\(name)' 转换成它")
    guard symbols[id].parent == nil, !isGeneric(symbols[id].place), symbols[id].kind != .enum else {
      return general
    }
    let prefix = Self.ofStores.first { name.hasPrefix($0) && name.count > $0.count }
    let plain =
      name.without(endings: Self.ofRecords) ?? prefix.map { String(name.dropFirst($0.count)) }
    if let plain, isFree(plain), NameWords(plain).suffix(from: LayerWords.sentTypes) == nil {
      return Phrase(
        "declare a plain '\(plain)' in Domain and turn '\(name)' into it in \(layer)",
        zh: "在 Domain 中声明普通的 '\(plain)'，并在 \(layer) 中把 '\(name)' 转换成它")
    }
    guard plain == nil, !roles.has(id, .persistenceModel), !isNamedForTheWire(id),
      symbols.words(of: id).suffix(from: Self.ofAnswers) == nil, isFree(name + "DTO")
    else {
      return general
    }
    return Phrase(
      "rename '\(name)' to '\(name)DTO', declare a plain '\(name)' in Domain, and turn the one into the other in \(layer)",
      zh: "把 '\(name)' 改名为 '\(name)DTO'，在 Domain 中声明普通的 '\(name)'，并在 \(layer) 中把前者转换成后者")
  }

  private func isFree(_ name: String) -> Bool {
    symbols.topLevelTypes(named: name).isEmpty && !StandardTypes.contains(name)
      && name.first?.isUppercase == true
  }

  private static let ofStores = [
    "Stored", "Cached", "Saved", "Persisted", "Managed", "Local", "Remote", "Network", "API",
    "Realm",
  ]
  /// Last words of what a server gives back, which no value of the business is called.
  private static let ofAnswers = [
    "output", "result", "results", "answer", "data", "wrapper", "container", "body", "object",
    "envelope", "page",
  ]
  private static let ofRecords = ["DTO", "Dto", "Entity", "Model", "Realm", "Record"]
}
