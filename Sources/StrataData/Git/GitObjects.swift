internal import Foundation
internal import StrataCode
internal import Synchronization

/// Contents that git holds, one after another from one process.
final class GitObjects: Sendable {
  private let conversation: Mutex<GitConversation>

  /// Contents that git knows in a folder; it is started as soon as anybody asks for one.
  init(in folder: String, _ git: Git = Git()) {
    conversation = Mutex(
      GitConversation { () throws(GitFailure) in
        try git.converse(["cat-file", "--batch"], in: folder)
      })
  }

  /// The content with an id in git's own digits.
  func content(of id: String, limit: Int) throws(FileReadFailure) -> [UInt8] {
    try conversation.withLock { conversation throws(FileReadFailure) in
      guard try conversation.ask(id), let head = conversation.line() else {
        throw .failed(Self.isGone)
      }
      // `id type size`, or `id missing`.
      let fields = head.split(separator: " ")
      guard fields.count == 3, let size = Int(fields[2]), size >= 0 else {
        throw .failed(Phrase("git does not hold its content here", zh: "git 在这里没有它的内容"))
      }
      if size > limit {
        // What is not wanted has to be passed over all the same.
        guard conversation.skip(size + 1) else { throw .failed(Self.isGone) }
        throw .tooLarge
      }
      guard let bytes = conversation.read(size + 1) else { throw .failed(Self.isGone) }
      return Array(bytes.dropLast())
    }
  }

  private static let isGone = Phrase("git stopped answering", zh: "git 不再应答")
}

/// Questions to a program, and its answers as they come.
private struct GitConversation: ~Copyable {
  private let start: () throws(GitFailure) -> SpawnedProgram
  private var program: SpawnedProgram?
  private var buffer: [UInt8] = []
  private var next = 0
  private var isOver = false

  init(_ start: @escaping @Sendable () throws(GitFailure) -> SpawnedProgram) { self.start = start }

  /// An answer that takes longer never comes, in seconds.
  private static let patience = 20.0

  /// Writes a question; false if nobody reads it.
  mutating func ask(_ question: String) throws(FileReadFailure) -> Bool {
    if program == nil {
      do { program = try start() } catch { throw .failed(error.cause) }
    }
    guard !isOver, let input = program?.input else { return false }
    var bytes = Array((question + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      if written <= 0 { return false }
      bytes = bytes.dropFirst(written)
    }
    return true
  }

  /// The next line of the answer.
  mutating func line() -> String? {
    while true {
      if let end = buffer[next...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { next = end + 1 }
        return String(decoding: buffer[next..<end], as: UTF8.self)
      }
      guard buffer.count - next < 4_096, fill() else { return nil }
    }
  }

  /// So many bytes of the answer.
  mutating func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    guard pass(count, { bytes.append(contentsOf: $0) }) else { return nil }
    return bytes
  }

  /// Passes over so many bytes of the answer.
  mutating func skip(_ count: Int) -> Bool { pass(count) { _ in } }

  private mutating func pass(_ count: Int, _ body: (ArraySlice<UInt8>) -> Void) -> Bool {
    var left = count
    while left > 0 {
      if next == buffer.count, !fill() { return false }
      let part = buffer[next...].prefix(left)
      body(part)
      next += part.count
      left -= part.count
    }
    return true
  }

  /// Reads on; false where nothing more comes.
  private mutating func fill() -> Bool {
    buffer.removeFirst(next)
    next = 0
    guard !isOver, let output = program?.output,
      !GitRun.ready([output], within: Self.patience).isEmpty
    else { return giveUp() }
    let start = buffer.count
    buffer += [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      while true {
        let got = Foundation.read(output, bytes.baseAddress, bytes.count)
        if got < 0 && errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
    return buffer.count > start || giveUp()
  }

  private mutating func giveUp() -> Bool {
    isOver = true
    program?.kill()
    return false
  }
}
