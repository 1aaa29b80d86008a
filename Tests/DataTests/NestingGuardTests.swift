import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct NestingGuardTests {
  @Test(
    "files and manifests that nest beyond reason are skipped with a warning",
    arguments: [
      "[", "(", "{", "a<", "a</*}*/", "A.B<", "(a) -> ", "try ", "try await ", "repeat each ",
      "copy\n", "inout ", "#if a\n",
    ])
  func tooDeep(piece: String) throws {
    let text = "// swift-tools-version:5.9\nlet a: " + String(repeating: piece, count: 5_000)
    let folder = try TemporaryFolder(["Package.swift": text, "A.swift": "", "Deep.swift": text])
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(
      workspace.warnings.map(\.english) == [
        "skipped 'Deep.swift': it nests too deep to be parsed",
        "cannot read 'Package.swift': it nests too deep to be parsed",
      ])
  }

  @Test(
    "texts inside texts are bounded, since out of place each level is read again for those around")
  func textsInTexts() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(("func f() -> " + String(repeating: "\"\\(", count: depth)).utf8)
    }
    #expect(NestingGuard.verdict(on: nested(40)) == .fine)
    #expect(NestingGuard.verdict(on: nested(60)) == .tooDeep)
  }

  @Test("a manifest of long chains is read to its end", arguments: ["a.b().", "x?.", "-", "a+"])
  func longChain(piece: String) throws {
    let text = "// swift-tools-version:5.9\nlet a = " + String(repeating: piece, count: 5_000)
    let folder = try TemporaryFolder(["Package.swift": text, "A.swift": ""])
    #expect(try folder.workspace().paths == ["A.swift"])
  }

  @Test(
    "what people write is not too deep",
    arguments: [
      "if a < b { c() }\n", "func f() -> A<B>\n", "let x = try await f()\n", "// (\nlet a = [1]\n",
      "#if DEBUG\n#endif\n", "for i in 0..<n { print(i) }\n",
      "// [[[[[[[[[[[[[[[[[[[[ {\n", "/* ((( /* [[[ */ {{{ */\n", "let a = \"[[[[[[[[[[[[[[[[{\"\n",
      "let a = \"\\(b[0][\"[\"]) //\"\n", "let a = \"\"\"\n  [[[[[[[[[[[[[[[[ \" {\n  \"\"\"\n",
      "let a = #\"[[[[[[[[[[[[[[[[ \" \\( {\"#\n", "let a = /[[\\/{\"]+/\n",
      "let a = (b / c) + [d / e]\n",
      "let a = #/ [[[[[[[[[[[[[[[[ /#\n", "let a = b { $0 / 2 } // \" /*\n", "case north\n",
      "case `struct`, `class`, `enum`, `actor`, `protocol`, `func`, `init`, `case`, `let`, `var`\n",
    ])
  func ordinary(line: String) {
    let text = Array(String(repeating: line, count: 2_000).utf8)
    #expect(NestingGuard.verdict(on: text) == .fine)
  }

  @Test(
    "what only looks like a comment or a literal hides no nesting",
    arguments: [
      "[/*]*/", "[ // ]\n", "(\"/*\", /*)*/", "{/*}*/", "[\"\\(a)]\",", "[ \"//\", ",
      "[ #\"\"\"#, \"//\", ", "[ /\"\"\"/, ", "[ a / b / \"]\",", "[ #/]/#, ", "{ ) ", "[ `/*`, ",
      "[ \"\\(\"\\(\"]\")\")\", ",
    ])
  func hidden(piece: String) {
    let text = Array(("let a = " + String(repeating: piece, count: 1_500)).utf8)
    #expect(NestingGuard.verdict(on: text) == .tooDeep)
  }

  @Test("a text with more words and signs than fit into memory is not parsed, whatever its size")
  func tooLong() {
    let code = Array(String(repeating: "a;\n", count: NestingGuard.tokenLimit / 2 + 1).utf8)
    #expect(NestingGuard.verdict(on: code) == .tooLong)
    #expect(ParserLimits.fault(in: code)?.english.contains("2.2 MB") == true)
    let words = Array(String(repeating: "// a;\n", count: NestingGuard.tokenLimit).utf8)
    #expect(NestingGuard.verdict(on: words) == .fine)
  }

  @Test(
    "what the lexer looks ahead over in vain from everywhere is not parsed",
    arguments: ["#", ">>>> a\n", "<<<<<<< a\n", "#/\n", "+<#", "\u{201C}"])
  func lexerEffort(piece: String) {
    let text = Array(String(repeating: piece, count: 60_000).utf8)
    #expect(LexerEffort.isTooMuch(for: text))
    #expect(ParserLimits.fault(in: text)?.english.contains("too often") == true)
    let comment = "// " + String(repeating: "#", count: 120) + "\n"
    #expect(!LexerEffort.isTooMuch(for: Array(String(repeating: comment, count: 2_000).utf8)))
  }
}
