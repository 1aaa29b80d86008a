import Foundation
import StrataFeatures
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite("The process that reads an index store")
struct IndexProcessTests {
  private let question = IndexQuestion(
    library: "/nowhere", store: "/nowhere", subject: .units, names: ["a", "b", "c"])

  /// A process that runs a script, with little patience.
  private func process(_ script: String, in folder: TemporaryFolder) throws -> IndexProcess {
    try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "program")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder("program"))
    var process = IndexProcess(program: folder("program"))
    process.patience = 2
    return process
  }

  @Test(
    "one that dies, says nothing or anything else leaves everything damaged",
    arguments: [
      "exit 1", "kill -SEGV $$", "cat > /dev/null", "echo nonsense that is long enough",
      "printf '\\377\\377\\377\\377\\377\\377\\377\\377'", "printf '\\0\\0\\0\\0\\017\\0\\0\\0abc'",
      "printf '\\0\\0\\0\\0\\0\\0\\0\\001x'", "cat /dev/zero",
    ])
  func nonsense(script: String) throws {
    let folder = try TemporaryFolder()
    let answers = try process(script, in: folder).answers(to: question)
    #expect(answers.count == 3 && answers.allSatisfy { $0.damage != nil }, "\(answers)")
  }

  @Test("one that takes too long is stopped")
  func patience() throws {
    let folder = try TemporaryFolder()
    let script = "echo $$ > '\(folder("number"))'; exec sleep 1000"
    let answers = try process(script, in: folder).answers(to: question)
    #expect(answers.count == 3)
    #expect(answers.first?.damage?.contains("too long") == true)
    let number = try String(contentsOfFile: folder("number"), encoding: .utf8)
    let id = try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(id, 0) != 0)
  }

  @Test("one that cannot be started leaves everything damaged")
  func noProgram() {
    let answers = IndexProcess(program: "/nowhere/at/all").answers(to: question)
    #expect(answers.count == 3 && answers.allSatisfy { $0.damage != nil })
  }

  @Test("it is told nothing of the environment")
  func environment() throws {
    let folder = try TemporaryFolder()
    _ = try process("env > '\(folder("environment"))'", in: folder).answers(to: question)
    let told = try String(contentsOfFile: folder("environment"), encoding: .utf8)
    #expect(!told.contains("HOME=") && !told.contains("USER="), "\(told)")
  }

  @Test("a library that cannot be opened is the error that it is without a process")
  func failure() throws {
    let answers = IndexProcess(program: BuiltCommand.binary.path).answers(to: question)
    guard case .unusableLibrary("/nowhere", let cause) = answers.last?.failure else {
      Issue.record("\(answers)")
      return
    }
    #expect(!cause.isEmpty)
  }

  @Test("it ends when whoever asked goes away, even while nobody takes its answers")
  func orphan() throws {
    let process = Process()
    process.executableURL = BuiltCommand.binary
    process.arguments = [IndexProcess.argument]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let folder = try TemporaryFolder(["store/v5/units/a": ""])
    var question = question
    question.library = try IndexLibrary.find()
    question.store = folder("store")
    // More answers than a pipe holds.
    question.names = Array(repeating: "b", count: 20_000)
    #expect(
      FrameWriter(descriptor: input.fileHandleForWriting.fileDescriptor).write(question))
    #expect(process.isRunning)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
  }

  @Test("answers and questions survive the way between processes")
  func packing() {
    func again<Value: Packed>(_ value: Value) -> Value? {
      PackWriter.bytes(of: value).withUnsafeBufferPointer { PackReader.value(in: $0) }
    }
    #expect(again(question) == question)
    let cause = Phrase("why", zh: "为何")
    let errors: [CompilerIndexError] = [
      .noLibrary(looked: "a"), .unusableLibrary(path: "a", cause: cause), .noStore(path: "a"),
      .unreadableStore(path: "a", cause: cause), .unrelatedStore(path: "a"),
    ]
    for error in errors { #expect(again(IndexAnswer(failure: error))?.failure == error) }
    let unit = IndexStore.Unit(
      mainFile: "a", written: FileTime(seconds: -1, nanoseconds: 5), records: ["r"])
    let read = again(IndexAnswer(names: ["n"], unit: unit, damage: cause))
    #expect(read?.names == ["n"] && read?.damage == cause && read?.unit?.mainFile == "a")
    #expect(read?.unit?.records == ["r"])
    #expect(read?.unit?.written == FileTime(seconds: -1, nanoseconds: 5))
    let name = IndexStore.Occurrence(
      line: 3, column: 4, roles: .max, kind: -1, subkind: 1012, name: "load", identifier: "s:4")
    let occurrence = again(IndexAnswer(occurrences: [name]))?.occurrences.first
    #expect(occurrence.map { "\($0)" } == "\(name)")
  }
}
