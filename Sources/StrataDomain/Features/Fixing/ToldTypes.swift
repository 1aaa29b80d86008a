internal import StrataCode
internal import StrataModel
internal import StrataRules

extension Codebase {
  /// Whether nothing says of a type of another layer that Domain has no use for it: the name of a tool,
  /// that it is an error which Domain does not name or that tells of a transport, or that a screen made it
  /// for itself.
  func isOfBusiness(_ id: SymbolID, from layer: Layer) -> Bool {
    let name = symbols.words(of: id).all.joined()
    if Self.tools.contains(where: name.contains) { return false }
    if layer == .presentation { return !isOnlyTold(id) }
    return !isErrorType(id)
      || !isOfTransport(id)
        && workspace.files.indices.contains {
          self.layer(ofFile: $0) == .domain && references[$0].contains(.symbol(id))
        }
  }

  /// What stores and services are made of, in one word.
  private static let tools = [
    "alamofire", "cloudkit", "coredata", "firebase", "firestore", "grdb", "icloud", "keychain",
    "moya", "realm", "sqlite", "supabase", "swiftdata", "urlsession", "userdefaults",
  ]

  /// Whether Domain names a type only where a value of its own is told as it: a screen's model, which
  /// says nothing of the business.
  func isOnlyTold(_ id: SymbolID) -> Bool {
    workspace.files.indices.allSatisfy { file in
      guard layer(ofFile: file) == .domain else { return true }
      let facts = facts(file)
      return zip(facts.references, references[file]).allSatisfy { reference, target in
        target != .symbol(id) || isInMember(reference.owner, ofValueIn: file)
      }
    }
  }

  /// Whether neither business nor data names a type: what screens show is their own, wherever it lies.
  func isOnlyShown(_ id: SymbolID) -> Bool {
    let own = symbols[id].place
    let extent = facts(own.file)[own.declaration].extent
    return workspace.files.indices.allSatisfy { file in
      guard scopes[file].isProduction, let ring = layer(ofFile: file)?.ring,
        file == own.file || ring == .domain || ring == .data
      else { return true }
      return zip(facts(file).references, references[file]).allSatisfy { reference, target in
        target != .symbol(id) || file == own.file && extent.contains(reference.span.start)
      }
    }
  }

  /// Whether code stands in a function or a computed property of a structure or an enumeration that is no
  /// use case.
  private func isInMember(_ owner: DeclarationIndex, ofValueIn file: Int) -> Bool {
    let facts = facts(file)
    guard let type = typesAround(owner, in: file).last,
      [.struct, .enum].contains(symbols[type].kind),
      !roles.has(type, .useCase), !roles.has(type, .container)
    else { return false }
    return facts.enclosing(owner).contains {
      facts[$0].kind == .function
        || facts[$0].kind == .property && facts[$0].modifiers.contains(.isComputed)
    }
  }
}
