internal import StrataCode
internal import StrataFeatures
internal import StrataModel

/// The words of `strata map`.
enum MapWords {
  /// What stands in a row.
  static let columns = [
    Phrase("Part", zh: "类别"), Phrase("Folder", zh: "文件夹"), Phrase("How many", zh: "数量"),
    Phrase("Example", zh: "示例"),
  ]

  /// A part as a row begins.
  static func part(_ place: RolePlace) -> Phrase {
    switch place.role {
    case nil where place.layer == .test: Phrase("test file", zh: "测试文件")
    case nil: Phrase("file of \(place.layer.rawValue)", zh: "\(place.layer.rawValue) 的文件")
    case .viewModelProtocol: Phrase("view-model protocol", zh: "ViewModel 协议")
    case .entryPoint: Phrase("entry point", zh: "程序入口")
    case .testDouble: Phrase("test double", zh: "测试替身")
    case .some(let role): role.noun ?? Phrase(verbatim: role.rawValue)
    }
  }
}
