internal import StrataFeatures
internal import StrataCode

/// The sentences of `strata place`.
enum PlaceWords {
  /// A question on the way to the layer.
  static func question(_ kind: PlaceQuestion.Kind) -> Phrase {
    switch kind {
    case .app: Phrase("Does it put the app together?", zh: "它负责组装 App 吗？")
    case .userInterface: Phrase("Does it know UI?", zh: "它涉及界面吗？")
    case .outerRing:
      Phrase("Does it know network or database?", zh: "它涉及网络或数据库吗？")
    case .business:
      Phrase("Is it a business rule or core model?", zh: "它是业务规则或核心模型吗？")
    case .shared: Phrase("Does it serve every layer alike?", zh: "它为所有层通用吗？")
    }
  }

  /// What would tell the layer of a text that says too little.
  static let deciding = [
    Phrase(
      "A name that says its part: '…UseCase', '…Repository', '…DTO', '…View'.",
      zh: "能说明其作用的名称：'…UseCase'、'…Repository'、'…DTO'、'…View'。"),
    Phrase(
      "The code that will use it, or the types of this project that it will use.",
      zh: "将要使用它的代码，或者它将使用的本项目类型。"),
  ]

  /// Why a folder is the one.
  static func reason(_ home: SuggestedLocation, _ layer: Layer?) -> Phrase {
    let layer = layer?.rawValue ?? ""
    let files = Noun.file.count(home.files)
    switch home.reason {
    case .present:
      return home.alike == 0
        ? Phrase("where it is; nothing like it is beside it.", zh: "就是它现在的位置；旁边没有同类代码。")
        : Phrase(
          "where it stands, beside \(Noun.file.count(home.alike)) like it.",
          zh: "就是它现在的位置，旁边有 \(Noun.file.count(home.alike))与它同类。")
    case .sameRole:
      return Phrase(
        home.alike == home.files
          ? "holds \(files) of the same role."
          : "holds \(home.alike) of the same role among \(files).",
        zh: home.alike == home.files
          ? "有 \(files)，都是同类角色。" : "有 \(files)，其中 \(home.alike) 个是同类角色。")
    case .sameName:
      return Phrase(
        "holds \(home.alike) called alike among \(files).", zh: "有 \(files)，其中 \(home.alike) 个名称相近。"
      )
    case .sameLayer:
      return Phrase(
        "holds \(files) of \(layer); nothing like it is in \(layer) yet.",
        zh: "有 \(files)属于 \(layer)；\(layer) 中还没有同类代码。")
    case .newFeature:
      return Phrase(
        "a feature of its own: what is like it is in other features.",
        zh: "单独成为一个功能：同类代码都在别的功能中。")
    case .convention:
      return Phrase(
        "a suggestion: nothing of \(layer) is here yet.", zh: "仅为建议：这里还没有 \(layer) 的代码。")
    }
  }
}
