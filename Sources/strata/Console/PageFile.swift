internal import Foundation
internal import StrataCode
internal import StrataPresentation

/// A page on the disk, which replaces an older page and nothing else.
struct PageFile {
  let path: String

  /// Throws if something stands there that is no page.
  func refuseOthers() throws(Failure) {
    let target = try OutputFile(path: path).target
    var status = stat()
    guard stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return
    }
    let start = FileHandle(forReadingAtPath: target)?.readData(ofLength: 64) ?? Data()
    let text = String(decoding: start, as: UTF8.self).lowercased()
    let isPage = ["<!doctype html", "<html"].contains {
      text.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix($0)
    }
    guard isPage else {
      throw Failure(
        kind: "output",
        message: Phrase(
          "cannot write '\(path)': it holds something else than a page; name another file",
          zh: "无法写入 '\(path)'：其中的内容不是页面；请换一个文件"))
    }
  }

  /// Writes the page, or leaves what was there.
  func write(_ text: String) throws(Failure) { try OutputFile(path: path).write(text) }
}
