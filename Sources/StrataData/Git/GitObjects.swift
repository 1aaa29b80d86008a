internal import Foundation
internal import StrataDomain
internal import Synchronization

/// Contents that git holds, one after another from one process.
final class GitObjects: Sendable {
  private let process: Mutex<Process?>
  private let input: FileHandle
  private let output: FileHandle

  /// Starts git in a folder.
  init(in folder: String, _ git: Git = Git()) throws(GitFailure) {
    let (questions, answers) = (Pipe(), Pipe())
    let process = try git.process(["cat-file", "--batch"], in: folder)
    process.standardInput = questions
    process.standardOutput = answers
    do { try process.run() } catch { throw GitFailure(start: error) }
    input = questions.fileHandleForWriting
    output = answers.fileHandleForReading
    self.process = Mutex(process)
  }

  deinit {
    // Without questions git ends.
    try? input.close()
  }

  /// The content with an id in git's own digits.
  func content(of id: String, limit: Int) throws(FileReadFailure) -> [UInt8] {
    try process.withLock { process throws(FileReadFailure) in
      guard process?.isRunning == true else { throw .failed(Self.isGone) }
      guard (try? input.write(contentsOf: Data((id + "\n").utf8))) != nil, let head = line()
      else { throw .failed(Self.isGone) }
      // `id type size`, or `id missing`.
      let fields = head.split(separator: " ")
      guard fields.count == 3, let size = Int(fields[2]) else {
        throw .failed(Phrase("git does not hold its content here", zh: "git 在这里没有它的内容"))
      }
      // What is not wanted has to be read all the same.
      guard let bytes = read(size + 1) else { throw .failed(Self.isGone) }
      if size > limit { throw .tooLarge }
      return Array(bytes.dropLast())
    }
  }

  private static let isGone = Phrase("git stopped answering", zh: "git 不再应答")

  private func line() -> String? {
    var line: [UInt8] = []
    while let byte = read(1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  private func read(_ count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = Foundation.read(
          output.fileDescriptor, buffer.baseAddress.map { $0 + done }, count - done)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { failed = true; break }
        done += got
      }
    }
    return failed ? nil : bytes
  }
}
