internal import StrataCode
internal import StrataFeatures

/// A plan as an editor carries it out.
struct WorkspaceEditJSON {
  let root: String
  let client: ClientFeatures
  /// By path from the root: the documents that are open.
  let open: [String: OpenDocument]

  /// Whether the plan is about what the editor shows now.
  func isCurrent(_ plan: EditPlan) -> Bool {
    plan.reads.allSatisfy { file, text in open[file].map { $0.text.bytes == text } ?? true }
  }

  /// The edit: texts first, then what is moved or deleted, and what is made last, where something may
  /// have been before. Nil where a text cannot be told to the client, or takes what it cannot do.
  func json(_ plan: EditPlan) -> JSONValue? {
    var texts: [JSONValue] = []
    for (file, pieces) in pieces(of: plan) {
      guard let text = text(of: file, plan) else { return nil }
      let edits = pieces.map { piece in
        JSONValue.object([
          ("range", .range(text.places(of: piece.bytes, client.encoding))),
          ("newText", .string(String(decoding: piece.text, as: UTF8.self))),
        ])
      }
      texts.append(document(file, edits))
    }
    let files = plan.edits.compactMap { operation($0.action) }
    let made = plan.edits.compactMap { creation($0.action) }.joined()
    if client.takesDocumentChanges {
      return .object([("documentChanges", .array(texts + files + made))])
    }
    guard files.isEmpty, made.isEmpty else { return nil }
    return .object([
      (
        "changes",
        .object(
          texts.compactMap { text in
            guard let uri = text["textDocument"]?["uri"]?.text, let edits = text["edits"] else {
              return nil
            }
            return (uri, edits)
          })
      )
    ])
  }

  /// By file, sorted: what is put in the place of which bytes, in their order.
  private func pieces(
    of plan: EditPlan
  ) -> [(file: String, pieces: [(bytes: Range<Int>, text: [UInt8])])] {
    var pieces: [String: [(bytes: Range<Int>, text: [UInt8])]] = [:]
    for edit in plan.edits {
      if case .replace(let path, let bytes, let text) = edit.action {
        pieces[path, default: []].append((bytes, text))
      }
    }
    return pieces.sorted { $0.key < $1.key }.map { file, pieces in
      let sorted = pieces.enumerated().sorted {
        ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset)
      }
      return (file, sorted.map(\.element))
    }
  }

  /// A text that the client counts alike: one that is no Unicode, or begins with a mark that editors
  /// hide, has other columns there.
  private func text(of file: String, _ plan: EditPlan) -> DocumentText? {
    if let document = open[file] { return document.text }
    guard let bytes = plan.reads[file], !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
    return String(validating: bytes, as: UTF8.self).map { DocumentText($0) }
  }

  private func document(_ file: String, _ edits: [JSONValue]) -> JSONValue {
    .object([
      (
        "textDocument",
        .object([
          ("uri", .string(address(file))),
          ("version", open[file].map { .int($0.version) } ?? .null),
        ])
      ), ("edits", .array(edits)),
    ])
  }

  private func operation(_ action: Edit.Action) -> JSONValue? {
    switch action {
    case .move(let path, let target):
      .object([
        ("kind", .string("rename")), ("oldUri", .string(address(path))),
        ("newUri", .string(newAddress(target))),
      ])
    case .delete(let path):
      .object([("kind", .string("delete")), ("uri", .string(address(path)))])
    case .create, .replace: nil
    }
  }

  /// A new file, and what is in it.
  private func creation(_ action: Edit.Action) -> [JSONValue]? {
    guard case .create(let path, let text) = action else { return nil }
    let start = TextPosition(line: 0, character: 0)
    let uri = newAddress(path)
    return [
      .object([("kind", .string("create")), ("uri", .string(uri))]),
      .object([
        ("textDocument", .object([("uri", .string(uri)), ("version", .null)])),
        (
          "edits",
          .array([
            .object([
              ("range", .range(start..<start)),
              ("newText", .string(String(decoding: text, as: UTF8.self))),
            ])
          ])
        ),
      ]),
    ]
  }

  private func address(_ file: String) -> String { open[file]?.uri.text ?? newAddress(file) }

  private func newAddress(_ file: String) -> String {
    DocumentURI(path: DocumentPlace(root: root, file: file).path).text
  }
}
