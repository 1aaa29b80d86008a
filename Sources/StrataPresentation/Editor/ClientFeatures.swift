internal import StrataFeatures

/// What a client says that it can do.
struct ClientFeatures: Sendable, Equatable {
  var encoding = PositionEncoding.utf16
  /// It asks for findings, and asks again when it is told to.
  var pulls = false
  var takesRelated = false
  /// It shows a link to what explains a finding.
  var takesPages = false
  /// It takes actions with an edit in them, not only commands.
  var takesActions = false
  /// It takes edits of versions of documents.
  var takesDocumentChanges = false
  /// What it can do with files as part of an edit.
  var operations: Set<FileOperation> = []
  /// It shows Markdown in hovers.
  var showsMarkdown = false
  /// It watches files for who asks it to.
  var watches = false
  /// It answers what its settings are.
  var hasSettings = false
  var showsProgress = false
  var refreshesLenses = false
  /// The process that the server is not to outlive.
  var process: Int?

  init() {}

  /// Reads what `initialize` tells.
  init(_ params: JSONValue) {
    let all = params["capabilities"]
    let text = all?["textDocument"]
    let workspace = all?["workspace"]
    let encodings = all?["general"]?["positionEncodings"]?.items?.compactMap(\.text) ?? []
    encoding = encodings.contains("utf-8") ? .utf8 : .utf16
    pulls =
      text?["diagnostic"]?.members != nil
      && workspace?["diagnostics"]?["refreshSupport"]?.isTrue == true
    takesRelated = text?["publishDiagnostics"]?["relatedInformation"]?.isTrue == true
    takesPages = text?["publishDiagnostics"]?["codeDescriptionSupport"]?.isTrue == true
    let kinds = text?["codeAction"]?["codeActionLiteralSupport"]?["codeActionKind"]?["valueSet"]
    takesActions = kinds != nil
    let edit = workspace?["workspaceEdit"]
    takesDocumentChanges = edit?["documentChanges"]?.isTrue == true
    if takesDocumentChanges {
      let names = edit?["resourceOperations"]?.items?.compactMap(\.text) ?? []
      operations = Set(names.compactMap { FileOperation(rawValue: $0) })
    }
    let formats = text?["hover"]?["contentFormat"]?.items?.compactMap(\.text) ?? []
    showsMarkdown = formats.first == "markdown"
    watches = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue == true
    hasSettings = workspace?["configuration"]?.isTrue == true
    showsProgress = all?["window"]?["workDoneProgress"]?.isTrue == true
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.isTrue == true
    process = params["processId"]?.integer
  }
}

extension JSONValue {
  /// Whether it is `true`.
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
