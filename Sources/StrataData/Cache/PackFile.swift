internal import Foundation

/// A file of entries that is only ever added to: a header, then segments, each a table of its
/// entries, sorted by key, and their bytes.
///
/// What is damaged counts as not there. A reader never waits: what is written under it lies behind
/// the segments that it has seen, and a file that takes its place leaves it the old one.
final class PackFile: Sendable {
  /// The entries of one segment.
  struct Segment: Sendable {
    var table: [UInt8]
    var count: Int { table.count / PackEntry.size }

    /// Where the entry of a key stands; nil if there is none. Asked once for each file of a code base,
    /// so the keys are compared where they lie.
    func index(of key: PackEntry.Key) -> Int? {
      table.withUnsafeBytes { bytes in
        func isBefore(_ index: Int) -> Bool? {
          let start = index * PackEntry.size
          if bytes[start] != key.kind.rawValue { return bytes[start] < key.kind.rawValue }
          func word<Number: FixedWidthInteger>(_ offset: Int, _ wanted: Number) -> Bool? {
            let found = Number(
              bigEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: Number.self))
            return found == wanted ? nil : found < wanted
          }
          return word(4, key.id.words.0) ?? word(12, key.id.words.1) ?? word(20, key.id.words.2)
        }
        var (low, high) = (0, bytes.count / PackEntry.size)
        while low < high {
          let middle = (low + high) / 2
          guard let isBefore = isBefore(middle) else { return middle }
          if isBefore { low = middle + 1 } else { high = middle }
        }
        return nil
      }
    }
  }

  let descriptor: Int32
  /// In the order in which they were written.
  let segments: [Segment]
  /// The byte after the last whole segment.
  let end: UInt64
  private let largest: Segment?

  /// No writer makes a larger file, or one of more segments: a file that claims to be one would
  /// take more memory, or longer, than it can be worth.
  private static let largest = 4 * PackUpdate.usualLimit
  private static let mostSegments = PackUpdate.mostSegments + 16

  /// Opens the pack at a path, unless it is a link; nil if there is none, or none that this version wrote.
  convenience init?(at path: String, version: ContentID) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor, version: version)
  }

  /// Reads the tables of an open file, and closes it in the end.
  init?(_ descriptor: Int32, version: ContentID) {
    let size = UInt64(max(0, fileSize(of: descriptor)))
    guard size <= Self.largest,
      let header = readBytes(of: descriptor, Self.header(version).count, at: 0),
      header == Self.header(version)
    else {
      close(descriptor)
      return nil
    }
    var segments: [Segment] = []
    var end = UInt64(header.count)
    while end < size, segments.count < Self.mostSegments,
      let head = readBytes(of: descriptor, SegmentHead.size, at: end),
      let segment = SegmentHead(head), segment.length <= size - end,
      let table = readBytes(
        of: descriptor, segment.tableSize, at: end + UInt64(SegmentHead.size)),
      table.withUnsafeBufferPointer({ checksum(of: $0) }) == segment.checksum
    {
      segments.append(Segment(table: table))
      end += segment.length
    }
    self.descriptor = descriptor
    self.segments = segments
    // Of several of a size the newest.
    largest = segments.reversed().max { $0.table.count < $1.table.count }
    self.end = end
  }

  deinit { close(descriptor) }

  /// What a pack of a version begins with.
  static func header(_ version: ContentID) -> [UInt8] {
    var header = Array("STRATA01".utf8)
    header.append(bigEndian: version.words.0)
    header.append(bigEndian: version.words.1)
    header.append(bigEndian: version.words.2)
    header.append(contentsOf: [0, 0, 0, 0])
    return header
  }

  /// The newest entry of a key; of facts, which are the same in each, one in the largest segment, where
  /// nearly all of them are, unless `isNewest` is asked for.
  func entry(_ key: PackEntry.Key, isNewest: Bool = false) -> PackEntry? {
    if key.kind == .facts, !isNewest, let largest, let found = largest.index(of: key) {
      return PackEntry(found, of: largest.table)
    }
    for index in segments.indices.reversed() {
      if let found = segments[index].index(of: key) {
        return PackEntry(found, of: segments[index].table)
      }
    }
    return nil
  }

  /// The bytes of an entry, unless they are damaged.
  func bytes(of entry: PackEntry) -> [UInt8]? {
    guard entry.offset <= end, UInt64(entry.length) <= end - entry.offset,
      let bytes = readBytes(of: descriptor, Int(entry.length), at: entry.offset),
      bytes.withUnsafeBufferPointer({ checksum(of: $0) }) == entry.checksum
    else { return nil }
    return bytes
  }
}

/// What a segment begins with.
struct SegmentHead {
  static let size = 32
  private static let mark: UInt64 = 0x5354_5241_5345_474D

  /// How many entries.
  var count: UInt64
  /// The bytes of the whole segment, this head included.
  var length: UInt64
  /// Over the table.
  var checksum: UInt64

  var tableSize: Int { Int(count) * PackEntry.size }

  /// A head for a table and so many bytes of entries.
  init(table: [UInt8], payload: Int) {
    count = UInt64(table.count / PackEntry.size)
    length = UInt64(Self.size + table.count + payload)
    checksum = table.withUnsafeBufferPointer { StrataData.checksum(of: $0) }
  }

  /// The head in some bytes; nil if they are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.number(at: 0) == Self.mark else { return nil }
    count = bytes.number(at: 8)
    length = bytes.number(at: 16)
    checksum = bytes.number(at: 24)
    guard count < 1 << 32, length >= UInt64(Self.size + tableSize) else { return nil }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: Self.mark)
    bytes.append(bigEndian: count)
    bytes.append(bigEndian: length)
    bytes.append(bigEndian: checksum)
    return bytes
  }
}

/// Bytes of an open file; nil if it does not have so many.
func readBytes(of descriptor: Int32, _ count: Int, at offset: UInt64) -> [UInt8]? {
  guard offset <= UInt64(Int64.max) else { return nil }
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
    while done < count {
      let got = pread(
        descriptor, buffer.baseAddress.map { $0 + done }, count - done,
        off_t(offset) + off_t(done))
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { break }
      done += got
    }
  }
  return bytes.count == count ? bytes : nil
}

/// The size of an open file in bytes; -1 if it cannot be told.
func fileSize(of descriptor: Int32) -> Int {
  var status = stat()
  return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
}
