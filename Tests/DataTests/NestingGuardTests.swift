import StrataDomain
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
    ])
  func ordinary(line: String) {
    #expect(!NestingGuard.isTooDeep(Array(String(repeating: line, count: 900).utf8)))
  }
}
