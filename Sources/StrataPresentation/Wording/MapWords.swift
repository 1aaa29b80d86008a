internal import StrataCode
internal import StrataModel

/// The words of `strata map`.
enum MapWords {
  /// What stands in a row.
  static let columns = [
    Phrase("Part", zh: "类别"), Phrase("Folder", zh: "文件夹"), Phrase("How many", zh: "数量"),
    Phrase("Example", zh: "示例"),
  ]

  /// A part as a row begins; nil for tests.
  static func part(_ role: Role?) -> Phrase {
    switch role {
    case nil: Phrase("test file", zh: "测试文件")
    case .viewModelProtocol: Phrase("view-model protocol", zh: "ViewModel 协议")
    case .entryPoint: Phrase("entry point", zh: "程序入口")
    case .testDouble: Phrase("test double", zh: "测试替身")
    case .some(let role): role.noun ?? Phrase(verbatim: role.rawValue)
    }
  }
}
