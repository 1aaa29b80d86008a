internal import StrataFeatures

/// Reads source lines from the disk.
package struct DiskSourceText: SourceTextReading {
  /// A reader; it holds no state.
  package init() {}

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    guard let bytes = try? TreeFiles(in: root).read(file) else { return [:] }
    let last = numbers.max() ?? 0
    var lines: [Int: String] = [:]
    var number = 1
    var start = 0
    while number <= last && start <= bytes.count {
      var end = start
      while end < bytes.count && bytes[end] != 0x0A && bytes[end] != 0x0D { end += 1 }
      if numbers.contains(number) {
        lines[number] = String(decoding: bytes[start..<end], as: UTF8.self)
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      if end >= bytes.count { break }
      start = end + (isPair ? 2 : 1)
      number += 1
    }
    return lines
  }
}
