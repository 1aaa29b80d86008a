internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// Fixes as editors offer them.
struct ActionJSON {
  private let document: OpenDocument
  private let edits: WorkspaceEditJSON

  /// Fixes in a document, among those that are open.
  init(_ document: OpenDocument, among open: [OpenDocument], _ client: ClientFeatures) {
    self.document = document
    let root = document.place?.root ?? ""
    let own = open.filter { $0.place?.root == root }.sorted { $0.uri.text < $1.uri.text }
    edits = WorkspaceEditJSON(
      root: root, client: client,
      open: Dictionary(
        ([document] + own).compactMap { document in document.place.map { ($0.file, document) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Whether no text changed that the fixes are about.
  func areCurrent(_ fixes: [Fix]) -> Bool { fixes.allSatisfy { edits.isCurrent($0.plan) } }

  /// The actions, in order, with an explanation of each finding behind them; a client that takes no
  /// edits gets the explanations alone.
  func json(_ fixes: [Fix]) -> [JSONValue] {
    var seen: Set<String> = []
    let explained = fixes.flatMap(\.solved).filter {
      $0.location.file == document.place?.file && seen.insert($0.identity).inserted
    }
    guard edits.client.takesActions else { return explained.map(command) }
    return fixes.compactMap(action)
      + explained.map { finding in
        .object([
          ("title", .phrase(Self.title(finding))), ("kind", .string("quickfix")),
          ("command", command(finding)),
        ])
      }
  }

  private func action(_ fix: Fix) -> JSONValue? {
    guard let edit = edits.json(fix.plan) else { return nil }
    var members: [(String, JSONValue)] = [
      ("title", .phrase(Self.title(fix))), ("kind", .string("quickfix")), ("edit", edit),
      ("data", .object([("findings", .strings(fix.solved.map(\.identity)))])),
    ]
    if case .dropImport = fix.kind { members.append(("isPreferred", .bool(true))) }
    return .object(members)
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

  private static func title(_ fix: Fix) -> Phrase {
    switch fix.kind {
    case .dropImport(let module, []):
      Phrase("Remove 'import \(module)'", zh: "删除 'import \(module)'")
    case .dropImport(let module, let others):
      Phrase(
        "Import \(others.joined(separator: " and ")) instead of \(module)",
        zh: "用 \(others.joined(separator: " 和 ")) 代替 \(module)")
    case .write(let what): written(what, fix.plan)
    case .move(let folder, let layer):
      Phrase(
        "Move the file to '\(folder)'\(layer.map { " (\($0.rawValue))" } ?? "")",
        zh: "把文件移到 '\(folder)'\(layer.map { "（\($0.rawValue)）" } ?? "")")
    case .suppress(let rule):
      Phrase(
        "Accept '\(rule.text)' here for now, with a reason", zh: "暂时在此接受 '\(rule.text)'，需写明原因")
    }
  }

  /// What a kind of fix writes, with the files that it is about where there is more than one.
  private static func written(_ what: Phrase, _ plan: EditPlan) -> Phrase {
    if let path = plan.made?.path {
      return Phrase("Fix: \(what), in the new file '\(path)'", zh: "修复：\(what)（新文件 '\(path)'）")
    }
    if let path = plan.movedFile?.path {
      let folder = String(path.folder)
      return Phrase("Move the file to '\(folder)': \(what)", zh: "把文件移到 '\(folder)'：\(what)")
    }
    let count = plan.reads.count
    return count > 1
      ? Phrase("Fix: \(what), in \(count) files", zh: "修复：\(what)（\(count) 个文件）")
      : Phrase("Fix: \(what)", zh: "修复：\(what)")
  }
}
