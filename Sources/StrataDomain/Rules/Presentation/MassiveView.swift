internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view has grown past what one screen shows.
  package static let massiveView: Rule = Rule(
    "presentation.massive-view", .info,
    summary: Phrase(
      "A view has too many code lines.", zh: "视图的代码行过多。"),
    title: Phrase("views are too large", zh: "视图过大"),
    step: Phrase("Split them by part of the screen", zh: "按界面区域拆分"),
    why: Phrase(
      """
      In a view that holds everything, layout, state and decisions can only be read and changed \
      together, and no part can be seen in a preview or tested alone.
      """,
      zh: "什么都写在一个视图里，布局、状态和判断就只能一起读、一起改，任何一部分都无法单独预览或测试。"),
    fix: Phrase(
      """
      Give each part of the screen a view of its own, and move what is decided to the view model.
      """,
      zh: "让界面的各个部分有自己的视图，把判断移到 ViewModel。"),
    examples: [
      .bad(
        Phrase("a view of more lines than the settings allow", zh: "行数超过设置上限的视图"),
        """
        //- .strata.yml
        rules:
          presentation.massive-view: {lines: 8}
        //- Presentation/Settings/SettingsView.swift
        import SwiftUI
        struct ↓SettingsView: View {
          var body: some View {
            VStack {
              Text("name")
              Text("address")
              Text("language")
              Text("theme")
            }
          }
        }
        """),
      .bad(
        Phrase("a controller with its extensions", zh: "连同扩展一起计算的控制器"),
        """
        //- .strata.yml
        rules:
          presentation.massive-view: {lines: 8}
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class ↓MenuViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        //- Presentation/Menu/MenuViewController+Rows.swift
        extension MenuViewController {
          func showRows() {
            title = "menu"
          }
        }
        """),
      .good(
        Phrase("a view that is put together from others", zh: "由其他视图组成的视图"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Checkout/CheckoutView.swift",
        """
        //- Presentation/Settings/SettingsView.swift
        import SwiftUI
        struct SettingsView: View {
          var body: some View {
            VStack {
              AccountSection()
              ThemeSection()
            }
          }
        }
        struct AccountSection: View { var body: some View { Text("account") } }
        struct ThemeSection: View { var body: some View { Text("theme") } }
        """),
      .good(
        Phrase("a file of several small views", zh: "一个文件中有几个小视图"),
        """
        //- .strata.yml
        rules:
          presentation.massive-view: {lines: 8}
        //- Presentation/Gallery/GalleryViews.swift
        import SwiftUI
        struct FirstView: View {
          var body: some View {
            VStack {
              Text("first")
            }
          }
        }
        struct SecondView: View {
          var body: some View {
            VStack {
              Text("second")
            }
          }
        }
        """),
    ], subjects: .views, numbers: [mostLines]
  ) { codebase in
    codebase.said(ofEach: codebase.types(.view)) {
      [codebase.massiveViewFinding($0)].compactMap(\.self)
    }
  }
}

private let mostLines = RuleNumber(
  name: "lines", usual: 350, noun: Phrase("code lines", zh: "代码行数"))

extension Codebase {
  fileprivate func massiveViewFinding(_ id: SymbolID) -> Finding? {
    guard symbols[id].kind.isConcreteType, isProduction(id), symbols[id].parent == nil,
      roles[id].isDisjoint(with: [.entryPoint, .container])
    else { return nil }
    let lines = codeLines(of: bodiesInOwnModule(of: id))
    let most = number(mostLines, of: Rule.massiveView.id)
    guard lines > most else { return nil }
    let name = symbols[id].qualifiedName
    return Rule.massiveView.finding(
      about: id, in: self,
      message: Phrase(
        "\(described(id)) has \(lines) code lines (limit: \(most))",
        zh: "\(described(id)) 的代码行数为 \(lines)（上限 \(most)）"),
      help: Phrase(
        "give parts of '\(name)' views of their own, and let a view model hold what it decides",
        zh: "让 '\(name)' 的各个部分有自己的视图，由 ViewModel 负责判断")
    ).with(confidence: 0.95)
  }
}
