internal import Foundation

/// One file that git lists.
struct GitEntry {
  /// The path's bytes, which need not be text.
  var path: UnsafeBufferPointer<UInt8>
  /// What git holds of the file; nil if it holds nothing or several versions.
  var held: Held?

  /// A content that git holds, and what the file looked like when it did.
  struct Held {
    var id: ContentID
    /// The hash that the repository names contents by.
    var hash: ContentID.Hash
    var stamp: FileStamp
  }
}

extension GitEntry {
  /// The entries of `git ls-files -z -v --stage --debug`: a mark, then mode, id and stage unless git
  /// does not know the file, and the path, a NUL byte, and what the file looked like. What is not
  /// understood is not held, so that the file itself is read.
  static func read(_ text: Data, _ body: (GitEntry) -> Void) {
    text.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      read(bytes.bindMemory(to: UInt8.self), body)
    }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (GitEntry) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
      // The lines about a file begin with blanks and end before the next entry.
      var after = end + 1
      var about: [UInt32] = []
      while after < bytes.count, bytes[after] == UInt8(ascii: " ") {
        while after < bytes.count, bytes[after] != UInt8(ascii: "\n") {
          if let number = number(in: bytes, at: &after) { about.append(number) } else { after += 1 }
        }
        after += 1
      }
      if let entry = GitEntry(UnsafeBufferPointer(rebasing: bytes[start..<end]), about) {
        body(entry)
      }
      start = after
    }
  }

  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32? {
    var number: UInt32?
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      number = (number ?? 0) &* 10 &+ UInt32(digit)
      index += 1
    }
    return number
  }

  private init?(_ line: UnsafeBufferPointer<UInt8>, _ about: [UInt32]) {
    guard line.count > 2, line[1] == UInt8(ascii: " ") else { return nil }
    guard line[0] != UInt8(ascii: "?") else {
      path = UnsafeBufferPointer(rebasing: line[2...])
      return
    }
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab + 1 < line.count else {
      return nil
    }
    path = UnsafeBufferPointer(rebasing: line[(tab + 1)...])
    // In small letters git was told not to look at the file; a stage means a conflict.
    guard line[0] == UInt8(ascii: "H"), tab > 3, line[tab - 1] == UInt8(ascii: "0"),
      about.count == 10
    else { return }
    let fields = line[2..<tab].split(separator: UInt8(ascii: " "))
    guard fields.count == 3, let id = ContentID(hex: fields[1]) else { return }
    // ctime, mtime, dev, ino, uid, gid, size, flags
    held = Held(
      id: id, hash: ContentID.Hash(digits: fields[1].count),
      stamp: FileStamp(
        changed: .init(seconds: about[0], nanoseconds: about[1]),
        modified: .init(seconds: about[2], nanoseconds: about[3]), number: about[5],
        size: about[8]))
  }
}
