package import StrataCode
package import StrataFeatures

extension HookError: FailureCause {
  package var kind: String { "hook" }

  package var message: Phrase {
    switch self {
    case .unreadable(let path, let cause):
      Phrase("cannot read '\(path)': \(cause)", zh: "无法读取 '\(path)'：\(cause)")
    case .malformed(let path, let line, let cause):
      Phrase(
        "cannot add to '\(path)', line \(line): \(cause); correct the file, then try again",
        zh: "无法修改 '\(path)' 第 \(line) 行：\(cause)；修正文件后重试")
    case .unwritable(let path, let cause):
      Phrase("cannot write '\(path)': \(cause)", zh: "无法写入 '\(path)'：\(cause)")
    }
  }
}
