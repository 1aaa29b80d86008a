internal import StrataCode
internal import StrataModel

extension Codebase {
  /// What to do in place of asking a container.
  func help(_ use: LocatorUse, _ name: String) -> Phrase {
    if let way = givenByStoryboard(use, name) { return way }
    let isType =
      typesAround(use.owner, in: use.file).last.map {
        symbols[$0].kind != .protocol && symbols[$0].kind != .enum
      } ?? false
    let who = namer(of: use.owner, in: use.file).symbol
    let place =
      isType
      ? Phrase("in the initializer of '\(who)'", zh: "在 '\(who)' 的初始化方法中")
      : Phrase("as parameters in '\(who)'", zh: "在 '\(who)' 中通过参数")
    if use.kind == .wrapped {
      return Phrase(
        "take what '\(name)' looks up \(place), and build it in the composition root",
        zh: "\(place) 接收 '\(name)' 查找的对象，并在组合根构造它")
    }
    let take = isDefault(use) ? Phrase("without a default", zh: "不设默认值，") : place
    return Phrase(
      "take the objects that come from '\(name)' \(take), and use '\(name)' only in the composition root",
      zh: "\(take) 接收 '\(name)' 中用到的对象，只让组合根引用 '\(name)'")
  }

  /// A screen that a storyboard makes has no initializer that anybody calls.
  private func givenByStoryboard(_ use: LocatorUse, _ name: String) -> Phrase? {
    guard use.kind != .wrapped, let screen = namingType(of: use.owner, in: use.file),
      isOfStoryboard(screen)
    else { return nil }
    let (who, place) = (symbols[screen].qualifiedName, settingPlace(of: screen))
    return Phrase(
      """
      give '\(who)', which a storyboard makes, properties for what it uses of '\(name)', and set \
      them \(place)
      """, zh: "'\(who)' 由 storyboard 创建：为它用到的 '\(name)' 的内容添加属性，并\(place)赋值")
  }

  /// Whether a place stands in the default argument of an initialiser.
  private func isDefault(_ use: LocatorUse) -> Bool {
    facts(use.file)[use.owner].kind == .initializer
      && defaults(in: use.file).contains {
        $0.owner == use.owner && $0.defaultValue?.contains(use.span.start) == true
      }
  }
}
