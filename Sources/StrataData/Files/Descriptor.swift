internal import Foundation

/// An open file as the system knows it.
package struct Descriptor {
  private let number: Int32

  /// The file that a number stands for.
  package init(number: Int32) { self.number = number }

  /// Writes all of the text; 0, or the system's error.
  package func write(_ text: String) -> Int32 {
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
