import StrataFeatures
import Testing

@testable import StrataPresentation

@Suite("Patches as agents write them")
struct AgentPatchTests {
  private func patched(_ text: String, by patch: String) -> String? {
    guard
      case .updated(let hunks, _)? = AgentPatch(
        "*** Begin Patch\n*** Update File: A.swift\n\(patch)*** End Patch")?.files.first?.change
    else { return nil }
    return hunks.applied(to: text)
  }

  @Test(
    arguments: [
      ("@@\n-b\n+B\n", "a\nB\nc\n"),
      (" a\n-b\n+B\n c\n", "a\nB\nc\n"),
      ("@@ a\n+x\n", "a\nx\nb\nc\n"),
      ("@@\n+d\n*** End of File\n", "a\nb\nc\nd\n"),
      ("@@\n-a\n+A\n@@\n-c\n+C\n", "A\nb\nC\n"),
      ("@@ a\n@@ b\n-c\n", "a\nb\n"),
      ("@@\n-  b \n+B\n", "a\nB\nc\n"),
    ])
  func linesAreFoundByWhatStandsAround(patch: String, expected: String) {
    #expect(patched("a\nb\nc\n", by: patch) == expected)
  }

  @Test(arguments: ["@@\n-x\n+y\n", "@@ nowhere\n+y\n", "@@ c\n-a\n+y\n", "@@\n-c\n-d\n-e\n-f\n"])
  func whatIsNotThereCannotBeReplaced(patch: String) {
    #expect(patched("a\nb\nc\n", by: patch) == nil)
  }

  @Test(
    arguments: [
      "", "ls -la", "*** Begin Patch\n+a\n*** End Patch",
      "*** Begin Patch\n*** Add File: A\nno mark\n*** End Patch",
    ])
  func whatIsNoPatchIsNotRead(text: String) { #expect(AgentPatch(text) == nil) }
}
