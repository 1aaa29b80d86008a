import Foundation
import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

struct MachineTests {
  @Test func aCheckIsOneDocument() throws {
    let text = CheckJSON.document(.sample)
    try expectGolden(text, "check.json")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func aFailureHasTheSameShape() throws {
    let text = CheckJSON.document(
      Failure(CodebaseReadError.noSwiftFiles(path: "Empty \"\u{1B}\n\\")))
    try expectGolden(text, "failure.json")
    let failure = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let success =
      try JSONSerialization.jsonObject(with: Data(CheckJSON.document(.sample).utf8))
      as? [String: Any]
    #expect(failure?.keys.sorted() == success?.keys.sorted())
  }

  @Test func layersAreOneDocument() throws {
    let text = LayersJSON.document(.sample)
    try expectGolden(text, "layers.json")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func rulesAreOneDocument() throws {
    let rules: [Rule] = [.sampleReference, .sampleCycle, .samplePassThrough]
    try expectGolden(RulesJSON.document(rules), "rules.json")
  }

  @Test func everyErrorHasItsKindAndSentence() {
    let failure = Failure(CheckError.unknownRule("x", suggestion: "y"))
    #expect(failure.kind == "unknown-rule")
    #expect(failure.text(in: .english) == "error: there is no rule 'x'; did you mean 'y'?\n")
    #expect(failure.text(in: .chinese) == "错误：没有规则 'x'；是不是想写 'y'？\n")
    #expect(
      Failure(CodebaseReadError.missing(path: "a\nb")).text(in: .english)
        == "error: there is no file or folder 'a b'\n")
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "."), ("/a/b", "/a", "b"), ("/a/b", "/", "a/b"), ("/a", "/a/b/c", "../.."),
    ("/a/b/", "/a/c", "/a/b/"), ("/", "/a", "/"), (".", "/a", "."),
  ])
  func theRootIsSeenFromTheWorkingFolder(root: String, directory: String, seen: String) {
    #expect(ProjectSummary.sample(root: root).root(seenFrom: directory) == seen)
  }
}
