internal import Foundation
internal import StrataCode

/// A file that is on the disk before anything that rests on it happens.
struct DurableFile {
  private let path: String

  init(at path: String) { self.path = path }

  /// Writes beside the file, makes sure that it is on the disk, then takes the file's place.
  func write(_ bytes: [UInt8], mode: UInt32?, beside temporary: String) throws(Failure) {
    try DurableFile.make(bytes, at: temporary, mode: mode)
    guard rename(temporary, path) == 0 else {
      let cause = lastSystemError()
      unlink(temporary)
      throw Failure(cause: cause)
    }
    DurableFile.sync(folder: RelativePath.folder(of: path))
  }

  /// Makes a file where none is; with permissions, or those that new files get.
  static func make(_ bytes: [UInt8], at path: String, mode: UInt32?) throws(Failure) {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw Failure(cause: lastSystemError()) }
    var failure = written(bytes, to: file)
    if failure == nil, let mode, fchmod(file, mode_t(mode & 0o7777)) != 0 {
      failure = lastSystemError()
    }
    if failure == nil, fsync(file) != 0 { failure = lastSystemError() }
    if close(file) != 0, failure == nil { failure = lastSystemError() }
    if let failure {
      unlink(path)
      throw Failure(cause: failure)
    }
  }

  /// Makes sure that what was renamed in a folder stays renamed.
  static func sync(folder: String) {
    let number = open(folder, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(number)
    close(number)
  }

  private static func written(_ bytes: [UInt8], to file: Int32) -> Phrase? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let got = Foundation.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return lastSystemError() }
        done += got
      }
      return nil
    }
  }

  typealias Failure = FileReplacement.Failure
}
