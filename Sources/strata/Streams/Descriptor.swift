internal import Foundation

/// An open file as the system knows it.
struct Descriptor {
  let number: Int32

  /// Writes all of the text; 0, or the system's error.
  func write(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = Foundation.write(number, start, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, 1000)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
