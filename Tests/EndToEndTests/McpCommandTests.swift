import Foundation
import TestSupport
import Testing

@Suite("strata mcp")
struct McpCommandTests {
  /// What the server answers to requests that each stand on a line, by their numbers.
  private func answers(to requests: [String], in copy: ExampleCopy) throws -> [Int: [String: Any]] {
    try copy.write(requests.map { $0 + "\n" }.joined(), to: "requests.txt")
    let run = try BuiltCommand.run(["mcp"], "< requests.txt", in: copy.root)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    var answers: [Int: [String: Any]] = [:]
    for line in run.output.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let answer = try #require(value as? [String: Any])
      answers[answer["id"] as? Int ?? -1] = answer
    }
    return answers
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","#
      + #""params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func structured(_ answer: [String: Any]?) throws -> [String: Any] {
    let result = try #require(answer?["result"] as? [String: Any])
    #expect(result["isError"] as? Bool == false, "\(result)")
    return try #require(result["structuredContent"] as? [String: Any])
  }

  @Test func answersEachToolAboutTheProjectAroundIt() throws {
    let copy = try ExampleCopy()
    try copy.publish()
    let cart = "Sources/Tangled/Domain/Entities/Cart.swift"
    let answers = try answers(
      to: [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
        call(1, "guard", #"{"path":"\#(cart)","import":"UIKit"}"#),
        call(
          2, "place", #"{"description":{"kind":"struct","name":"TipDTO","uses":["Decodable"]}}"#),
        call(3, "check", #"{"limit":5}"#), call(4, "audit", "{}"),
        call(5, "explain", #"{"target":"Domain->Data"}"#), call(6, "map", #"{"layer":"Domain"}"#),
        call(7, "advise", #"{"limit":2}"#),
        call(8, "guard", #"{"path":"\#(cart)","import":"Foundation"}"#),
      ], in: copy)
    #expect(answers.count == 9)
    let denied = try structured(answers[1])
    #expect(denied["verdict"] as? String == "deny")
    #expect(denied["root"] as? String == copy.root.path)
    #expect(try structured(answers[8])["verdict"] as? String == "allow")
    #expect(try structured(answers[2])["folder"] as? String == "Sources/Tangled/Data/DTO")
    let check = try structured(answers[3])
    #expect(check["errors"] as? Int == 10)
    #expect((check["findings"] as? [Any])?.count == 5)
    #expect(check["nextCursor"] as? String == "5")
    #expect(try structured(answers[4])["inherited"] as? Int == 26)
    #expect(try structured(answers[5])["kind"] as? String == "route")
    #expect((try structured(answers[6])["layers"] as? [Any])?.count == 1)
    #expect((try structured(answers[7])["steps"] as? [Any])?.count == 2)
  }

  /// What is written beside the server is in the next answer.
  @Test func isNeverStaleAndOutlivesAnInterrupt() async throws {
    let copy = try ExampleCopy()
    let server = try TalkingCommand(["mcp"], in: copy.root)
    let check = call(1, "check", #"{"paths":["Sources/Tangled/Domain/Fresh.swift"]}"#)
    _ = try server.ask(call(1, "check", "{}"))
    server.interrupt()
    try copy.write(
      "import UIKit\nstruct Fresh { let logo: UIImage }\n", to: "Sources/Tangled/Domain/Fresh.swift"
    )
    #expect(try server.ask(check).contains("dependency.framework-in-domain"))
    #expect(server.end() == 0)
  }
}
