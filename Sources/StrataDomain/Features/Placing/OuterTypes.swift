internal import StrataCode
internal import StrataModel

/// What all types of a text have in common that says where it belongs, wherever it stands.
struct OuterTypes {
  private let symbols: SymbolTable
  private let types: [SymbolID]

  /// The types of a text among others.
  init(of around: TextNeighbourhood) {
    symbols = around.symbols
    types = around.outerTypes
  }

  /// The first, if all of them are called doubles.
  var double: String? {
    let areDoubles = types.allSatisfy { id in
      let words = symbols.words(of: id).all
      return symbols[id].kind.isConcreteType
        && [words.first, words.last].contains { $0.map(LayerWords.doubles.contains) ?? false }
    }
    return areDoubles ? types.first.map { symbols[$0].name } : nil
  }

  /// The first, if all of them are errors of Domain: `OrderError` where `Order` is an entity, or
  /// `DomainError`; with what it is about.
  func error(among index: PlaceIndex) -> (name: String, subject: String)? {
    let subjects = types.map { subject(of: $0, among: index) }
    guard let first = types.first, let subject = subjects[0], !subjects.contains(nil) else {
      return nil
    }
    return (symbols[first].name, subject)
  }

  private func subject(of id: SymbolID, among index: PlaceIndex) -> String? {
    let isError = symbols.externalSupertypes[Int(id.index)].contains {
      ["Error", "LocalizedError", "Swift.Error"].contains($0)
    }
    let words = symbols.words(of: id)
    guard isError, words.ends(in: "error") else { return nil }
    let subject = String(symbols[id].name.dropLast("Error".count))
    if words.bare.first == "domain", words.bare.count == 2 { return "Domain" }
    return index.types.contains { $0.roles.contains(.entity) && $0.name == subject }
      ? "'\(subject)'" : nil
  }
}
