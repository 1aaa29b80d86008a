internal import Foundation

/// Writes packed values to an open file, each behind its length.
struct FrameWriter {
  let descriptor: Int32

  /// Writes a value; false if nobody reads it.
  func write(_ value: some Packed) -> Bool {
    let bytes = PackWriter.bytes(of: value)
    var frame: [UInt8] = []
    frame.append(bigEndian: UInt64(bytes.count))
    frame += bytes
    return frame.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let got = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return false }
        done += got
      }
      return true
    }
  }
}

/// Reads packed values from an open file that may hold anything.
struct FrameReader {
  let descriptor: Int32
  /// When it stops waiting; nil for never.
  let until: ContinuousClock.Instant?
  private static let largest = 256 << 20

  /// A reader of an open file.
  init(descriptor: Int32, until end: ContinuousClock.Instant?) {
    self.descriptor = descriptor
    until = end
  }

  /// The next value; nil if there is none in time, or something else.
  func next<Value: Packed>() -> Value? {
    guard let head = bytes(8) else { return nil }
    let length: UInt64 = head.number(at: 0)
    guard length <= Self.largest, let bytes = bytes(Int(length)) else { return nil }
    return bytes.withUnsafeBufferPointer { PackReader.value(in: $0) }
  }

  /// So many bytes; room is made as they come, whatever was claimed.
  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard isReady else { return nil }
      let wanted = min(count - bytes.count, 1 << 16)
      var isInterrupted = false
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, done in
        let got = read(descriptor, buffer.baseAddress, wanted)
        isInterrupted = got < 0 && errno == EINTR
        done = max(0, got)
      }
      if part.isEmpty && !isInterrupted { return nil }
      bytes += part
    }
    return bytes
  }

  /// Waits until there is something to read; false when the time is over.
  private var isReady: Bool {
    guard let until else { return true }
    while true {
      let left = (until - ContinuousClock.now) / .milliseconds(1)
      if left <= 0 { return false }
      var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let found = poll(&status, 1, Int32(min(left, 1000)) + 1)
      if found > 0 { return true }
      if found < 0 && errno != EINTR { return false }
    }
  }
}
