import Foundation
import StrataFeatures
import Testing

@testable import StrataData

@Suite("Looking for changes")
struct PollingChangesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Sources/A.swift": "struct A {}", "Sources/Deep/B.swift": "struct B {}", "notes.txt": "",
      "Pods/P.swift": "", "Empty/x.txt": "",
    ])
  }

  /// Whether a change shows, and does not show again.
  private func isSeen(_ change: () throws -> Void) throws -> Bool {
    var glance = TreeGlance(of: folder.path)
    let before = glance.look()
    try change()
    let isSeen = glance.look()
    let after = glance.look()
    #expect(!before && !after)
    return isSeen
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Data(text.utf8), to: name)
  }

  @Test func editedNewRenamedAndDeletedFilesShow() throws {
    let files = FileManager.default
    #expect(try isSeen { try write("struct C {}", "Sources/A.swift") })
    #expect(try isSeen { try write("struct New {}", "Empty/New.swift") })
    #expect(try isSeen { try write("struct New {}", "Far/Away/New.swift") })
    #expect(
      try isSeen {
        try files.moveItem(atPath: folder("Sources/A.swift"), toPath: folder("Sources/Z.swift"))
      })
    #expect(try isSeen { try files.removeItem(atPath: folder("Sources/Z.swift")) })
    #expect(try isSeen { try files.removeItem(atPath: folder("Sources")) })
    #expect(try isSeen { try files.removeItem(atPath: folder("Far/Away")) })
    #expect(try isSeen { try write("", "Package.swift") })
    #expect(try isSeen { try write("", "App.xcodeproj/project.pbxproj") })
  }

  @Test func whatHasNoSayDoesNotShow() throws {
    #expect(try !isSeen { try write("more", "notes.txt") })
    #expect(try !isSeen { try write("new", "Sources/notes.txt") })
    #expect(try !isSeen { try write("struct Q {}", "Pods/Q.swift") })
    #expect(try !isSeen { try write("x", ".build/x.swift") })
  }

  @Test func theRootMayGoAndComeBack() throws {
    let away = folder.path + "-away"
    var glance = TreeGlance(of: folder.path)
    try FileManager.default.moveItem(atPath: folder.path, toPath: away)
    var looks = [glance.look(), glance.look()]
    try FileManager.default.moveItem(atPath: away, toPath: folder.path)
    looks.append(glance.look())
    try write("struct C {}", "Sources/Deep/B.swift")
    looks.append(glance.look())
    #expect(looks == [true, false, true, true])
  }

  @Test func manyChangesInARowAreOne() throws {
    let changes = PollingChanges(every: .milliseconds(10))
    let request = CodebaseRequest(path: folder.path)
    changes.note(request)
    let path = folder.path
    let writer = Thread {
      for number in 0..<40 {
        try? Data("struct S\(number) {}".utf8).write(
          to: URL(fileURLWithPath: path + "/Sources/S\(number).swift"))
        usleep(5_000)
      }
    }
    writer.start()
    #expect(changes.waitForChange(of: request))
    #expect(try folder.workspace().paths.contains("Sources/S39.swift"))
  }

  @Test func waitingEndsWhenNobodyListens() {
    let changes = PollingChanges(every: .milliseconds(1), until: { true })
    #expect(!changes.waitForChange(of: CodebaseRequest(path: folder.path)))
  }
}
