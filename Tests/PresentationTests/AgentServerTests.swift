import StrataCode
import StrataRules
import Testing

@testable import StrataPresentation

@Suite("The protocol for coding agents")
struct AgentServerTests {
  /// Answers with what it was asked.
  private struct Echo: AgentAnswering {
    func answer(_ call: ToolCall) throws(Failure) -> ToolResult {
      if call.text("target") == "nothing" {
        throw Failure(
          kind: "x", message: Phrase(verbatim: String(repeating: "long ", count: 1_000)))
      }
      return ToolResult("\(call.tool.name)\n", .object([("root", .string("/"))]))
    }

    func text(of resource: AgentResource) throws(Failure) -> String {
      if resource == .rule("none") {
        throw Failure(kind: "x", message: Phrase(verbatim: "there is no rule 'none'"))
      }
      return resource.address
    }
  }

  private func receive(_ text: String, in language: Language = .english) throws -> JSONValue? {
    let server = AgentServer(Echo(), in: language)
    let connection = RPCConnection(in: language, answer: server.answer)
    return try connection.receive(Array(text.utf8)).map { try JSONReader.value($0) }
  }

  private static let envelope = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#

  /// The result of a request, in the newest revision or an older one.
  private func result(
    _ method: String, _ params: String = "", isModern: Bool = true
  ) throws -> JSONValue {
    let parts = [params, isModern ? Self.envelope : ""].filter { !$0.isEmpty }
    let body = parts.joined(separator: ",")
    let answer = try receive(
      #"{"jsonrpc":"2.0","id":"7","method":"\#(method)","params":{\#(body)}}"#)
    #expect(answer?["id"]?.text == "7")
    return try #require(answer?["result"])
  }

  private func error(_ text: String) throws -> JSONValue {
    try #require(try receive(text)?["error"])
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func agreesToEveryHandshake(_ version: String) throws {
    let result = try result("initialize", #""protocolVersion":"\#(version)""#, isModern: false)
    #expect(result["protocolVersion"]?.text == version)
    #expect(result["instructions"]?.text?.isEmpty == false)
    #expect(result["resultType"] == nil)
  }

  @Test func offersTheNewestHandshakeWhereItDoesNotKnowTheOneThatIsAsked() throws {
    let result = try result("initialize", #""protocolVersion":"2030-01-01""#, isModern: false)
    #expect(result["protocolVersion"]?.text == "2025-11-25")
  }

  @Test func isDiscoveredWithoutAHandshake() throws {
    let result = try result("server/discover")
    #expect(result["supportedVersions"]?.items?.map(\.text) == ["2026-07-28"])
    #expect(result["resultType"]?.text == "complete")
    #expect(result["ttlMs"]?.integer ?? 0 > 0)
    #expect(result["cacheScope"]?.text == "public")
    #expect(result["instructions"]?.text?.isEmpty == false)
  }

  @Test func refusesARevisionThatItDoesNotKnow() throws {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2030-01-01"}"#
    let error = try error(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(meta)}}"#)
    #expect(error["code"]?.integer == -32022)
    #expect(error["data"]?["supported"]?.items?.map(\.text) == ["2026-07-28"])
    #expect(error["data"]?["requested"]?.text == "2030-01-01")
  }

  @Test(arguments: [
    ("not JSON", -32700), ("[]", -32600), (#"{"id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"x"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"x:y"}}"#, -32002),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32600),
  ])
  func saysWhatItDoesNotTake(text: String, code: Int) throws {
    #expect(try error(text)["code"]?.integer == code)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"[{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]"#,
  ])
  func saysNothingWhereNoAnswerIsDue(text: String) throws {
    #expect(try receive(text) == nil)
  }

  @Test func answersSeveralMessagesInAList() throws {
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    #expect(try receive("[\(ping),\(ping)]")?.items?.count == 2)
  }

  @Test func aMessageThatIsTooDeepIsNone() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(try error(deep)["code"]?.integer == -32700)
  }

  @Test(arguments: Language.allCases)
  func theListOfToolsIsSmall(in language: Language) throws {
    let server = AgentServer(Echo(), in: language)
    let connection = RPCConnection(in: language, answer: server.answer)
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.envelope)}}"#
    let bytes = try #require(connection.receive(Array(request.utf8)))
    #expect(bytes.count <= 10_000, "\(bytes.count)")
    #expect(connection.receive(Array(request.utf8)) == bytes)
    #expect(AgentInstructions.text.text(in: language).count <= 1_500)
  }

  @Test func everyToolOnlyReadsAndTakesNothingElse() throws {
    let tools = try #require(try result("tools/list")["tools"]?.items)
    #expect(
      tools.map { $0["name"]?.text }
        == ["guard", "place", "check", "audit", "explain", "map", "advise"])
    for tool in tools {
      let hints = try #require(tool["annotations"]?.members)
      #expect(hints.count == 4)
      guard case .bool(false)? = tool["inputSchema"]?["additionalProperties"],
        case .bool(true)? = tool["annotations"]?["readOnlyHint"]
      else {
        Issue.record("\(tool["name"]?.text ?? "")")
        continue
      }
      let schema = try #require(tool["outputSchema"])
      #expect(JSONWriter.line(schema, in: .english).utf8.count <= 600)
      #expect(tool["inputSchema"]?["properties"]?["root"] != nil)
    }
  }

  @Test func answersInTextAndInKeys() throws {
    let result = try result("tools/call", #""name":"map","arguments":{}"#)
    #expect(result["content"]?.items?.first?["text"]?.text == "map\n")
    #expect(result["structuredContent"]?["root"]?.text == "/")
    #expect(result["resultType"]?.text == "complete")
  }

  @Test(arguments: [
    ("guard", #"{"pth":"x"}"#, "did you mean 'path'?"),
    ("guard", #"{"content":""}"#, "'guard' needs 'path'"),
    ("check", #"{"limit":0}"#, "a whole number from 1 to 100"),
    ("check", #"{"severity":"eror"}"#, "did you mean 'error'?"),
    ("check", #"{"paths":"a"}"#, "a list of texts"),
    ("guard", #"{"path":"a","edits":[{"old":"a"}]}"#, "a list of {"),
    ("place", #"{"description":{"kind":"screen","name":"A"}}"#, "kind one of 'struct'"),
  ])
  func wrongArgumentsSayWhatIsTaken(tool: String, arguments: String, message: String) throws {
    let result = try result("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
    guard case .bool(true)? = result["isError"] else {
      Issue.record("no error")
      return
    }
    let text = result["content"]?.items?.first?["text"]?.text ?? ""
    #expect(text.contains(message), "\(text)")
    #expect(result["structuredContent"] == nil)
  }

  @Test func aFailureIsShort() throws {
    let result = try result("tools/call", #""name":"explain","arguments":{"target":"nothing"}"#)
    #expect(result["content"]?.items?.first?["text"]?.text?.count == 1_000)
  }

  @Test func listsAndReadsResources() throws {
    let listed = try result("resources/list")["resources"]?.items?.compactMap { $0["uri"]?.text }
    #expect(listed == ["strata://rules", "strata://settings", "strata://map"])
    let templates = try result("resources/templates/list")["resourceTemplates"]?.items
    #expect(templates?.first?["uriTemplate"]?.text == "strata://rule/{id}")
    let read = try result("resources/read", #""uri":"strata://rule/dependency.cycle""#)
    #expect(read["contents"]?.items?.first?["text"]?.text == "strata://rule/dependency.cycle")
    #expect(read["cacheScope"]?.text == "public")
    #expect(try result("resources/read", #""uri":"strata://map""#)["ttlMs"]?.integer == 0)
    let error = try error(
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"strata://rule/none",\#(Self.envelope)}}"#
    )
    #expect(error["code"]?.integer == -32602)
    #expect(error["message"]?.text?.hasSuffix("there is no rule 'none'") == true)
  }

  @Test func aStreamIsCutIntoLines() {
    var framing = LineFraming(limit: 4)
    #expect(framing.take(Array("ab".utf8)) == [])
    #expect(
      framing.take(Array("c\r\n\n \nlong line\nx".utf8)) == [
        .message(Array("abc\r".utf8)), .tooLong([]),
      ])
    #expect(framing.end() == .message(Array("x".utf8)))
    #expect(framing.end() == nil)
  }

  @Test func aDescriptionBecomesCode() throws {
    let value = try JSONReader.value(
      Array(#"{"kind":"class","name":"MenuStore","uses":["SwiftUI","Dish"]}"#.utf8))
    #expect(
      CodeSketch(value)?.code
        == "import SwiftUI\nclass MenuStore {\n  let value1: Dish\n}\n")
    #expect(CodeSketch(.object([("kind", .string("class")), ("name", .string("a b"))])) == nil)
  }

  @Test func aLongTextIsCutBehindALine() {
    let text = String(repeating: "0123456789\n", count: 2_000)
    let cut = AgentAnswers.cut(text, in: .english)
    #expect(cut.count <= 8_000)
    #expect(cut.contains("9\n… "))
    #expect(AgentAnswers.cut("short", in: .english) == "short")
    // Three bytes are about as many tokens as three Latin letters.
    let chinese = AgentAnswers.cut(String(repeating: "一二三四五\n", count: 1_000), in: .chinese)
    #expect(chinese.utf8.count <= 8_000 && chinese.count > 2_000)
  }
}
