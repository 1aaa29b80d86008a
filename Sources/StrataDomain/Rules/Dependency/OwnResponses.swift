internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The types that screens decode themselves and that are called for the wire: a DTO stays one where
  /// no Data layer declares it.
  func ownResponses() -> [Finding] {
    guard hasDomain else { return [] }
    var told: Set<SymbolID> = []
    let first = seen(inEachFile: { self.ownResponses(in: $0) })
      .filter { told.insert($0.id).inserted }
    return said(ofEach: first) {
      [ownResponse($0.id, decodedBy: facts($0.file).references[$0.reference], in: $0.file)]
    }
  }

  private func ownResponses(in file: Int) -> [OwnResponse] {
    // What a server's own routes take is decoded at its edge.
    guard scopes[file].isProduction, layer(ofFile: file) == .presentation,
      Self.servers.isDisjoint(with: facts(file).importedModules)
    else { return [] }
    return facts(file).references.enumerated().compactMap { position, reference in
      guard reference.role == .decoded, !scopes[file].isExempt(reference),
        case .symbol(let id) = references[file][position], layer(of: id) == .presentation,
        symbols.isCodable(id), isCalledForTheWire(id)
      else { return nil }
      return OwnResponse(id: id, file: file, reference: position)
    }
  }

  private static let servers: Set<String> = [
    "Vapor", "Hummingbird", "NIOHTTP1", "AWSLambdaRuntime",
  ]

  private func isCalledForTheWire(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: ["dto", "response", "payload", "apimodel"]) != nil
  }

  private func ownResponse(
    _ id: SymbolID, decodedBy reference: TypeReference, in file: Int
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let who = described(namerOf: reference.owner, in: file)
    return Rule.dtoInPresentation.finding(
      at: FindingPlace(reference.span, in: file, subject: name, owner: reference.owner), in: self,
      message: Phrase(
        "\(who) in Presentation decodes '\(name)' itself",
        zh: "Presentation 中的 \(who) 自行解码 '\(name)'"),
      help: Phrase(
        """
        move '\(name)' and its decoding to a data source in Data, turn it into an entity there, and \
        ask for that through a use case or a repository protocol
        """,
        zh: "把 '\(name)' 及其解码移到 Data 的数据源中，在那里转换成 Entity，并通过 UseCase 或 Repository 协议获取")
    ).held(at: .warning).naming(id, in: self).with(confidence: 0.85)
  }
}

/// A type for the wire that a screen decodes, and where.
private struct OwnResponse: Sendable, Equatable {
  var id: SymbolID
  var file: Int
  var reference: Int
}

extension OwnResponse: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(id)
    digest.add(file, reference)
  }
}
