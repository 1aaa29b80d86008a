package import StrataCode
package import StrataFeatures

extension ReportWriteError: FailureCause {
  package var kind: String { Failure.output }

  package var message: Phrase {
    switch self {
    case .unwritable(let path, let cause):
      Phrase("cannot write '\(path)': \(cause)", zh: "无法写入 '\(path)'：\(cause)")
    case .notAPage(let path):
      Phrase(
        "cannot write '\(path)': it holds something else than a page; name another file",
        zh: "无法写入 '\(path)'：其中的内容不是页面；请换一个文件")
    case .noSummary(let path, let cause):
      Phrase(
        "cannot add to the step's summary '\(path)': \(cause)",
        zh: "无法写入这个步骤的摘要 '\(path)'：\(cause)")
    }
  }
}
