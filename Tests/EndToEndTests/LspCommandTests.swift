import Foundation
import TestSupport
import Testing

@Suite("strata lsp")
struct LspCommandTests {
  /// The messages, each behind its header.
  private func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private func message(_ method: String, _ params: String, id: Int? = nil) -> String {
    let number = id.map { #""id":\#($0),"# } ?? ""
    return #"{"jsonrpc":"2.0",\#(number)"method":"\#(method)","params":\#(params)}"#
  }

  /// A session from the start to the end, all in one breath.
  @Test func judgesATextThatNobodySavedAndEndsInGoodOrder() throws {
    let copy = try ExampleCopy()
    let cart = copy.root.appendingPathComponent("Sources/Tangled/Domain/Entities/Cart.swift")
    let uri = cart.absoluteString
    let text = "import UIKit\\nstruct Cart {}\\n"
    let requests = framed([
      message(
        "initialize",
        #"{"processId":null,"rootUri":"\#(copy.root.absoluteString)","capabilities":{}}"#, id: 1),
      message("initialized", "{}"),
      message(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"swift","version":7,"text":"\#(text)"}}"#),
      message(
        "textDocument/hover",
        #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":1,"character":8}}"#, id: 2),
      message(
        "workspace/executeCommand", #"{"command":"strata.explain","arguments":["\#(uri)"]}"#, id: 3
      ),
    ])
    try copy.write(requests, to: "requests.txt")
    #expect(mkfifo(copy.root.appendingPathComponent("pipe").path, 0o600) == 0)
    // The input ends when the last answer is there.
    let run = try BuiltCommand.run(
      ["lsp", "--no-cache"],
      #"""
      < pipe > said.txt & exec 3> pipe; cat requests.txt >&3; tries=0
      until grep -q '"diagnostics":\[{' said.txt || [ $tries = 600 ]; do sleep 0.1; tries=$((tries + 1)); done
      exec 3>&-; wait $!
      """#, in: copy.root)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    let output = try String(
      contentsOf: copy.root.appendingPathComponent("said.txt"), encoding: .utf8)
    #expect(output.contains(#""positionEncoding":"utf-16""#))
    #expect(output.contains(#""uri":"\#(uri)","version":7,"diagnostics":[{"range""#))
    #expect(output.contains("dependency.framework-in-domain"))
    #expect(output.contains("Cart: In Domain"))
  }

  @Test func anExitWithoutAShutdownEndsWithOne() throws {
    let copy = try ExampleCopy()
    try copy.write(
      framed([message("initialize", #"{"capabilities":{}}"#, id: 1), message("exit", "null")]),
      to: "requests.txt")
    #expect(try BuiltCommand.run(["lsp"], "< requests.txt", in: copy.root).code == 1)
  }
}
