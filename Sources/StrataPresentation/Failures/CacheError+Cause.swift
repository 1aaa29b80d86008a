package import StrataCode
package import StrataFeatures

extension CacheError: FailureCause {
  package var kind: String { "cache" }

  package var message: Phrase {
    switch self {
    case .noPlace:
      Phrase(
        "there is no folder for caches here; name one with --cache-path",
        zh: "这里没有存放缓存的文件夹；用 --cache-path 指定一个")
    case .busy(let path):
      Phrase(
        "cannot clear '\(path)': another run is writing to it; try again",
        zh: "无法清除 '\(path)'：另一次运行正在写入；稍后再试")
    case .unremovable(let path, let cause):
      Phrase("cannot clear '\(path)': \(cause)", zh: "无法清除 '\(path)'：\(cause)")
    }
  }
}
