internal import StrataCode

extension EditorSession {
  /// A client asks for the findings of a document.
  mutating func pull(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
    guard client.pulls else { throw .unknown(method: "textDocument/diagnostic") }
    let document = try document(params)
    guard let root = document.place?.root, projects[root] != nil else {
      return answer(id, Self.report([], "none"))
    }
    let previous = params["previousResultId"]?.text
    projects[root]?.pulls.append((id, document.uri, previous))
    if projects[root]?.isSettled == true { answerPulls(of: root) }
  }

  /// Answers those who wait for the findings of a project, but not about what was opened since the
  /// check began. The first answer about a document is whole, whatever the client says that it has.
  mutating func answerPulls(of root: String) {
    let pulls = projects[root]?.pulls ?? []
    projects[root]?.pulls = []
    for pull in pulls {
      guard let document = documents[pull.uri] else {
        fail(pull.id, .outdated)
        continue
      }
      if document.toldVersion == nil, projects[root]?.changed != nil {
        projects[root]?.pulls.append(pull)
        continue
      }
      let items = items(of: document, projects[root]?.live)
      let name = resultID(of: items)
      let isKnown = document.resultID != nil && pull.previous == name
      answer(
        pull.id,
        isKnown
          ? .object([("kind", .string("unchanged")), ("resultId", .string(name))])
          : Self.report(items, name))
      documents[pull.uri]?.resultID = name
    }
  }

  private static func report(_ items: [JSONValue], _ name: String) -> JSONValue {
    .object([
      ("kind", .string("full")), ("resultId", .string(name)), ("items", .array(items)),
    ])
  }

  /// A name that is equal for equal findings of this session.
  private func resultID(of items: [JSONValue]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bitPattern: Int64(salt))
    for byte in RPCMessage.bytes(of: .array(items), in: language) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
