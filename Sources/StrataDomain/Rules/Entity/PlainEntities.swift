internal import StrataCode
internal import StrataModel

// Which types of Domain are values, and which serve others.

extension Codebase {
  /// Whether a type is a value: what keeps a promise of the project or holds a collaborator serves
  /// others, and may have the world behind it.
  func keepsValuesOnly(_ id: SymbolID) -> Bool {
    if symbols[id].kind == .actor { return false }
    if symbols[id].kind == .class, storedProperties(of: id).isEmpty || isServing(id) {
      return false
    }
    if symbols.words(of: id).suffix(from: Self.servants) != nil { return false }
    // A list of requests is the network's, wherever it stands.
    if symbols.conforms(id, to: ["TargetType", "URLRequestConvertible"]) { return false }
    // What wraps a property is a means of the language.
    if attributes(of: symbols[id].place).contains("propertyWrapper") { return false }
    return !symbols.allSupertypes(of: id).contains { symbols[$0].kind == .protocol && !isPlain($0) }
      && !held(by: id).contains { isCollaboratorOrProtocol($0.type) }
  }

  /// Whether a class is watched or shared: the world may change it, so it is no value.
  private func isServing(_ id: SymbolID) -> Bool {
    sharedInstance(of: id) != nil || attributes(of: symbols[id].place).contains("Observable")
      || symbols.externalSupertypes[Int(id.index)].contains { $0.hasSuffix("ObservableObject") }
  }

  private static let servants = [
    "manager", "service", "helper", "handler", "provider", "client", "controller", "worker",
    "endpoint", "api",
  ]

  /// Whether a property is a constant under which something else is found.
  func isKey(_ place: DeclarationID) -> Bool {
    declaration(place).modifiers.isSuperset(of: [.isConstant, .hasInitialValue])
      && NameWords.split(name(place)).contains { ["key", "identifier", "name"].contains($0) }
  }

  /// Whether a protocol asks for nothing but properties, as one for what has an id does.
  private func isPlain(_ id: SymbolID) -> Bool { methods(of: id).isEmpty }
}
