internal import StrataCode

/// Why a file is left out, or cannot be used, in the reader's words.
enum SkipReason {
  static let nameIsNotText = Phrase("its name is not valid UTF-8", zh: "文件名不是有效的 UTF-8")
  static let isNotText = Phrase("it is not text", zh: "它不是文本")
  static let isNotAFile = Phrase("it is not a file", zh: "它不是文件")
  static let isNotThere = Phrase("it is not there", zh: "它不存在")
  static let isTooDeep = Phrase("it nests too deep to be parsed", zh: "嵌套过深，无法解析")
  static let isTooLarge = isTooLarge("64 MB")
  static let isSubmodule = Phrase(
    "it is a git submodule, which is a code base of its own: check it there",
    zh: "它是 git 子模块，本身就是一个代码库：到那里去检查")
  static let isForeign = Phrase(
    "it says that it was taken from another project", zh: "它标明取自其他项目")
  static let isGenerated = Phrase("it says that a tool wrote it", zh: "它标明由工具生成")
  static let isTemplate = Phrase("it is a template", zh: "它是模板")
  static let isVendored = Phrase(
    "the folder is for other people's code", zh: "这个文件夹存放第三方代码")
  static let isNotCheckedOut = Phrase(
    "it is a git submodule that is not checked out", zh: "它是没有检出的 git 子模块")
  static let leadsOut = Phrase(
    "it links to something outside the project", zh: "它链接到项目之外")
  static let leadsNowhere = Phrase(
    "it links to a file that is not there", zh: "它链接到的文件不存在")

  static func isTooLarge(_ limit: String) -> Phrase {
    Phrase("it is larger than \(limit)", zh: "它大于 \(limit)")
  }

  static func isUnreadable(_ cause: Phrase) -> Phrase {
    Phrase("it cannot be read: \(cause)", zh: "无法读取：\(cause)")
  }

  static func isMalformed(_ format: String) -> Phrase {
    Phrase("it is not well-formed \(format)", zh: "它不是格式正确的 \(format)")
  }
}

extension Phrase {
  /// That a file which says something of others cannot be read, and why.
  static func cannotRead(_ path: String, _ cause: Phrase) -> Phrase {
    Phrase("cannot read '\(path)': \(cause)", zh: "无法读取 '\(path)'：\(cause)")
  }
}
