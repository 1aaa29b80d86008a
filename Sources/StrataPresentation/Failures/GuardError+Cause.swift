package import StrataCode
package import StrataFeatures

extension GuardError: FailureCause {
  package var kind: String {
    switch self {
    case .audit(let error): error.kind
    case .noEdit, .noFile, .noLines, .emptyEdit, .notFound, .notUnique: "edit"
    case .noModule: "no-module"
    }
  }

  package var message: Phrase {
    switch self {
    case .audit(let error): return error.message
    case .noEdit:
      return Phrase("the list of edits is empty", zh: "编辑列表是空的")
    case .noFile(let path):
      return Phrase(
        "'\(path)' is not there, so there is nothing to edit; give its whole content",
        zh: "'\(path)' 不存在，没有可编辑的内容；请给出完整内容")
    case .noLines(let path):
      return Phrase(
        "the lines that the patch replaces are not in '\(path)'; read the file again",
        zh: "'\(path)' 中没有补丁要替换的那些行；请重新读取文件")
    case .emptyEdit(let path, let number):
      return Phrase(
        "edit \(number) replaces nothing, and '\(path)' is not empty; say what 'old' is",
        zh: "第 \(number) 处编辑没有要替换的内容，而 '\(path)' 不是空的；请给出 'old'")
    case .notFound(let edit, let path, let number):
      let text = Self.start(of: edit)
      return Phrase(
        """
        'old' of edit \(number) is not in '\(path)': \(text); it has to be exactly what is \
        saved, blanks and line ends included
        """,
        zh: "第 \(number) 处编辑的 'old' 不在 '\(path)' 中：\(text)；它必须与保存的内容完全一致，包括空白和换行")
    case .notUnique(let edit, let path, let number, let places):
      let text = Self.start(of: edit)
      return Phrase(
        """
        'old' of edit \(number) is in \(places) places of '\(path)': \(text); add lines around \
        it until it is in one
        """,
        zh: """
          第 \(number) 处编辑的 'old' 在 '\(path)' 中出现 \(places) 次：\(text)；\
          请加上前后的行，使它只出现一次
          """)
    case .noModule(let name):
      return Phrase(
        "no module can be called '\(name)'; give one name, such as 'UIKit'",
        zh: "'\(name)' 不能是模块名；请给出一个名称，例如 'UIKit'")
    }
  }

  /// The first words of what an edit replaces, quoted.
  private static func start(of edit: TextEdit) -> String {
    let line = edit.old.singleLine
    return "'" + line.prefix(shown).printable + (line.count > shown ? "…'" : "'")
  }

  private static let shown = 60
}

extension Substring {
  fileprivate var printable: String { String(self).printable }
}
