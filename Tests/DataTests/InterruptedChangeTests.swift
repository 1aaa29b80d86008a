import Foundation
import StrataCode
import StrataData
import StrataFeatures
import TestSupport
import Testing

@Suite("A change that is killed")
struct InterruptedChangeTests {
  /// A project of a few files of every kind, with odd bytes and permissions.
  private func project(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<count {
      try folder.write(Data("\u{FEFF}one \(number)\r\n\ttwo".utf8), to: "p/old\(number).swift")
      try folder.write(Data("move \(number)".utf8), to: "p/from\(number).swift")
      try folder.write(Data([0xFF, 0x00, UInt8(number)]), to: "p/gone\(number)")
      chmod(folder("p/gone\(number)"), 0o750)
    }
    return folder
  }

  /// Every file below a folder with its bytes and permissions.
  private func picture(of path: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let place = path + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      let data = FileManager.default.contents(atPath: place)?.base64EncodedString() ?? "folder"
      files[name] = "\(attributes[.posixPermissions] ?? 0) \(data)"
    }
    return files
  }

  private func run(_ arguments: [String], killedAfter seconds: Double? = nil) throws -> Process {
    let process = Process()
    process.executableURL = BuiltCommand.binary.deletingLastPathComponent()
      .appendingPathComponent("strata-interrupted")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    if let seconds {
      usleep(UInt32(seconds * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process
  }

  private func wasKilled(_ process: Process) -> Bool {
    process.terminationReason == .uncaughtSignal
  }

  @Test(arguments: ["apply", "undo"])
  func isPutBackWhateverStepItWasKilledAt(action: String) throws {
    var step = 1
    while true {
      let folder = try project(2)
      let root = folder("p")
      if action == "undo" { _ = try run([root, "apply", "0"]) }
      let before = try picture(of: root)
      let process = try run([root, action, String(step)])
      if !wasKilled(process) { break }
      let isWhole = try picture(of: root)
      _ = try run([root, "recover", "0"])
      let after = try picture(of: root)
      // Once all of it is noted as done, it stays; before, nothing of it does.
      #expect(after == before || after == isWhole, "step \(step)")
      _ = try run([root, "recover", "0"])
      #expect(try picture(of: root) == after)
      step += 1
    }
    #expect(step > 8)
  }

  @Test func isPutBackWhereTheRecoveryIsKilledToo() throws {
    for step in [3, 7, 11, 15] {
      let folder = try project(3)
      let root = folder("p")
      let before = try picture(of: root)
      _ = try run([root, "apply", String(step)])
      for again in 1...6 { _ = try run([root, "recover", String(again)]) }
      _ = try run([root, "recover", "0"])
      #expect(try picture(of: root) == before, "step \(step)")
    }
  }

  @Test func endsInBeforeOrAfterAtAnyMoment() throws {
    var random = SystemRandomNumberGenerator()
    var killed = 0
    for _ in 0..<50 {
      let folder = try project(40)
      let root = folder("p")
      let before = try picture(of: root)
      let seconds = Double(UInt64.random(in: 5...120, using: &random)) / 1_000
      if wasKilled(try run([root, "apply", "0"], killedAfter: seconds)) { killed += 1 }
      _ = try run([root, "recover", "0"])
      let after = try picture(of: root)
      if after != before {
        #expect(after.keys.filter { $0.hasSuffix("made") }.count == 40)
        #expect(!after.keys.contains { $0.contains("strata-") || $0.hasPrefix("gone") })
        _ = try run([root, "undo", "0"])
        #expect(try picture(of: root) == before)
      }
    }
    #expect(killed > 0)
  }
}
