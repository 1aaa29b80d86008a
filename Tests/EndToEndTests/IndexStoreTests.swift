import Foundation
import TestSupport
import Testing

@Suite("The built command with the compiler's index")
struct IndexStoreTests {
  @Test func ourOwnCodeIsCleanByTheCompilersNamesToo() throws {
    let run = try BuiltCommand.run(
      ["check", "Sources", "--index-store", ".build", "--strict", "--info"], in: Repository.root)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("files are not in the compiler's index"))
  }

  @Test func withoutAPathItSaysWhatToWriteAndReadsNoStore() throws {
    for arguments in [["check", "--index-store"], ["check", "--index-store", "--strict"]] {
      let run = try BuiltCommand.run(arguments, in: Repository.root)
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errors.contains("such as '--index-store .build'"), "\(run.errors)")
    }
  }

  @Test func theExampleThatWasNotBuiltSaysWhatToDo() throws {
    let tangled = Repository.root.appendingPathComponent("Examples/Tangled")
    let run = try BuiltCommand.run(
      ["check", "--project-root", ".", "--index-store", ".", "--format", "json"], in: tangled)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: there is no index store under "))
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let error = try #require(json?["error"] as? [String: Any])
    #expect(error["kind"] as? String == "index-store")
  }

  #if !canImport(Darwin)
    @Test func aMissingToolchainIsSaidWithTheWayOut() throws {
      let run = try BuiltCommand.run(
        ["check", "Sources", "--index-store", ".build"], "2>&1", in: Repository.root,
        environment: ["PATH": "/nowhere", "HOME": "/nowhere"])
      #expect(run.code == 2)
      #expect(run.output.contains("put a Swift toolchain's bin folder on PATH"))
    }
  #endif
}
