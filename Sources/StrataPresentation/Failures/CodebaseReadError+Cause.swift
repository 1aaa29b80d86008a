package import StrataCode
package import StrataFeatures

extension CodebaseReadError: FailureCause {
  package var kind: String {
    switch self {
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .noSwiftFiles: "no-swift-files"
    case .nothingReadable: "nothing-readable"
    case .outsideRoot, .leadsOut: "outside-root"
    case .index(let error): error.kind
    case .settings(let error): error.kind
    }
  }

  package var message: Phrase {
    switch self {
    case .missing(let path):
      Phrase("there is no file or folder '\(path)'", zh: "没有文件或文件夹 '\(path)'")
    case .unreadable(let path, let cause):
      Phrase("cannot read '\(path)': \(cause)", zh: "无法读取 '\(path)'：\(cause)")
    case .noSwiftFiles(let path):
      Phrase(
        "no Swift file under '\(path)'; give the folder that holds the app or package",
        zh: "'\(path)' 下没有 Swift 文件；给出应用或包所在的文件夹")
    case .nothingReadable(let path, let cause):
      Phrase(
        "no Swift file under '\(path)' can be read: \(cause)",
        zh: "'\(path)' 下没有能读取的 Swift 文件：\(cause)")
    case .outsideRoot(let path, let root):
      Phrase(
        "'\(path)' is not inside the project root '\(root)'",
        zh: "'\(path)' 不在项目根目录 '\(root)' 之内")
    case .leadsOut(let path, let target, let root):
      Phrase(
        "'\(path)' is a link out of the project '\(root)'; to look there, give '\(target)'",
        zh: "'\(path)' 是指向项目 '\(root)' 之外的链接；要检查那里，请给出 '\(target)'")
    case .index(let error): error.message
    case .settings(let error): error.message
    }
  }
}
