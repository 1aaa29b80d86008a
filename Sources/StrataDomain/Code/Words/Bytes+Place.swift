extension [UInt8] {
  /// Where other bytes begin, at or behind an offset; nil if they are not there, or are none.
  package func place(of part: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { text in
      part.withUnsafeBufferPointer { part in
        guard let first = part.first, part.count <= text.count, start >= 0 else { return nil }
        let last = text.count - part.count
        var index = start
        while index <= last {
          if text[index] == first {
            var length = 1
            while length < part.count, text[index + length] == part[length] { length += 1 }
            if length == part.count { return index }
          }
          index += 1
        }
        return nil
      }
    }
  }
}
