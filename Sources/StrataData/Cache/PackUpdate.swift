internal import Foundation

/// Writes a pack: adds a segment, or puts a smaller file in its place. Only one process writes at a
/// time, and one that cannot write leaves the pack as it was and says nothing: the next run will.
struct PackUpdate {
  /// Something to be looked up by later runs.
  struct Addition: Sendable {
    var key: PackEntry.Key
    /// How many bytes the file has whose facts these are.
    var sourceSize: Int
    var bytes: [UInt8]
  }

  var path: String
  var version: ContentID
  /// How large the pack may grow, in bytes, before entries that were not used lately go.
  var limit = Self.usualLimit

  /// Enough for some five million lines.
  static let usualLimit: UInt64 = 384 << 20
  /// More segments than this are merged.
  static let mostSegments = 48
  /// Findings are large, and only the last few are asked for again.
  private static let most: [PackEntry.Kind: Int] = [
    .place: 20, .verdict: 12, .contents: 16, .course: 4, .stamps: 4,
  ]

  /// Adds entries; `used` are those that this run looked up, which are the last to go.
  func add(_ additions: [Addition], used: Set<PackEntry.Key>) {
    let additions = additions.filter { $0.bytes.count <= Int(UInt32.max) }
    if additions.isEmpty || !makeFolder(at: RelativePath.parent(of: path) ?? "") { return }
    // A link may lead to a file that is nobody's cache.
    if case .link = pathKind(path, followingLinks: false) { return }
    guard let lock = FileLock(at: path + ".lock") else { return }
    defer { lock.release() }
    let size = additions.reduce(UInt64(0)) { $0 + UInt64($1.bytes.count + PackEntry.size) }
    let old = PackFile(at: path, version: version)
    if let old, old.segments.count < Self.mostSegments, old.end + size <= limit {
      append(additions, at: old.end)
    } else {
      rewrite(old, with: additions, used: used, size: size)
    }
  }

  /// Writes a segment behind the last whole one.
  private func append(_ additions: [Addition], at end: UInt64) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // What a run that was cut short left behind it.
    guard ftruncate(descriptor, off_t(end)) == 0 else { return }
    var offset = end
    if !writeSegment(additions.map { Piece($0) }, to: descriptor, at: &offset) {
      ftruncate(descriptor, off_t(end))
    }
  }

  /// Puts a new file in the pack's place: with all that this run used and the newest of the rest, as
  /// far as half of the limit goes.
  private func rewrite(
    _ old: PackFile?, with additions: [Addition], used: Set<PackEntry.Key>, size: UInt64
  ) {
    var pieces = additions.map { Piece($0) }
    if let old { pieces += kept(of: old, used: used, without: Set(pieces.map(\.key)), size: size) }
    let temporary = path + ".new"
    unlink(temporary)
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let header = PackFile.header(version)
    var offset = UInt64(header.count)
    if write(header, to: descriptor, at: 0), writeSegment(pieces, to: descriptor, at: &offset),
      rename(temporary, path) == 0
    {
      return
    }
    unlink(temporary)
  }

  private func kept(
    of old: PackFile, used: Set<PackEntry.Key>, without new: Set<PackEntry.Key>, size: UInt64
  ) -> [Piece] {
    var seen = new
    var counts: [PackEntry.Kind: Int] = [:]
    for key in new { counts[key.kind, default: 0] += 1 }
    var entries: [PackEntry] = []
    for segment in old.segments.reversed() {
      for index in 0..<segment.count {
        guard let entry = PackEntry(index, of: segment.table), seen.insert(entry.key).inserted
        else { continue }
        counts[entry.key.kind, default: 0] += 1
        if let most = Self.most[entry.key.kind], counts[entry.key.kind, default: 0] > most {
          continue
        }
        entries.append(entry)
      }
    }
    var left = max(limit, size) - size
    var kept: [Piece] = []
    for isUsed in [true, false] {
      if !isUsed { left = min(left, limit / 2) }
      for entry in entries where used.contains(entry.key) == isUsed {
        let size = UInt64(entry.length) + UInt64(PackEntry.size)
        if size > left { continue }
        left -= size
        kept.append(Piece(key: entry.key, sourceSize: entry.sourceSize, content: .old(entry, old)))
      }
    }
    return kept
  }

  /// An entry on its way into a file.
  private struct Piece {
    enum Content {
      case new([UInt8])
      case old(PackEntry, PackFile)
    }

    var key: PackEntry.Key
    var sourceSize: UInt32
    var content: Content

    init(key: PackEntry.Key, sourceSize: UInt32, content: Content) {
      self.key = key
      self.sourceSize = sourceSize
      self.content = content
    }

    init(_ addition: Addition) {
      self.init(
        key: addition.key, sourceSize: UInt32(clamping: addition.sourceSize),
        content: .new(addition.bytes))
    }

    /// Nil for an entry that turns out to be damaged.
    var bytes: [UInt8]? {
      switch content {
      case .new(let bytes): bytes
      case .old(let entry, let file): file.bytes(of: entry)
      }
    }
  }

  /// Writes the entries, then the head that makes them count.
  private func writeSegment(
    _ pieces: [Piece], to descriptor: Int32, at offset: inout UInt64
  ) -> Bool {
    var table: [UInt8] = []
    let start = offset + UInt64(SegmentHead.size + pieces.count * PackEntry.size)
    var place = start
    for piece in pieces.sorted(by: { $0.key < $1.key }) {
      // A damaged entry keeps its place but not its checksum, so that it is never found whole.
      let bytes = piece.bytes
      let entry = PackEntry(
        key: piece.key, offset: place, length: UInt32(clamping: bytes?.count ?? 0),
        sourceSize: bytes == nil ? .max : piece.sourceSize,
        checksum: bytes.map { $0.withUnsafeBufferPointer { checksum(of: $0) } } ?? 0)
      entry.write(to: &table)
      if let bytes {
        if !write(bytes, to: descriptor, at: place) { return false }
        place += UInt64(bytes.count)
      }
    }
    let head = SegmentHead(table: table, payload: Int(place - start))
    guard write(table, to: descriptor, at: offset + UInt64(SegmentHead.size)),
      write(head.bytes, to: descriptor, at: offset)
    else { return false }
    offset = place
    return true
  }
}

/// Writes all bytes to an open file; false if the disk does not take them.
private func write(_ bytes: [UInt8], to descriptor: Int32, at offset: UInt64) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let got = pwrite(
        descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done,
        off_t(offset) + off_t(done))
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { return false }
      done += got
    }
    return true
  }
}

/// Makes a folder and those around it; false if it cannot be.
private func makeFolder(at path: String) -> Bool {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return true
  } catch { return false }
}

/// The right to write, which one process has at a time.
struct FileLock {
  private let descriptor: Int32

  /// Waits a little while for the lock, at most `patience` seconds; nil if another process keeps it,
  /// or there is none to be had.
  init?(at path: String, patience: Double = 0.4) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      if errno != EWOULDBLOCK && errno != EINTR || ContinuousClock.now >= end { break }
      usleep(10_000)
    }
    close(descriptor)
    return nil
  }

  /// Lets the next one write.
  func release() { close(descriptor) }
}
