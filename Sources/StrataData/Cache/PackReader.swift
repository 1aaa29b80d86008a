/// Takes values out of bytes that may be anything.
struct PackReader: Packing {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  let isReading = true
  var isBroken = false
  var lastOffset: UInt32 = 0
  var names = 0
  var declarations = 0
  let fileSize: UInt32
  var room: Int { end - next }
  private var texts: [String] = []

  private init(_ next: UnsafePointer<UInt8>, count: Int, fileSize: UInt32) {
    self.next = next
    end = next + count
    self.fileSize = fileSize
  }

  /// The value in the bytes, whose spans are of a file of so many bytes; nil if they hold anything
  /// else.
  static func value<Value: Packed>(
    in bytes: UnsafeBufferPointer<UInt8>, fileSize: UInt32 = .max
  ) -> Value? {
    guard let start = bytes.baseAddress else { return nil }
    var reader = PackReader(start, count: bytes.count, fileSize: fileSize)
    var value = Value.blank
    value.pack(in: &reader)
    return reader.isBroken || reader.next != reader.end ? nil : value
  }

  @inline(__always)
  mutating func number(_ value: inout UInt64) {
    // Nearly all of them take one byte.
    guard next < end, next.pointee < 0x80 else { return longNumber(&value) }
    value = UInt64(next.pointee)
    next += 1
  }

  @inline(never)
  private mutating func longNumber(_ value: inout UInt64) {
    value = 0
    var shift: UInt64 = 0
    while next < end, shift < 64 {
      let byte = next.pointee
      next += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return }
      shift += 7
    }
    isBroken = true
    value = 0
  }

  mutating func byte(_ value: inout UInt8) {
    guard next < end else {
      isBroken = true
      return
    }
    value = next.pointee
    next += 1
  }

  mutating func text(_ value: inout String) {
    if let taken = take() { value = String(decoding: taken, as: UTF8.self) }
  }

  mutating func bytes(_ value: inout [UInt8]) {
    if let taken = take() { value = Array(taken) }
  }

  /// The next bytes, as many as the number before them says; nil if there are fewer.
  private mutating func take() -> UnsafeBufferPointer<UInt8>? {
    var count = 0
    number(&count)
    guard count <= room else {
      isBroken = true
      return nil
    }
    defer { next += count }
    return UnsafeBufferPointer(start: next, count: count)
  }

  mutating func shared(_ value: inout String) {
    var mark = 0
    number(&mark)
    if mark == 0 {
      text(&value)
      texts.append(value)
    } else if mark <= texts.count {
      value = texts[mark - 1]
    } else {
      isBroken = true
    }
  }
}
