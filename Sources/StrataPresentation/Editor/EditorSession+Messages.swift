internal import StrataCode

extension EditorSession {
  mutating func take(_ message: RPCMessage) {
    switch message {
    case .request(let id, let method, let params):
      do throws(RPCError) { try take(request: method, params, id) } catch { fail(id, error) }
    case .notification(let method, let params): take(notification: method, params)
    case .response(let id, let result):
      if let question = id.integer, question == settingsQuestion, let own = result?.items?.first {
        apply(own)
      }
      if let question = id.integer, question == watchQuestion, result == nil { watch() }
    case .invalid(let id): fail(id, .noMessage)
    }
  }

  private mutating func take(
    request method: String, _ params: JSONValue, _ id: JSONValue
  ) throws(RPCError) {
    if method == "initialize" {
      guard phase == .new else { throw .badParams("'initialize' comes once") }
      return initialize(params, id)
    }
    if method == "shutdown" {
      guard phase == .running else { throw .notInitialized }
      phase = .shutDown
      return answer(id, .null)
    }
    switch phase {
    case .new: throw .notInitialized
    case .shutDown: throw .shutDown
    case .running: break
    }
    switch method {
    case "textDocument/hover": try hover(params, id)
    case "textDocument/codeAction": try actions(params, id)
    case "textDocument/codeLens": try lenses(params, id)
    case "textDocument/diagnostic": try pull(params, id)
    case "workspace/executeCommand": try execute(params, id)
    default: throw .unknown(method: method)
    }
  }

  private mutating func take(notification method: String, _ params: JSONValue) {
    if method == "exit" { return perform(.end(code: phase == .shutDown ? 0 : 1)) }
    guard phase == .running else { return }
    switch method {
    case "initialized": greet()
    case "$/cancelRequest": cancel(params["id"])
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": save(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeConfiguration":
      if client.hasSettings { askForSettings() } else { apply(params["settings"]) }
    case "workspace/didChangeWatchedFiles": note(params)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"])
    default: break
    }
  }

  private mutating func initialize(_ params: JSONValue, _ id: JSONValue) {
    phase = .running
    client = ClientFeatures(params)
    settings = EditorSettings(params["initializationOptions"])
    if let process = client.process { perform(.follow(process: process)) }
    let listed = params["workspaceFolders"]?.items?.compactMap { $0["uri"]?.text } ?? []
    let single = params["rootUri"]?.text.map { [$0] } ?? []
    folders = (listed.isEmpty ? single : listed).compactMap { DocumentURI($0).path }
    var capabilities: [(String, JSONValue)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      (
        "textDocumentSync",
        .object([
          ("openClose", .bool(true)), ("change", .int(2)),
          ("save", .object([("includeText", .bool(false))])),
        ])
      ), ("hoverProvider", .bool(true)),
      ("codeActionProvider", .object([("codeActionKinds", .strings(["quickfix"]))])),
      ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
      ("executeCommandProvider", .object([("commands", .strings(EditorCommand.allNames))])),
      (
        "workspace",
        .object([
          (
            "workspaceFolders",
            .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
          )
        ])
      ),
    ]
    if client.pulls {
      capabilities.append(
        (
          "diagnosticProvider",
          .object([
            ("identifier", .string(Tool.name)), ("interFileDependencies", .bool(true)),
            ("workspaceDiagnostics", .bool(false)),
          ])
        ))
    }
    answer(id, .object([("capabilities", .object(capabilities)), ("serverInfo", Tool.json)]))
  }

  /// What the client is asked as soon as it can be.
  private mutating func greet() {
    if client.watches {
      let watchers = Self.watched.map { JSONValue.object([("globPattern", .string($0))]) }
      watchQuestion = ask(
        "client/registerCapability",
        .object([
          (
            "registrations",
            .array([
              .object([
                ("id", .string("strata-files")),
                ("method", .string("workspace/didChangeWatchedFiles")),
                ("registerOptions", .object([("watchers", .array(watchers))])),
              ])
            ])
          )
        ]))
    }
    if client.hasSettings { askForSettings() }
    applyScope()
  }

  /// Watches what the client said it would, and now does not.
  private mutating func watch() {
    client.watches = false
    for root in projects.keys.sorted() { perform(.watch(root: root)) }
  }

  /// What has a say in what is found.
  private static let watched = [
    "**/*.swift", "**/.strata.yml", "**/.strata-baseline.json", "**/*.pbxproj", "**/*.xcconfig",
    "**/*.{yml,yaml}", "**/*.podspec", "**/.gitignore",
  ]

  private mutating func askForSettings() {
    settingsQuestion = ask(
      "workspace/configuration",
      .object([("items", .array([.object([("section", .string(Tool.name))])]))]))
  }

  private mutating func apply(_ value: JSONValue?) {
    guard value?.members != nil else { return }
    let new = EditorSettings(value)
    guard new != settings else { return }
    let old = settings
    settings = new
    if old.scope != new.scope {
      for root in projects.keys { projects[root]?.change(at: now) }
      applyScope()
    }
    if old.showsLenses != new.showsLenses, client.refreshesLenses {
      ask("workspace/codeLens/refresh", .null)
    }
  }

  /// Checks whole projects where that is wanted, before any file is open.
  private mutating func applyScope() {
    guard settings.scope == .project else { return }
    for folder in folders {
      if let root = places.place(of: folder + "/Package.swift", in: folders)?.root { begin(root) }
    }
  }

  private mutating func cancel(_ id: JSONValue?) {
    guard let id else { return }
    for (job, request) in waiting where request.id.isSameID(as: id) {
      waiting[job] = nil
      fail(request.id, .cancelled)
    }
    for root in projects.keys {
      let pulls = projects[root]?.pulls.filter { $0.id.isSameID(as: id) } ?? []
      projects[root]?.pulls.removeAll { $0.id.isSameID(as: id) }
      for pull in pulls { fail(pull.id, .cancelled) }
    }
  }
}

extension JSONValue {
  /// Whether two names of requests are one.
  fileprivate func isSameID(as other: JSONValue) -> Bool {
    integer.map { $0 == other.integer } ?? text.map { $0 == other.text } ?? false
  }
}
