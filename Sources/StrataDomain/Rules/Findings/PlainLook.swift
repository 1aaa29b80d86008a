internal import StrataCode
internal import StrataModel

/// What plain value says the same as a framework's: the name of a color, the numbers of a point.
enum PlainLook {
  case color
  case font
  case numbers

  /// What says the same as all of some names of frameworks; nil where no one kind of value does.
  init?(_ names: [String]) {
    let kinds = Set(names.map(Self.kind))
    guard kinds.count == 1, let kind = kinds.first ?? nil else { return nil }
    self = kind
  }

  private static func kind(of name: String) -> PlainLook? {
    switch name {
    case "Color", "UIColor", "NSColor", "CGColor": .color
    case "Font", "UIFont", "NSFont": .font
    case "SCNVector3", "SCNVector4", "SCNMatrix4", "UIEdgeInsets", "EdgeInsets", "UIOffset",
      "Angle", "UnitPoint":
      .numbers
    default: nil
    }
  }

  /// What to keep in Domain in place of some names.
  func help(_ names: Phrase) -> Phrase {
    switch self {
    case .color:
      Phrase(
        "keep a name or a hex string in place of \(names), and make the color in Presentation",
        zh: "用名称或十六进制字符串代替 \(names)，在 Presentation 中构造颜色")
    case .font:
      Phrase(
        "keep a name and a size in place of \(names), and make the font in Presentation",
        zh: "用名称和字号代替 \(names)，在 Presentation 中构造字体")
    case .numbers:
      Phrase(
        "keep plain numbers in place of \(names), and make it of them in Presentation",
        zh: "用普通的数字代替 \(names)，在 Presentation 中由它们构造")
    }
  }
}
