internal import StrataCode
internal import StrataFeatures

extension EditorSession {
  mutating func hover(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
    let document = try document(params)
    guard let place = TextPosition(params["position"]) else {
      throw .badParams("'position' is none")
    }
    guard let home = document.place, projects[home.root] != nil else { return answer(id, .null) }
    let position = document.text.position(of: document.text.offset(of: place, client.encoding))
    wait(for: .point(file: home.file, position), in: home.root, document, id)
  }

  mutating func lenses(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
    let document = try document(params)
    guard settings.showsLenses, let home = document.place, projects[home.root] != nil else {
      return answer(id, .array([]))
    }
    wait(for: .lenses(file: home.file), in: home.root, document, id)
  }

  mutating func actions(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
    let document = try document(params)
    guard let start = TextPosition(params["range"]?["start"]),
      let end = TextPosition(params["range"]?["end"])
    else { throw .badParams("'range' is none") }
    let only = params["context"]?["only"]?.items?.compactMap(\.text)
    let isWanted = only?.contains { $0 == "" || $0 == "quickfix" } ?? true
    let lines = (start.line + 1)...(max(start, end).line + 1)
    let hasFindings = document.shown.contains {
      lines.contains(document.text.position(of: $0.range.lowerBound).line)
    }
    guard isWanted, hasFindings, let home = document.place, projects[home.root] != nil else {
      return answer(id, .array([]))
    }
    wait(
      for: .fix(file: home.file, lines: lines, operations: client.operations), in: home.root,
      document, id)
  }

  mutating func execute(_ params: JSONValue, _ id: JSONValue) throws(RPCError) {
    guard let command = EditorCommand(rawValue: params["command"]?.text ?? "") else {
      throw .badParams("there are \(EditorCommand.allNames.joined(separator: ", "))")
    }
    let arguments = params["arguments"]?.items ?? []
    let uri = DocumentURI(arguments.first?.text ?? "")
    guard let document = documents[uri] else {
      throw .badParams("the first argument is the address of an open document")
    }
    switch command {
    case .explain:
      guard let home = document.place, projects[home.root] != nil else {
        throw .badParams("the document is in no project")
      }
      let finding = arguments.dropFirst().first?.text
      wait(for: .explain(file: home.file, finding: finding), in: home.root, document, id)
    case .place:
      // A text without a file can be put into the project that is open.
      let root = document.place?.root ?? projects.keys.min()
      guard let root else { throw .badParams("no project is open") }
      wait(
        for: .place(document.text.bytes, file: document.place?.file), in: root, document, id)
    }
  }

  private mutating func wait(
    for work: EditorJob.Work, in root: String, _ document: OpenDocument, _ id: JSONValue
  ) {
    let job = run(work, in: root)
    waiting[job] = WaitingRequest(id: id, uri: document.uri, version: document.version)
  }

  /// Answers what waited for a job.
  mutating func answer(_ request: WaitingRequest, _ outcome: EditorOutcome) {
    switch outcome {
    case .checked: answer(request.id, .null)
    case .pointed(let pointed): answer(request.id, pointed.map(hovered) ?? .null)
    case .lenses(let lenses): answer(request.id, .array(lenses.map { lens($0, request.uri) }))
    case .fixes(let fixes):
      guard let document = documents[request.uri], document.version == request.version else {
        return fail(request.id, .outdated)
      }
      let actions = ActionJSON(document, among: Array(documents.values), client)
      guard actions.areCurrent(fixes) else { return fail(request.id, .outdated) }
      answer(request.id, .array(actions.json(fixes)))
    case .explained(let explanation):
      tell(ExplanationText(plain).text(explanation), request.id)
    case .placed(let placed): tell(PlaceText(plain).text(placed), request.id)
    case .failed(let failure):
      fail(request.id, RPCError(-32803, failure.message.line(in: language)))
    }
  }

  private var plain: TerminalStyle { TerminalStyle(isColoured: false, language: language) }

  /// A text for a person, who may not see what a command answers.
  private mutating func tell(_ text: String, _ id: JSONValue) {
    let text = AgentAnswers.cut(text, in: language)
    show(Phrase(verbatim: text), isError: false)
    answer(id, .string(text))
  }

  private func hovered(_ pointed: PointedAt) -> JSONValue {
    let kind = client.showsMarkdown ? "markdown" : "plaintext"
    let text = HoverText(showsMarkdown: client.showsMarkdown, language: language).text(pointed)
    return .object([
      ("contents", .object([("kind", .string(kind)), ("value", .string(text))]))
    ])
  }

  private func lens(_ lens: TypeLens, _ uri: DocumentURI) -> JSONValue {
    let start = TextPosition(line: lens.line - 1, character: 0)
    return .object([
      ("range", .range(start..<start)),
      (
        "command",
        .object([
          ("title", .phrase(lens.title)), ("command", .string(EditorCommand.explain.rawValue)),
          ("arguments", .array([.string(uri.text)])),
        ])
      ),
    ])
  }
}
