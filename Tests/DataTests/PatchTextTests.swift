import Foundation
import StrataFeatures
import StrataPresentation
import Testing

@Suite("Patches that git applies")
struct PatchTextTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func read(_ folder: TemporaryFolder, _ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder(path)).map { [UInt8]($0) }
  }

  @Test(arguments: ["", "App/Deep"])
  func giveTheSameBytes(prefix: String) throws {
    let long = (1...60).map { "line \($0)\r\n" }.joined()
    let changes = [
      FileChange(
        from: .init("a.swift", bytes("\u{FEFF}one\r\ntwo\r\nthree")),
        to: .init("a.swift", bytes("\u{FEFF}one\r\n2\r\nthree\r\n"))),
      FileChange(
        from: .init("long.swift", bytes(long)),
        to: .init(
          "long.swift",
          bytes(
            "first\n"
              + long.replacingOccurrences(of: "line 30\r\n", with: "")
              .replacingOccurrences(of: "line 33\r\n", with: "\tx\r\n") + "last"))),
      FileChange(from: nil, to: .init("New Folder/ñ \"q\".swift", bytes("new\n"))),
      FileChange(from: nil, to: .init("empty.swift", [])),
      FileChange(from: .init("gone.swift", bytes("gone")), to: nil),
      FileChange(
        from: .init("from.swift", bytes("move\nit\n")),
        to: .init("to/to.swift", bytes("move\nit\n"))),
      FileChange(
        from: .init("edit.swift", bytes("a\nb\nc\nd\ne\n")),
        to: .init("to/edit.swift", bytes("a\nb\nC\nd\ne\n"))),
    ]
    let folder = try TemporaryFolder()
    let start = prefix.isEmpty ? "" : prefix + "/"
    for change in changes {
      if let old = change.old { try folder.write(Data(old.text), to: start + old.path) }
    }
    try folder.git("init", "-q")
    try folder.git("config", "core.autocrlf", "false")
    try folder.commit("All")
    let patch = PatchText(prefix: prefix).document(changes)
    try folder.write(Data(patch.utf8), to: "p.patch")
    try folder.git("apply", "--check", "p.patch")
    try folder.git("apply", "p.patch")
    for change in changes {
      if let new = change.new { #expect(read(folder, start + new.path) == new.text, "\(new.path)") }
      if let old = change.old, old.path != change.new?.path {
        #expect(read(folder, start + old.path) == nil)
      }
    }
  }

  @Test func ofNoChangeIsEmpty() {
    let same = FileChange.Version("a.swift", bytes("a"))
    #expect(PatchText().document([FileChange(from: same, to: same)]) == "")
  }
}
