import Foundation
import TestSupport
import Testing

@Suite("strata watch", .serialized)
struct WatchCommandTests {
  private let copy: ExampleCopy

  init() throws { copy = try ExampleCopy() }

  private static let dish = "Sources/Tangled/Domain/Entities/Dish.swift"
  private static let rule = "[dependency.framework-in-domain]"

  private func start(_ arguments: String...) throws -> StartedCommand {
    let cache = copy.folder.appendingPathComponent("cache").path
    return try StartedCommand(["watch", "--cache-path", cache] + arguments, in: copy.root)
  }

  /// Waits until there is a text; what was said, or nil if it does not come.
  private func wait(_ what: () -> String, for text: String, times: Int = 1) async throws -> String?
  {
    for _ in 0..<600 {
      let said = what()
      if said.components(separatedBy: text).count > times { return said }
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  @Test func savesAreFollowedUntilItIsInterrupted() async throws {
    let watch = try start("--color", "never")
    #expect(try await wait({ watch.warned }, for: "watching '.'; ctrl-C ends\n") != nil)
    let check = try BuiltCommand.run(["check", "--color", "never", "--no-cache"], in: copy.root)
    #expect(watch.said == check.output)
    #expect(watch.warned == check.errors + "watching '.'; ctrl-C ends\n")

    let text = try copy.text(Self.dish)
    try copy.write("import UIKit\n" + text, to: Self.dish)
    let first = try #require(
      try await wait({ watch.said }, for: "\nhelp: if no extension of 'UIKit'"))
    let news = first.dropFirst(check.output.count)
    #expect(news.contains(/^\[[0-9:]{8}\] 1 new; 11 errors/))
    #expect(news.contains("\(Self.dish):1:8: error: "))

    try copy.write(text, to: Self.dish)
    #expect(
      try await wait({ watch.said }, for: "\ngone: \(Self.dish):1:8: error: ") != nil)

    // Not all of a file, as while somebody types.
    try copy.write("import UIKit\n" + text + "struct {{{", to: Self.dish)
    #expect(
      try await wait({ watch.warned }, for: "'\(Self.dish)' has syntax errors: waiting") != nil)
    let before = watch.said
    try copy.write(text, to: Self.dish)
    let after = try #require(try await wait({ watch.said }, for: "nothing new"))
    #expect(after.hasPrefix(before) && !after.dropFirst(before.count).contains("error: "))

    watch.interrupt()
    let end = watch.finish()
    #expect(end.code == 0)
    #expect(end.output.hasSuffix("\n") && end.errors.hasSuffix("\n"))
  }

  @Test func newRenamedAndDeletedFilesAndOtherBranchesAreNoticed() async throws {
    try copy.commitAll()
    let watch = try start("--quiet", "--color", "never")
    _ = try #require(try await wait({ watch.said }, for: "error: "))
    try await Task.sleep(for: .seconds(1))
    #expect(watch.warned.isEmpty)

    try copy.git("checkout", "-q", "-b", "other")
    let added = "Sources/Tangled/Domain/Deep/Added.swift"
    try copy.write("import UIKit\nstruct Added { var image: UIImage }\n", to: added)
    #expect(try await wait({ watch.said }, for: "\(added):1:8: error: ") != nil)
    try copy.git("add", "-A")
    try copy.git("commit", "-q", "-m", "Other")

    let renamed = "Sources/Tangled/Domain/Deep/Renamed.swift"
    try copy.move(added, to: renamed)
    try copy.write("import SwiftUI\nstruct More { var view: any View }\n", to: added)
    #expect(try await wait({ watch.said }, for: "\n\(renamed):1:8: error: ") != nil)
    try copy.git("add", "-A")
    try copy.git("commit", "-q", "-m", "Renamed")

    try copy.git("checkout", "-q", "main")
    #expect(try await wait({ watch.said }, for: "gone: \(renamed)") != nil)
    let count = watch.said.components(separatedBy: "\n[").count
    try await Task.sleep(for: .seconds(1))
    #expect(watch.said.components(separatedBy: "\n[").count == count)
    watch.interrupt()
    #expect(watch.finish().code == 0)
  }

  @Test func aCodeBaseThatIsNotThereIsOneClearError() throws {
    let run = try BuiltCommand.run(["watch", "/does/not/exist"])
    #expect(run.code == 2)
    #expect(run.errors == "error: there is no file or folder '/does/not/exist'\n")
  }

  @Test func itEndsWhenNobodyReadsAnyMore() throws {
    let run = try BuiltCommand.run(["watch", "--quiet"], "| head -1", in: copy.root)
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func theBaselineIsReadAndNeverWritten() async throws {
    _ = try BuiltCommand.run(["baseline", "write"], in: copy.root)
    let baseline = try copy.text(".strata-baseline.json")
    let watch = try start("--color", "never")
    #expect(try await wait({ watch.warned }, for: "watching") != nil)
    #expect(watch.said.hasPrefix("No new errors or warnings in 33 files.\n"))
    #expect(!watch.said.contains(": error: "))
    try copy.remove("Sources/Tangled/Data/DTO/OrderDTO.swift")
    try await Task.sleep(for: .seconds(2))
    watch.interrupt()
    #expect(watch.finish().code == 0)
    #expect(try copy.text(".strata-baseline.json") == baseline)
  }
}
