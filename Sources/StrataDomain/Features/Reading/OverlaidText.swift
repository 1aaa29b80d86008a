/// Source lines of a code base that an overlay lies over.
struct OverlaidText: SourceTextReading {
  let saved: any SourceTextReading
  /// Its paths begin at the root.
  let overlay: Overlay

  func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    switch overlay.files[file] {
    case .text(let bytes): bytes.lines(numbers)
    case .moved(let old): saved.lines(numbers, of: old, in: root)
    case .gone: [:]
    case nil: saved.lines(numbers, of: file, in: root)
    }
  }
}

extension [UInt8] {
  /// The asked lines of a text in UTF-8, counted from 1, without line ends.
  package func lines(_ numbers: Set<Int>) -> [Int: String] {
    let last = numbers.max() ?? 0
    var lines: [Int: String] = [:]
    var number = 1
    var start = 0
    while number <= last && start <= count {
      var end = start
      while end < count && self[end] != 0x0A && self[end] != 0x0D { end += 1 }
      if numbers.contains(number) {
        lines[number] = String(decoding: self[start..<end], as: UTF8.self)
      }
      let isPair = end + 1 < count && self[end] == 0x0D && self[end + 1] == 0x0A
      if end >= count { break }
      start = end + (isPair ? 2 : 1)
      number += 1
    }
    return lines
  }
}
