/// A Swift file of the project, or a folder of them, that is there and is not judged.
package struct SkippedFile: Sendable, Equatable {
  /// What keeps a file from being judged.
  package enum Kind: String, Sendable, CaseIterable {
    /// It cannot be read as Swift: no text, too large, nested too deep, a link out of the project.
    case unreadable
    /// It says itself, or by its name, that a tool wrote it.
    case generated
    /// It is one of Xcode's file templates.
    case template
    /// It lies in a folder for other people's code, such as `Pods`, or its header says whose it is.
    case vendored
    /// It belongs to another code base: a git submodule.
    case submodule
  }

  /// The path from the project's root.
  package var path: String
  package var kind: Kind
  /// Why it is not judged, as the end of a sentence.
  package var reason: Phrase
  /// How many Swift files there are at the path.
  package var files: Int

  package init(path: String, kind: Kind, reason: Phrase, files: Int = 1) {
    self.path = path
    self.kind = kind
    self.reason = reason
    self.files = files
  }

  /// Whether the project ships the file, so that it ought to be judged.
  package var isProduction: Bool {
    if kind == .vendored || kind == .submodule { return false }
    return !path.split(separator: "/").contains { part in
      NameWords.split(String(part)).contains { Self.testWords.contains(WordReader.singular($0)) }
    }
  }

  private static let testWords = Set(LayerWords.tests)
}

extension [SkippedFile] {
  /// What cannot be read, one by one, as warnings; of many only the first.
  package var warnings: [Phrase] {
    let unreadable = filter { $0.kind == .unreadable || $0.kind == .submodule }
    let shown = unreadable.prefix(Self.limit).map { skip in
      Phrase("skipped '\(skip.path)': \(skip.reason)", zh: "跳过了 '\(skip.path)'：\(skip.reason)")
    }
    let others = unreadable.count - shown.count
    return shown
      + (others > 0 ? [Phrase("and \(others) more were skipped", zh: "另有 \(others) 项被跳过")] : [])
  }

  private static var limit: Int { 20 }

  /// How many files are not judged, and why, in one sentence; nil if all are.
  package var summary: Phrase? {
    let parts = SkippedFile.Kind.allCases.compactMap { kind -> Phrase? in
      let skipped = filter { $0.kind == kind }
      guard let first = skipped.first else { return nil }
      let what = kind.what(count: skipped.reduce(0) { $0 + $1.files })
      return skipped.count > 1
        ? what : Phrase("\(what) ('\(first.path)')", zh: "\(what)（'\(first.path)'）")
    }
    return parts.isEmpty
      ? nil
      : Phrase(
        "not checked: \(Phrase.joined(parts, by: Phrase(verbatim: "; ")))",
        zh: "未检查：\(Phrase.joined(parts, by: Phrase(verbatim: "；")))")
  }
}

extension SkippedFile.Kind {
  fileprivate func what(count: Int) -> Phrase {
    let files = Noun.file.count(count)
    return switch self {
    case .unreadable: Phrase("\(files) that cannot be read", zh: "\(files)无法读取")
    case .generated:
      Phrase(
        "\(Noun("generated file", zh: "个文件").count(count))", zh: "\(files)标明由工具生成")
    case .template: Phrase("\(Noun("template", zh: "个模板").count(count))", zh: "\(count) 个模板")
    case .vendored:
      Phrase("\(files) of other people's code", zh: "\(files)属于第三方代码")
    case .submodule:
      Phrase("\(Noun("git submodule", zh: "个 git 子模块").count(count))", zh: "\(count) 个 git 子模块")
    }
  }
}
