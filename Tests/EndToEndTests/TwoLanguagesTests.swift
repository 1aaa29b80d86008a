import Foundation
import TestSupport
import Testing

@Suite("Two languages side by side")
struct TwoLanguagesTests {
  @Test(arguments: [
    (["explain", "entity.codable"], ("What to do", "建议")),
    (["rules", "--profile", "layered"], ("error", "错误")),
    (["advise"], ("Why", "判断路径")),
  ])
  func bothStandInOneLine(arguments: [String], words: (String, String)) throws {
    let example = try ExampleCopy.unchanged.get().root
    let run = try BuiltCommand.run(arguments + ["--lang", "en,zh-Hans"], in: example)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0)
    #expect(lines.contains { $0.contains(words.0) && $0.contains(words.1) }, "\(run.output)")
  }

  @Test(arguments: [["check"], ["layers"], ["place", "README.md"]])
  func otherCommandsRefuseTwo(arguments: [String]) throws {
    let run = try BuiltCommand.run(arguments + ["--lang", "en,zh-Hans"], in: Repository.root)
    #expect(run.code == 2)
    #expect(run.errors.contains("--lang takes one language here"))
  }
}
