internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// Fixes as editors offer them.
struct ActionJSON {
  private let document: OpenDocument
  private let client: ClientFeatures

  /// Fixes in a document.
  init(_ document: OpenDocument, _ client: ClientFeatures) {
    self.document = document
    self.client = client
  }

  /// The actions, in order, with an explanation of each finding behind them; a client that takes no
  /// edits gets the explanations alone.
  func json(_ fixes: [Fix]) -> [JSONValue] {
    var seen: Set<String> = []
    let explained = fixes.flatMap(\.solved).filter {
      $0.location.file == document.place?.file && seen.insert($0.identity).inserted
    }
    guard client.takesActions else { return explained.map(command) }
    return fixes.compactMap(action)
      + explained.map { finding in
        .object([
          ("title", .phrase(Self.title(finding))), ("kind", .string("quickfix")),
          ("command", command(finding)),
        ])
      }
  }

  private func action(_ fix: Fix) -> JSONValue? {
    guard let edit = edit(fix.change) else { return nil }
    var members: [(String, JSONValue)] = [
      ("title", .phrase(Self.title(fix.kind))), ("kind", .string("quickfix")), ("edit", edit),
    ]
    if case .dropImport = fix.kind { members.append(("isPreferred", .bool(true))) }
    return .object(members)
  }

  private func edit(_ change: Fix.Change) -> JSONValue? {
    switch change {
    case .move(let target):
      guard let place = document.place else { return nil }
      let path = DocumentPlace(root: place.root, file: target).path
      return .object([
        (
          "documentChanges",
          .array([
            .object([
              ("kind", .string("rename")), ("oldUri", .string(document.uri.text)),
              ("newUri", .string(DocumentURI(path: path).text)),
            ])
          ])
        )
      ])
    case .edit(let pieces):
      let edits = JSONValue.array(
        pieces.map { piece in
          let bytes = Int(piece.span.start)..<Int(piece.span.end)
          let range = document.text.places(of: bytes, client.encoding)
          return .object([("range", .range(range)), ("newText", .string(piece.text))])
        })
      guard client.takesDocumentChanges else {
        return .object([("changes", .object([(document.uri.text, edits)]))])
      }
      let version = JSONValue.object([
        ("uri", .string(document.uri.text)), ("version", .int(document.version)),
      ])
      return .object([
        (
          "documentChanges",
          .array([.object([("textDocument", version), ("edits", edits)])])
        )
      ])
    }
  }

  private func command(_ finding: Finding) -> JSONValue {
    .object([
      ("title", .phrase(Self.title(finding))),
      ("command", .string(EditorCommand.explain.rawValue)),
      ("arguments", .strings([document.uri.text, finding.identity])),
    ])
  }

  private static func title(_ finding: Finding) -> Phrase {
    Phrase("Explain '\(finding.rule.text)'", zh: "解释 '\(finding.rule.text)'")
  }

  private static func title(_ kind: Fix.Kind) -> Phrase {
    switch kind {
    case .dropImport(let module, false):
      Phrase("Remove 'import \(module)'", zh: "删除 'import \(module)'")
    case .dropImport(let module, true):
      Phrase(
        "Import Foundation instead of \(module)", zh: "用 Foundation 代替 \(module)")
    case .write(let what): Phrase("Fix: \(what)", zh: "修复：\(what)")
    case .move(let folder, let layer):
      Phrase(
        "Move the file to '\(folder)'\(layer.map { " (\($0.rawValue))" } ?? "")",
        zh: "把文件移到 '\(folder)'\(layer.map { "（\($0.rawValue)）" } ?? "")")
    case .suppress(let rule):
      Phrase(
        "Accept '\(rule.text)' here for now, with a reason", zh: "暂时在此接受 '\(rule.text)'，需写明原因")
    }
  }
}
