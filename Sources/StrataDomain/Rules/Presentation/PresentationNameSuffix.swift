internal import StrataCode
package import StrataModel

extension Rule {
  /// A view's name does not say that it is one.
  package static let presentationNameSuffix: Rule = Rule(
    "presentation.name-suffix", .info,
    summary: Phrase(
      """
      A type in a folder for views, view models or routers has none of the usual suffixes, or a \
      view model is in a folder for views.
      """,
      zh: "视图、ViewModel 或 Router 文件夹里的类型没有任何常用后缀，或者 ViewModel 放在了视图文件夹里。"),
    title: Phrase(
      "views, view models and routers lack a usual suffix", zh: "视图、ViewModel 和 Router 缺少常用后缀"),
    step: Phrase("Rename them", zh: "重命名"),
    why: Phrase(
      """
      'OrderDetails' may be a view, a value or an answer of the server. A suffix tells, in every \
      list and at every call, and keeps the plain name free for the business.
      """,
      zh: "'OrderDetails' 可能是视图、值，也可能是服务器的响应。有了后缀，在列表里、在调用处都一眼可辨，不带后缀的名称则留给业务。"),
    fix: Phrase(
      """
      Give the type a suffix that says what it is: View, Screen, Row or Cell, ViewModel, Router. \
      Keep each kind in its folder.
      """,
      zh: "给类型加上后缀，说明它是什么：View、Screen、Row、Cell、ViewModel、Router。各种类型放在各自的文件夹里。"),
    examples: [
      .bad(
        Phrase("a screen with a value's name", zh: "名称像值的界面"),
        """
        //- Presentation/Views/OrderDetails.swift
        import SwiftUI
        struct ↓OrderDetails: View { var body: some View { Text("order") } }
        """),
      .bad(
        Phrase("a subview that could be an entity", zh: "可能被当成 Entity 的子视图"),
        """
        //- Presentation/Orders/Views/Basket.swift
        import UIKit
        final class ↓Basket: UIView {}
        """),
      .bad(
        Phrase("a view model with an entity's name", zh: "名称像 Entity 的 ViewModel"),
        """
        //- Presentation/Orders/ViewModel/OrdersModel.swift
        @MainActor final class ↓OrdersModel {
          private(set) var titles: [String] = []
        }
        """),
      .good(
        Phrase("suffixes for parts of a screen", zh: "界面各部分的后缀"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Menu/MenuItemView.swift",
        """
        //- Presentation/Views/OrderRow.swift
        import SwiftUI
        struct OrderRow: View { var body: some View { Text("order") } }
        struct OrderScreen: View { var body: some View { OrderRow() } }
        """),
      .good(
        Phrase("private parts and modifiers are free", zh: "private 的部分和 modifier 不受限制"),
        """
        //- Presentation/Views/OrderView.swift
        import SwiftUI
        struct OrderView: View { var body: some View { Total().modifier(Shaking()) } }
        private struct Total: View { var body: some View { Text("1") } }
        struct Shaking: ViewModifier { func body(content: Content) -> some View { content } }
        """),
    ],
    subjects: .views
  ) { codebase in
    let views = codebase.said(ofEach: codebase.types(.view)) { id -> [Finding] in
      let symbol = codebase.symbols[id]
      let path = codebase.workspace.files[symbol.place.file].path
      guard symbol.parent == nil, symbol.kind.isConcreteType, symbol.access > .fileprivate,
        codebase.facts(symbol.place.file)[symbol.place.declaration].parent < 0,
        codebase.isDrawn(id), ViewNames.isInViewFolder(path), !ViewNames.says(symbol.name)
      else { return [] }
      let name = codebase.viewName(of: id)
      let finding = Rule.presentationNameSuffix.finding(
        about: id, in: codebase,
        message: Phrase(
          "view '\(symbol.name)' has no suffix that says it is a view",
          zh: "视图 '\(symbol.name)' 没有表明它是视图的后缀"),
        help: Phrase("rename it to '\(name)'", zh: "重命名为 '\(name)'")
      ).with(confidence: 0.8)
      return [finding]
    }
    return views + ScreenFolders(codebase).findings()
  }
}

extension Codebase {
  /// What a view is called with the suffix that says so: that of its folder.
  package func viewName(of id: SymbolID) -> String {
    let symbol = symbols[id]
    return symbol.name + ViewNames.suffix(in: workspace.files[symbol.place.file].path)
  }

  /// Whether a view is one that draws itself: no style, modifier, scene, coordinator or entry point.
  fileprivate func isDrawn(_ id: SymbolID) -> Bool {
    guard roles[id].isDisjoint(with: [.coordinator, .entryPoint, .container]) else { return false }
    return ([id] + symbols.allSupertypes(of: id)).contains {
      symbols.externalSupertypes[Int($0.index)].contains {
        $0 == "View" || $0 == "SwiftUI.View" || $0.hasPrefix("UI") && !$0.hasSuffix("Delegate")
      }
    }
  }
}

/// What views and their folders are usually called.
private enum ViewNames {
  /// Whether a folder on the way is called as those of views are.
  static func isInViewFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      NameWords.split(String(folder)).last.map { folders.contains(WordReader.singular($0)) }
        ?? false
    }
  }

  /// Whether a name ends in a usual suffix.
  static func says(_ name: String) -> Bool {
    var words = NameWords.split(name)
    if words.contains(where: { word in anywhere.contains { word.hasPrefix($0) } }) { return true }
    if endsAsView(words) { return true }
    // `CardWithShadow` is a card, `Modal_UIKit` a modal, `RadioButton2` a button.
    if let joint = words.dropFirst().firstIndex(where: joints.contains) {
      words.removeSubrange(joint...)
    }
    while words.count > 1, let last = words.last, asides.contains(last) { words.removeLast() }
    return endsAsView(words)
  }

  private static func endsAsView(_ words: [String]) -> Bool {
    guard let last = words.last?.filter({ !$0.isNumber }) else { return true }
    return suffixes.contains(WordReader.singular(last))
      || words.count > 1 && suffixes.contains(words.suffix(2).joined())
  }

  static func suffix(in path: String) -> String {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    return folders.contains { $0.hasPrefix("screen") } ? "Screen" : "View"
  }

  private static let folders: Set<String> = [
    "view", "subview", "screen", "page", "scene", "ui", "cell", "component", "viewcontroller",
    "controller",
  ]
  /// Words of this kind in other languages stand first or last.
  private static let anywhere = [
    "preview", "view", "vista", "pantalla", "tela", "ansicht", "ecran", "schermata",
  ]
  private static let joints: Set<String> = ["with", "without", "from", "for", "of", "in"]
  private static let asides: Set<String> = [
    "ui", "kit", "swift", "i", "os", "ios", "mac", "pad", "phone", "watch", "main", "base",
  ]
  private static let suffixes: Set<String> = Set(
    """
    view subview screen page cell row button label controller sheet card bar header footer field
    badge banner alert popup popover dialog overlay modal menu picker toggle slider icon image
    indicator spinner loader toast tile chip tag section stack grid container scene widget modifier
    style window panel toolbar tab tabs chart representable wrapper placeholder divider separator
    background shape control link switch form canvas map player progress host layout item box
    textfield textview searchbar tabbar scrollview tableview collectionview avatar preview nib
    collection carousel calendar checkbox graph vc text animation selector content pill mark strip
    column tooltip editor textbox dropdown capsule disclaimer notice note message skeleton component
    renderer loading fab summary title subtitle disclosure prompt hint counter timer empty gauge
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
