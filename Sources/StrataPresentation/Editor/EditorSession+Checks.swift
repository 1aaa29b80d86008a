internal import StrataCode
internal import StrataFeatures
internal import StrataRules

extension EditorSession {
  /// Starts a check of a project.
  mutating func check(_ root: String) {
    let job = run(.check, in: root, isTyped: projects[root]?.isOnDisk == false)
    var texts: [DocumentURI: (text: DocumentText, version: Int)] = [:]
    for document in documents.values where document.place?.root == root {
      texts[document.uri] = (document.text, document.version)
    }
    projects[root]?.begin(ProjectState.Run(job: job, start: now, texts: texts))
  }

  mutating func showProgress(of root: String) {
    guard client.showsProgress, let job = projects[root]?.run?.job else { return }
    let token = "strata-\(job)"
    projects[root]?.run?.progress = token
    ask("window/workDoneProgress/create", .object([("token", .string(token))]))
    let name = DocumentPlace(root: "", file: root).file.lastComponent
    progress(
      token, "begin",
      [("title", .phrase(Phrase("Strata checks '\(name)'", zh: "Strata 正在检查 '\(name)'")))])
  }

  private mutating func progress(
    _ token: String, _ kind: String, _ members: [(String, JSONValue)] = []
  ) {
    tell(
      "$/progress",
      [
        ("token", .string(token)), ("value", .object([("kind", .string(kind))] + members)),
      ])
  }

  mutating func finish(_ job: Int, _ outcome: EditorOutcome) {
    if let root = projects.first(where: { $0.value.run?.job == job })?.key {
      return finishCheck(of: root, outcome)
    }
    guard let request = waiting.removeValue(forKey: job) else { return }
    answer(request, outcome)
  }

  private mutating func finishCheck(of root: String, _ outcome: EditorOutcome) {
    guard let run = projects[root]?.run else { return }
    if let token = run.progress { progress(token, "end") }
    projects[root]?.end(at: now)
    switch outcome {
    case .checked(let live):
      projects[root]?.failure = nil
      projects[root]?.live = live
      tell(of: live, run, in: root)
    case .failed(let failure):
      if projects[root]?.failure != failure.message { show(failure.message, isError: true) }
      projects[root]?.failure = failure.message
    default: break
    }
    answerPulls(of: root)
  }

  /// Tells what is found in a project, where it is another than before.
  private mutating func tell(
    of live: LiveCodebase, _ run: ProjectState.Run, in root: String
  ) {
    let isOff = settings.scope == .off
    var newlyBroken = false
    var needsRefresh = false
    let byFile = Dictionary(grouping: isOff ? [] : live.findings, by: \.location.file)
    for (uri, judged) in run.texts {
      guard var document = documents[uri], let file = document.place?.file else { continue }
      let isBroken = live.brokenFiles.contains(file)
      newlyBroken = newlyBroken || isBroken
      documents[uri] = nil
      document.take(
        byFile[file] ?? [], in: judged.text, version: judged.version, isBroken: isBroken && !isOff)
      let isNews = document.told != document.shown || document.toldVersion == nil
      if !client.pulls, isNews || document.toldVersion != document.version {
        publish(items(of: document, live), of: uri, version: document.version)
      }
      needsRefresh = needsRefresh || (isNews && document.resultID != nil)
      document.told = document.shown
      document.toldVersion = document.version
      documents[uri] = document
    }
    if client.pulls, needsRefresh { ask("workspace/diagnostic/refresh", .null) }
    // What is gone while a text is broken may be there again in a moment.
    if !newlyBroken { tellOfOthers(live, byFile, in: root) }
  }

  /// Tells what is found in files that are not open.
  private mutating func tellOfOthers(
    _ live: LiveCodebase, _ byFile: [String: [Finding]], in root: String
  ) {
    let open = Set(documents.values.filter { $0.place?.root == root }.compactMap(\.place?.file))
    let files = settings.scope == .project ? Set(byFile.keys).subtracting(open) : []
    let former = projects[root]?.told ?? []
    for file in files.union(former).subtracting(open).sorted() {
      let items = files.contains(file) ? (byFile[file] ?? []).map(diagnostics(live).json) : []
      publish(
        items, of: DocumentURI(path: DocumentPlace(root: root, file: file).path), version: nil)
    }
    projects[root]?.told = files
  }

  /// How findings of a judged project are written.
  private func diagnostics(_ live: LiveCodebase) -> DiagnosticJSON {
    let open = documents.values.filter { $0.place?.root == live.root }
    let addresses = Dictionary(
      open.map { ($0.place?.file ?? "", $0.uri) }, uniquingKeysWith: { a, _ in a })
    return DiagnosticJSON(
      client: client,
      address: {
        addresses[$0] ?? DocumentURI(path: DocumentPlace(root: live.root, file: $0).path)
      },
      line: { live.lines[$0]?[$1].map { Array($0.utf8) } }, page: pages.page)
  }

  /// What is found in a document, as the client is told.
  func items(of document: OpenDocument, _ live: LiveCodebase?) -> [JSONValue] {
    if document.isLost { return [DiagnosticJSON.lost] }
    if document.isTooLarge { return [DiagnosticJSON.tooLarge(document.text.bytes.count)] }
    guard let live else { return [] }
    let diagnostics = diagnostics(live)
    return document.shown.map { shown in
      diagnostics.json(
        shown.finding, at: document.text.places(of: shown.range, client.encoding))
    }
  }
}
