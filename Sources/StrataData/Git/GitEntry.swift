/// One line of what git lists: a mark, then mode, id and stage unless git does not know the file, and
/// the path.
struct GitEntry {
  /// The path's bytes, which need not be text.
  var path: UnsafeBufferPointer<UInt8>
  /// What git holds of the file; nil if it holds nothing, or something else than lies there.
  var id: ContentID?
  /// The file differs from what git holds of it.
  var isChanged = false

  /// Reads an entry; nil if it is none.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard line.count > 2, line[1] == UInt8(ascii: " ") else { return nil }
    guard line[0] != UInt8(ascii: "?") else {
      path = UnsafeBufferPointer(rebasing: line[2...])
      return
    }
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab + 1 < line.count else {
      return nil
    }
    path = UnsafeBufferPointer(rebasing: line[(tab + 1)...])
    // `H` is what lies there as git holds it; in small letters git was told not to look.
    if line[0] == UInt8(ascii: "H"), tab > 3, line[tab - 1] == UInt8(ascii: "0") {
      let fields = line[2..<tab].split(separator: UInt8(ascii: " "))
      if fields.count == 3 { id = ContentID(hex: fields[1]) }
    }
    isChanged = id == nil
  }
}

extension GitEntry {
  /// The entries of git's answer, each ended by a NUL byte.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (GitEntry) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
      if let entry = GitEntry(UnsafeBufferPointer(rebasing: bytes[start..<end])) { body(entry) }
      start = end + 1
    }
  }
}
