import StrataCode
import StrataFeatures
import Testing

@testable import StrataPresentation

/// Every file below `/app` is of the project there.
private struct OneProject: DocumentPlacing {
  func place(of path: String, in folders: [String]) -> DocumentPlace? {
    path.hasPrefix("/app/") ? DocumentPlace(root: "/app", file: String(path.dropFirst(5))) : nil
  }
}

/// One rule has a page.
private struct OnePage: RulePageFinding {
  func page(of rule: RuleID) -> DocumentURI? {
    rule == "dependency.cycle" ? DocumentURI(path: "/pages/dependency.cycle.md") : nil
  }
}

/// A client that talks to a session, and the work that waits to be done.
private struct Talk {
  var session = EditorSession(OneProject(), pages: OnePage(), in: .english)
  var sent: [JSONValue] = []
  var jobs: [EditorJob] = []
  var watched: [String] = []
  var code: Int32?
  var now: Duration = .zero
  private var number = 0

  mutating func take(_ effects: [EditorEffect]) {
    for effect in effects {
      switch effect {
      case .send(let value): sent.append(value)
      case .run(let job): jobs.append(job)
      case .watch(let root): watched.append(root)
      case .end(let code): self.code = code
      case .follow: break
      }
    }
  }

  mutating func message(_ text: String) throws {
    let value = try #require(RPCMessage.value(of: Array(text.utf8)))
    take(session.take(.message(RPCMessage(value)), at: now))
  }

  /// Sends a request; its number.
  @discardableResult
  mutating func request(_ method: String, _ params: String = "null") throws -> Int {
    number += 1
    try message(
      #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(params)}"#)
    return number
  }

  /// The code with which a request fails.
  mutating func failure(of method: String) throws -> Int? {
    let id = try request(method)
    return code(id)
  }

  mutating func tell(_ method: String, _ params: String = "{}") throws {
    try message(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  mutating func start(_ capabilities: String = "{}") throws {
    try request(
      "initialize",
      #"{"processId":null,"rootUri":"file:///app","capabilities":\#(capabilities)}"#)
    try tell("initialized")
  }

  mutating func open(_ uri: String = "file:///app/A.swift", _ text: String = "") throws {
    try tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"swift","version":1,"text":"\#(text)"}}"#)
  }

  mutating func type(_ text: String, version: Int) throws {
    try tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///app/A.swift","version":\#(version)},"#
        + #""contentChanges":[{"text":"\#(text)"}]}"#)
  }

  /// Lets time pass, and starts what is due then.
  mutating func wait(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
    take(session.startDue(at: now))
  }

  mutating func fail(_ job: EditorJob, _ message: String) {
    let failure = Failure(kind: "test", message: Phrase(verbatim: message))
    take(session.take(.finished(job: job.number, .failed(failure)), at: now))
  }

  func answer(_ id: Int) -> JSONValue? {
    sent.last { $0["id"]?.integer == id && $0["method"] == nil }
  }

  func code(_ id: Int) -> Int? { answer(id)?["error"]?["code"]?.integer }

  func told(_ method: String) -> [JSONValue] { sent.filter { $0["method"]?.text == method } }
}

@Suite("A session with an editor")
struct EditorSessionTests {
  @Test func beginsWithInitializeAndEndsWithExit() throws {
    var talk = Talk()
    #expect(try talk.failure(of: "textDocument/hover") == -32002)
    #expect(try talk.failure(of: "shutdown") == -32002)
    try talk.start()
    #expect(try talk.failure(of: "initialize") == -32602)
    #expect(try talk.failure(of: "nothing/known") == -32601)
    let shutdown = try talk.request("shutdown")
    #expect(talk.answer(shutdown)?["result"] != nil)
    #expect(try talk.failure(of: "textDocument/hover") == -32600)
    try talk.tell("exit")
    #expect(talk.code == 0)
  }

  @Test func anExitWithoutShutdownIsAFailure() throws {
    var talk = Talk()
    try talk.start()
    try talk.tell("exit")
    #expect(talk.code == 1)
  }

  @Test(arguments: [("[\"utf-16\",\"utf-8\"]", "utf-8"), ("[\"utf-32\"]", "utf-16")])
  func columnsAreBytesWhereTheClientCanCountThem(offered: String, expected: String) throws {
    var talk = Talk()
    try talk.start(#"{"general":{"positionEncodings":\#(offered)}}"#)
    #expect(
      talk.answer(1)?["result"]?["capabilities"]?["positionEncoding"]?.text == expected)
  }

  @Test(arguments: [true, false])
  func findingsAreAskedForOnlyByWhoCanBeToldToAskAgain(canRefresh: Bool) throws {
    var talk = Talk()
    try talk.start(
      #"{"textDocument":{"diagnostic":{}},"#
        + #""workspace":{"diagnostics":{"refreshSupport":\#(canRefresh)}}}"#)
    let provider = talk.answer(1)?["result"]?["capabilities"]?["diagnosticProvider"]
    #expect((provider != nil) == canRefresh)
  }

  /// A check that began before a document was opened says nothing of it.
  @Test func whatIsOpenedDuringACheckIsAnsweredOfTheNextOne() throws {
    var talk = Talk()
    try talk.start(
      #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#)
    try talk.open()
    talk.wait(0)
    try talk.open("file:///app/B.swift")
    let pull = try talk.request(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"file:///app/B.swift"}}"#)
    talk.fail(talk.jobs[0], "no")
    #expect(talk.answer(pull) == nil)
    talk.wait(1_000)
    #expect(talk.jobs.count == 2)
    talk.fail(talk.jobs[1], "no")
    #expect(talk.answer(pull)?["result"]?["kind"]?.text == "full")
  }

  /// Whoever only types has changed nothing on the disk.
  @Test func theDiskIsLookedAtUnlessSomebodyTyped() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    talk.wait(0)
    talk.fail(talk.jobs[0], "no")
    try talk.type("struct A {}", version: 2)
    talk.wait(1_000)
    talk.fail(talk.jobs[1], "no")
    try talk.type("struct B {}", version: 3)
    talk.take(talk.session.take(.changed(root: "/app"), at: talk.now))
    talk.wait(1_000)
    #expect(talk.jobs.map(\.isTyped) == [false, true, false])
  }

  @Test(arguments: [true, false])
  func filesAreWatchedByTheClientOrElseByTheServer(canWatch: Bool) throws {
    var talk = Talk()
    try talk.start(
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":\#(canWatch)}}}"#)
    try talk.open()
    #expect(talk.watched == (canWatch ? [] : ["/app"]))
    #expect(talk.told("client/registerCapability").count == (canWatch ? 1 : 0))
  }

  @Test func aClientThatRefusesToWatchIsWatchedFor() throws {
    var talk = Talk()
    try talk.start(#"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    try talk.open()
    let id = try #require(talk.told("client/registerCapability").first?["id"]?.integer)
    try talk.message(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32601,"message":"no"}}"#)
    #expect(talk.watched == ["/app"])
  }

  @Test func theFirstEditIsJudgedAtOnceAndTheRestOfARowTogether() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    talk.wait(0)
    #expect(talk.jobs.count == 1)
    talk.fail(talk.jobs[0], "no")
    talk.wait(1000)
    for step in 0..<20 {
      try talk.type("\(step)", version: step + 2)
      talk.wait(5)
      // Each check takes no time at all.
      if talk.session.projects["/app"]?.run != nil {
        talk.fail(talk.jobs[talk.jobs.count - 1], "no")
      }
    }
    talk.wait(100)
    #expect(talk.jobs.count == 3)
    #expect(talk.jobs[2].texts == [OpenText(file: "A.swift", text: Array("19".utf8))])
  }

  @Test func whoTypesOnAndOnIsJudgedNevertheless() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    talk.wait(0)
    talk.fail(talk.jobs[0], "no")
    for step in 0..<100 {
      try talk.type("\(step)", version: step + 2)
      talk.wait(20)
      if talk.session.projects["/app"]?.run != nil {
        talk.fail(talk.jobs[talk.jobs.count - 1], "no")
      }
    }
    #expect(talk.jobs.count >= 2_000 / 300)
    #expect(talk.jobs.count <= 2_000 / 100)
  }

  @Test func aCheckThatIsUnderWayIsNotDisturbed() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    talk.wait(0)
    try talk.type("b", version: 2)
    talk.wait(5_000)
    #expect(talk.jobs.count == 1)
    #expect(talk.session.nextDue == nil)
    talk.fail(talk.jobs[0], "no")
    talk.wait(0)
    talk.wait(300)
    #expect(talk.jobs.count == 2)
  }

  @Test func whatIsCancelledIsAnsweredOnceAndAtOnce() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    let hover = try talk.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"file:///app/A.swift"},"position":{"line":0,"character":0}}"#)
    #expect(talk.answer(hover) == nil)
    try talk.tell("$/cancelRequest", #"{"id":\#(hover)}"#)
    #expect(talk.code(hover) == -32800)
    let count = talk.sent.count
    talk.take(
      talk.session.take(.finished(job: talk.jobs[0].number, .pointed(nil)), at: talk.now))
    #expect(talk.sent.count == count)
  }

  @Test func aFailureIsShownOnceUntilThereIsAnother() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    for message in ["a", "a", "b"] {
      try talk.type(message, version: 2)
      talk.wait(1_000)
      talk.fail(talk.jobs[talk.jobs.count - 1], message)
    }
    #expect(talk.told("window/showMessage").count == 2)
  }

  @Test func longWorkShowsProgressAfterASecond() throws {
    var talk = Talk()
    try talk.start(#"{"window":{"workDoneProgress":true}}"#)
    try talk.open()
    talk.wait(0)
    #expect(talk.session.nextDue == .seconds(1))
    talk.wait(999)
    #expect(talk.told("$/progress").isEmpty)
    talk.wait(1)
    #expect(talk.told("$/progress").count == 1)
    talk.fail(talk.jobs[0], "no")
    #expect(talk.told("$/progress").last?["params"]?["value"]?["kind"]?.text == "end")
  }

  @Test func aTextWithoutAFileOrOutsideOfAllFoldersIsLeftAlone() throws {
    var talk = Talk()
    try talk.start()
    try talk.open("untitled:Untitled-1")
    try talk.open("file:///elsewhere/A.swift")
    talk.wait(1_000)
    #expect(talk.jobs.isEmpty)
    let hover = try talk.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"untitled:Untitled-1"},"position":{"line":0,"character":0}}"#)
    if case .null? = talk.answer(hover)?["result"] {} else { Issue.record("no answer") }
  }

  @Test func aChangeThatWasTooLongToBeReadIsToldOfUntilTheWholeTextComesAgain() throws {
    var talk = Talk()
    try talk.start()
    try talk.open()
    let head =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"#
      + #""uri" : "file:\/\/\/app\/A.swift","version":2},"contentChanges":[{"text":"aaa"#
    talk.take(talk.session.take(.lost(Array(head.utf8)), at: talk.now))
    let uri = DocumentURI("file:///app/A.swift")
    #expect(talk.session.documents[uri]?.isLost == true)
    talk.wait(1_000)
    #expect(talk.jobs.last?.texts == [])
    try talk.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///app/A.swift","version":3},"contentChanges":[{"range":"#
        + #"{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"b"}]}"#)
    #expect(talk.session.documents[uri]?.isLost == true)
    try talk.type("c", version: 4)
    #expect(talk.session.documents[uri]?.isLost == false)
    #expect(talk.session.documents[uri]?.text == DocumentText("c"))
  }

  @Test func aMessageOfNothingKnownThatWasTooLongIsShownToThePerson() throws {
    var talk = Talk()
    try talk.start()
    talk.take(talk.session.take(.lost(Array(#"{"a":"b"#.utf8)), at: talk.now))
    #expect(talk.told("window/showMessage").count == 1)
    let opening =
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///app/B.swift""#
    talk.take(talk.session.take(.lost(Array(opening.utf8)), at: talk.now))
    #expect(talk.session.documents[DocumentURI("file:///app/B.swift")]?.isLost == true)
    #expect(talk.told("window/showMessage").count == 1)
  }
}
