package import StrataCode
package import StrataFeatures

extension CompilerIndexError: FailureCause {
  package var kind: String { "index-store" }

  package var message: Phrase {
    switch self {
    case .noLibrary(let looked):
      Phrase(
        """
        cannot read the compiler's index: \(Self.lack(of: looked)); put a Swift \
        toolchain's bin folder on PATH, or leave out --index-store
        """,
        zh: """
          无法读取编译器索引：\(Self.lack(of: looked))；把 Swift 工具链的 bin 文件夹加入 PATH，\
          或去掉 --index-store
          """)
    case .unusableLibrary(let path, let cause):
      Phrase(
        """
        cannot read the compiler's index: '\(path)' cannot be opened: \(cause); \
        put another Swift toolchain's bin folder on PATH, or leave out --index-store
        """,
        zh: """
          无法读取编译器索引：打不开 '\(path)'：\(cause)；把另一个 Swift 工具链的 bin 文件夹加入 PATH，\
          或去掉 --index-store
          """)
    case .noStore(let path):
      Phrase(
        """
        there is no index store under '\(path)'; build first (`swift build` writes \
        .build/debug/index/store), and give the path of the build folder or of the store
        """,
        zh: """
          '\(path)' 下没有索引存储；先构建（`swift build` 会写入 .build/debug/index/store），\
          再给出构建文件夹或索引存储的路径
          """)
    case .unreadableStore(let path, let cause):
      Phrase(
        """
        cannot read the index store '\(path)': \(cause); build again with the toolchain on PATH, \
        or leave out --index-store
        """,
        zh: """
          无法读取索引存储 '\(path)'：\(cause)；用 PATH 上的工具链重新构建，或去掉 --index-store
          """)
    case .unrelatedStore(let path):
      Phrase(
        """
        the index store '\(path)' says nothing of this project's files; \
        give the store of its own build
        """,
        zh: "索引存储 '\(path)' 中没有这个项目的文件；给出它自己构建产生的索引存储")
    }
  }

  /// That what was looked for is not there.
  private static func lack(of looked: String?) -> Phrase {
    looked.map { Phrase("there is no '\($0)'", zh: "没有 '\($0)'") }
      ?? Phrase(
        "there is no 'swift' on PATH, so no libIndexStore beside it",
        zh: "PATH 上没有 'swift'，也就没有它旁边的 libIndexStore")
  }
}
