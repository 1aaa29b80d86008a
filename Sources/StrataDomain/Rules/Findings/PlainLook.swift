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

extension Codebase {
  /// What says the same as the colors, fonts or points of a file.
  func looks(of module: String, in file: Int) -> Phrase? {
    guard Framework(module: module) == .userInterface else { return nil }
    var names = FrameworkUses(self, file, countingAll: true).names(of: module).map(\.name)
    if names.isEmpty, let letters = Framework.letters(of: module) {
      for name in foreignNames(in: file) where name.hasPrefix(letters) && !names.contains(name) {
        names.append(name)
      }
    }
    return PlainLook(names).map { $0.help(listed(names)) }
  }

  /// Whether all that a file declares extends what a screen is made of.
  func isForScreens(_ file: Int) -> Bool {
    let facts = facts(file)
    let whole = facts.declarations.filter { $0.parent < 0 }
    return !whole.isEmpty
      && whole.allSatisfy {
        let name = facts[$0.name]
        return $0.kind == .extension
          && (["View", "Image", "Text", "Color", "Font"].contains(name)
            || ["UI", "NS"].contains { name.hasPrefix($0) }
              && ["View", "Controller", "Application", "Cell", "Color", "Image", "Font", "Button"]
                .contains(where: name.hasSuffix))
      }
  }
}
