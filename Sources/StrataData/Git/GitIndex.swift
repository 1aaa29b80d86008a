internal import Foundation
internal import StrataCode

/// What git holds of a tree's files, read from where it writes that down: asking git for it takes
/// longer than all else that an unchanged code base costs.
///
/// https://git-scm.com/docs/index-format
struct GitIndex {
  private let bytes: [UInt8]
  /// Where the entries begin whose paths end as asked.
  private let places: [Int]
  /// How much of each path is the way to the folder asked about.
  private let way: Int

  /// The entries of the tree at `tree` that lie in `folder` and whose paths end like one of `suffixes`;
  /// nil if there is no index, or one of a form that only git understands.
  init?(ofTree tree: String, below folder: String, endingIn suffixes: [String]) {
    guard let git = GitTree.gitFolder(of: tree),
      let inner = RelativePath.make(folder, from: tree),
      let bytes = try? readBytes(of: git + "/index", limit: Self.limit, followingLinks: false)
    else { return nil }
    let way = Array((inner.isEmpty ? "" : inner + "/").utf8)
    let places = bytes.withUnsafeBytes {
      Self.places(in: $0, behind: way, endingIn: suffixes.map { Array($0.utf8) })
    }
    guard let places else { return nil }
    (self.bytes, self.places, self.way) = (bytes, places, way.count)
  }

  /// Goes through the entries, paths from the folder on.
  func read(_ body: (GitEntry) -> Void) {
    bytes.withUnsafeBytes { bytes in
      for place in places { body(GitEntry(IndexEntry(at: place, in: bytes), way: way)) }
    }
  }

  private static let limit = 512 << 20
  private static let header = 12

  /// Where entries begin, if every one of them is as it should be.
  private static func places(
    in bytes: UnsafeRawBufferPointer, behind way: [UInt8], endingIn suffixes: [[UInt8]]
  ) -> [Int]? {
    guard bytes.count >= header + ContentID.size, bytes.starts(with: "DIRC".utf8),
      (2...3).contains(bytes.number(at: 4))
    else { return nil }
    var places: [Int] = []
    var next = header
    for _ in 0..<bytes.number(at: 8) {
      guard let entry = IndexEntry(soundAt: next, in: bytes) else { return nil }
      if entry.path.starts(with: way),
        suffixes.contains(where: { entry.ends(in: $0, behind: way.count) })
      {
        places.append(next)
      }
      next = entry.end
    }
    return holdsAll(bytes, from: next) ? places : nil
  }

  /// Whether nothing behind the entries says that others are elsewhere: what is called in small letters
  /// must be understood by whoever reads the entries.
  private static func holdsAll(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var next = start
    while next + 8 <= bytes.count - ContentID.size {
      guard bytes[next] < UInt8(ascii: "a") else { return false }
      next += 8 + Int(bytes.number(at: next + 4))
    }
    return next == bytes.count - ContentID.size
  }
}

/// An entry of an index.
private struct IndexEntry {
  let place: Int
  let bytes: UnsafeRawBufferPointer
  let path: UnsafeBufferPointer<UInt8>
  /// Where the next one begins.
  let end: Int

  private static let flags = 60
  private static let isLong: UInt32 = 0x4000

  /// The entry at a place, where one has been seen.
  init(at place: Int, in bytes: UnsafeRawBufferPointer) {
    (self.place, self.bytes) = (place, bytes)
    let start = place + Self.flags + (bytes.half(at: place + Self.flags) & Self.isLong == 0 ? 2 : 4)
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start...]).bindMemory(to: UInt8.self)
    let zero = rest.baseAddress.flatMap { first in
      memchr(first, 0, rest.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(first) }
    }
    path = UnsafeBufferPointer(rebasing: rest[..<(zero ?? rest.count)])
    // One to eight zeros make the length a multiple of eight.
    end = place + (start - place + path.count + 8) & ~7
  }

  /// The entry at a place, if it is one of a file: the length of the path is told twice.
  init?(soundAt place: Int, in bytes: UnsafeRawBufferPointer) {
    guard place + Self.flags + 4 < bytes.count else { return nil }
    self.init(at: place, in: bytes)
    let said = Int(bytes.half(at: place + Self.flags) & 0xFFF)
    guard !path.isEmpty, said == min(path.count, 0xFFF), end <= bytes.count - ContentID.size,
      // A folder stands for all in it.
      bytes.number(at: place + 24) >> 12 != 0o4
    else { return nil }
  }

  /// Whether the path ends so behind its first bytes.
  func ends(in suffix: [UInt8], behind way: Int) -> Bool {
    guard path.last == suffix.last, path.count - way >= suffix.count, let start = path.baseAddress
    else {
      return false
    }
    return memcmp(start + (path.count - suffix.count), suffix, suffix.count) == 0
  }

  /// What git holds of the file, unless it was told not to look at it, or holds several versions.
  var held: GitEntry.Held? {
    let flags = bytes.half(at: place + Self.flags)
    guard flags & 0xB000 == 0 else { return nil }
    // What is not checked out.
    if flags & Self.isLong != 0, bytes.half(at: place + Self.flags + 2) & 0x4000 != 0 { return nil }
    func number(_ index: Int) -> UInt32 { bytes.number(at: place + index * 4) }
    let (high, middle) = (
      UInt64(number(10)) << 32 | UInt64(number(11)), UInt64(number(12)) << 32 | UInt64(number(13))
    )
    return GitEntry.Held(
      id: ContentID(words: (high, middle, number(14))), hash: .sha1,
      stamp: FileStamp(
        changed: .init(seconds: number(0), nanoseconds: number(1)),
        modified: .init(seconds: number(2), nanoseconds: number(3)), number: number(5),
        size: number(9)))
  }
}

extension GitEntry {
  fileprivate init(_ entry: IndexEntry, way: Int) {
    path = UnsafeBufferPointer(rebasing: entry.path[way...])
    held = entry.held
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes, the highest first.
  fileprivate func number(at place: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  /// Two bytes, the highest first.
  fileprivate func half(at place: Int) -> UInt32 {
    UInt32(UInt16(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt16.self)))
  }
}
