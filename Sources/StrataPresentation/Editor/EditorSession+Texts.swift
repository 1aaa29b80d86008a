internal import StrataCode

extension EditorSession {
  mutating func open(_ params: JSONValue) {
    guard let told = params["textDocument"], let address = told["uri"]?.text,
      let text = told["text"]?.text
    else { return }
    let uri = DocumentURI(address)
    let place = uri.path.flatMap { places.place(of: $0, in: folders) }
    documents[uri] = OpenDocument(
      uri, text, version: told["version"]?.integer ?? 0, place: place)
    guard let place else { return }
    begin(place.root)
    // It is told of as a document from here on.
    if projects[place.root]?.told.remove(place.file) != nil { publish([], of: uri, version: nil) }
    projects[place.root]?.change(at: now)
  }

  mutating func change(_ params: JSONValue) {
    let uri = DocumentURI(params["textDocument"]?["uri"]?.text ?? "")
    guard var document = documents[uri] else { return }
    let changes = params["contentChanges"]?.items ?? []
    let version = params["textDocument"]?["version"]?.integer
    documents[uri] = nil
    let isRead = document.take(changes, version: version, client.encoding)
    documents[uri] = document
    if !isRead {
      // What follows would be laid over another text than the client has.
      documents[uri] = nil
      show(
        Phrase(
          "a change of '\(address(uri))' could not be read; close the file and open it again",
          zh: "无法读取 '\(address(uri))' 的改动；请关闭该文件后重新打开"), isError: true)
    }
    if let root = document.place?.root { projects[root]?.change(at: now, byTyping: true) }
  }

  /// What a message said that was too long is not known: the text that it was about is none that could
  /// be checked, until the client tells all of it again.
  mutating func lose(_ message: LostMessage) {
    fail(.null, .tooLong)
    guard phase == .running else { return }
    let isOpening = message.method == "textDocument/didOpen"
    guard let uri = message.uri, isOpening || message.method == "textDocument/didChange" else {
      return show(
        Phrase(
          "a message of more than 64 MiB was not read; restart the server if what it shows is old",
          zh: "一条超过 64 MiB 的消息未被读取；如果显示的内容已过时，请重启服务"), isError: true)
    }
    if isOpening {
      open(
        .object([("textDocument", .object([("uri", .string(uri.text)), ("text", .string(""))]))]))
    }
    documents[uri]?.lose()
    if let root = documents[uri]?.place?.root { projects[root]?.change(at: now) }
  }

  private func address(_ uri: DocumentURI) -> String { String(uri.text.prefix(200)) }

  mutating func save(_ params: JSONValue) {
    let uri = DocumentURI(params["textDocument"]?["uri"]?.text ?? "")
    guard let root = documents[uri]?.place?.root else { return }
    projects[root]?.change(at: now)
  }

  mutating func close(_ params: JSONValue) {
    let uri = DocumentURI(params["textDocument"]?["uri"]?.text ?? "")
    guard let document = documents.removeValue(forKey: uri) else { return }
    for (job, request) in waiting where request.uri == uri {
      waiting[job] = nil
      fail(request.id, .outdated)
    }
    guard let root = document.place?.root else { return }
    if document.toldVersion != nil, !client.pulls { publish([], of: uri, version: nil) }
    let pulls = projects[root]?.pulls.filter { $0.uri == uri } ?? []
    projects[root]?.pulls.removeAll { $0.uri == uri }
    for pull in pulls { fail(pull.id, .outdated) }
    projects[root]?.change(at: now)
  }

  /// Files changed that the client watches.
  mutating func note(_ params: JSONValue) {
    let paths = (params["changes"]?.items ?? []).compactMap { change in
      change["uri"]?.text.flatMap { DocumentURI($0).path }
    }
    let telling = paths.filter { path in
      // What is around the project is no business of it.
      let around = (folders + projects.keys).filter { path.hasPrefix($0 + "/") }.map(\.count).max()
      let own = path.dropFirst(around ?? 0)
      return !own.contains("/.build/") && !own.contains("/.git/")
    }
    if telling.isEmpty { return }
    for root in projects.keys { projects[root]?.change(at: now) }
  }

  mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ name: String) -> [String] {
      (event?[name]?.items ?? []).compactMap { $0["uri"]?.text.flatMap { DocumentURI($0).path } }
    }
    let removed = paths("removed")
    folders = folders.filter { !removed.contains($0) } + paths("added")
    for (uri, document) in documents {
      guard let path = uri.path else { continue }
      let place = places.place(of: path, in: folders)
      guard place != document.place else { continue }
      documents[uri]?.place = place
      if let old = document.place?.root { projects[old]?.change(at: now) }
      if let new = place?.root {
        begin(new)
        projects[new]?.change(at: now)
      }
    }
    for root in Array(projects.keys) {
      let isUsed = documents.values.contains { $0.place?.root == root }
      if !isUsed && removed.contains(root) { end(root) }
    }
  }

  /// Begins to look after a project.
  mutating func begin(_ root: String) {
    guard projects[root] == nil else { return }
    projects[root] = ProjectState()
    projects[root]?.change(at: now)
    tell(
      "window/logMessage",
      [
        ("type", .int(3)),
        (
          "message",
          .phrase(
            Phrase(
              "strata \(Tool.version) checks '\(root)'", zh: "strata \(Tool.version) 检查 '\(root)'"))
        ),
      ])
    if !client.watches { perform(.watch(root: root)) }
  }

  private mutating func end(_ root: String) {
    for file in projects[root]?.told ?? [] {
      publish([], of: DocumentURI(path: DocumentPlace(root: root, file: file).path), version: nil)
    }
    projects[root] = nil
  }

  mutating func show(_ text: Phrase, isError: Bool) {
    tell(
      "window/showMessage",
      [("type", .int(isError ? 1 : 3)), ("message", .phrase(text))])
  }

  mutating func publish(_ items: [JSONValue], of uri: DocumentURI, version: Int?) {
    var params: [(String, JSONValue)] = [("uri", .string(uri.text))]
    if let version { params.append(("version", .int(version))) }
    tell("textDocument/publishDiagnostics", params + [("diagnostics", .array(items))])
  }
}
