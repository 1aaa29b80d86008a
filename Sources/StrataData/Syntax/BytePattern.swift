/// A word to look for among bytes: Horspool's search looks at one byte in as many as the word has.
struct BytePattern {
  private let word: [UInt8]
  /// By byte: how far the word can move on when the byte stands under its end.
  private let skips: [Int]

  init(_ text: String) {
    word = Array(text.utf8)
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      skips[Int(byte)] = word.count - 1 - index
    }
    self.skips = skips
  }

  /// The places where the word stands, until one `fits`.
  func firstIndex(
    in bytes: UnsafeBufferPointer<UInt8>, where fits: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard let ending = word.last else { return nil }
    return skips.withUnsafeBufferPointer { skips in
      var end = word.count - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == ending {
          let start = end - word.count + 1
          if bytes[start...end].elementsEqual(word), fits(start) { return start }
        }
        end += skips[Int(byte)]
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word of small letters stands at an index, in small or capital letters.
  func holds(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    for offset in 0..<length where self[start + offset] | 0x20 != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
