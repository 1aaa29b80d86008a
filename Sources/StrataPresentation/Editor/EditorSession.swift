package import StrataCode
internal import StrataFeatures

/// The Language Server Protocol as a function of events: what a server for editors does, without the
/// work itself, a clock, or a stream.
package struct EditorSession {
  /// How far the client is.
  enum Phase { case new, running, shutDown }

  let places: any DocumentPlacing
  let pages: any RulePageFinding
  let language: Language
  var phase = Phase.new
  var client = ClientFeatures()
  var settings = EditorSettings()
  /// The folders that are open, by their absolute paths.
  var folders: [String] = []
  var documents: [DocumentURI: OpenDocument] = [:]
  /// By root.
  var projects: [String: ProjectState] = [:]
  /// What the client waits for, by the number of the job.
  var waiting: [Int: WaitingRequest] = [:]
  private var lastJob = 0
  private var lastQuestion = 0
  /// What the client was asked for its settings by.
  var settingsQuestion: Int?
  /// What the client was asked to watch files by.
  var watchQuestion: Int?
  var now: Duration = .zero
  private var effects: [EditorEffect] = []
  /// Makes names of findings differ from those of an earlier process.
  let salt: Int

  /// A session of which `places` knows where documents are, and `pages` where rules are explained; its
  /// texts are in a language.
  package init(
    _ places: any DocumentPlacing, pages: any RulePageFinding, in language: Language, salt: Int = 0
  ) {
    self.places = places
    self.pages = pages
    self.language = language
    self.salt = salt
  }

  /// What is done about an event at a time since some start.
  package mutating func take(_ event: EditorEvent, at now: Duration) -> [EditorEffect] {
    self.now = max(self.now, now)
    switch event {
    case .message(let message): take(message)
    case .mistake(let error): effects.append(.send(RPCMessage.failure(error, to: .null)))
    case .lost(let head): lose(LostMessage(head))
    case .finished(let job, let outcome): finish(job, outcome)
    case .changed(let root): projects[root]?.change(at: now)
    case .tick: break
    }
    return drained()
  }

  /// Starts the checks that are due by now; to be asked when no event waits.
  package mutating func startDue(at now: Duration) -> [EditorEffect] {
    self.now = max(self.now, now)
    for (root, project) in projects {
      if let due = project.due, due <= now { check(root) }
      if let due = project.progressDue, due <= now { showProgress(of: root) }
    }
    return drained()
  }

  private mutating func drained() -> [EditorEffect] {
    defer { effects = [] }
    return effects
  }

  /// When something is due next, without another event.
  package var nextDue: Duration? {
    projects.values.flatMap { [$0.due, client.showsProgress ? $0.progressDue : nil] }
      .compactMap(\.self).min()
  }

  // What the parts of a session do it by.

  mutating func tell(_ method: String, _ params: [(String, JSONValue)]) {
    effects.append(.send(RPCMessage.telling(method, .object(params))))
  }

  mutating func answer(_ id: JSONValue, _ result: JSONValue) {
    effects.append(.send(RPCMessage.result(result, to: id)))
  }

  mutating func fail(_ id: JSONValue, _ error: RPCError) {
    effects.append(.send(RPCMessage.failure(error, to: id)))
  }

  @discardableResult
  mutating func ask(_ method: String, _ params: JSONValue) -> Int {
    lastQuestion += 1
    effects.append(.send(RPCMessage.asking(method, params, id: lastQuestion)))
    return lastQuestion
  }

  mutating func perform(_ effect: EditorEffect) { effects.append(effect) }

  /// Has something done in a project; the number of the job.
  @discardableResult
  mutating func run(_ work: EditorJob.Work, in root: String, isTyped: Bool = false) -> Int {
    lastJob += 1
    let texts = documents.values.filter { $0.place?.root == root && !$0.isTooLarge }
      .sorted { $0.uri.text < $1.uri.text }
    var seen: Set<String> = []
    effects.append(
      .run(
        EditorJob(
          number: lastJob, root: root,
          texts: texts.compactMap { document in
            guard let file = document.place?.file, seen.insert(file).inserted else { return nil }
            return OpenText(file: file, text: document.text.bytes)
          },
          isWhole: settings.scope == .project, work: work, isTyped: isTyped)))
    return lastJob
  }

  func document(_ params: JSONValue) throws(RPCError) -> OpenDocument {
    let uri = params["textDocument"]?["uri"]?.text ?? ""
    guard let document = documents[DocumentURI(uri)] else {
      throw .badParams("'\(uri.prefix(200))' is not open")
    }
    return document
  }
}

/// A request that is answered when a job is done.
struct WaitingRequest: Sendable {
  var id: JSONValue
  /// The document that it is about, with its version then.
  var uri: DocumentURI
  var version: Int
}
