import Foundation
import StrataData
import Testing

@Suite("Programs that are started")
struct SpawnedProgramTests {
  #if os(Linux)
    /// Somebody who waits for the end of a pipe would wait for a program that holds it, too.
    @Test func inheritNothingThatOthersHaveOpen() throws {
      let pipe = Pipe()
      let end = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(end, F_SETFD, 0)
      let isOpen = try ShellCommands().run("test -e /dev/fd/\(end)", in: "/")
      #expect(!isOpen)
      #expect(fcntl(end, F_GETFD) == 0)
    }
  #endif
}
