internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view has grown past what one screen shows.
  package static let massiveView: Rule = Rule(
    "presentation.massive-view", .info,
    summary: Phrase(
      "A view has too many lines or too many properties and methods.", zh: "视图的代码行或属性和方法过多。"),
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
        Phrase("a view of fifty-one parts", zh: "有 51 个部分的视图"),
        """
        //- Presentation/Settings/SettingsView.swift
        import SwiftUI
        struct ↓SettingsView: View {
          var body: some View { row1 }
        \(rows(50))
        }
        """),
      .bad(
        Phrase("a controller of fifty-one methods", zh: "有 51 个方法的控制器"),
        """
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class ↓MenuViewController: UIViewController {
        \(steps(51))
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
        //- Presentation/Gallery/GalleryViews.swift
        import SwiftUI
        struct FirstView: View {
          var body: some View { row1 }
        \(rows(30))
        }
        struct SecondView: View {
          var body: some View { row1 }
        \(rows(30))
        }
        """),
    ], subjects: .views, numbers: [Limit.codeLines, Limit.members]
  ) { codebase in
    codebase.types(.view).compactMap { codebase.massiveViewFinding($0) }
  }
}

/// The most that a view has without a word being said.
private enum Limit {
  static let codeLines = RuleNumber(
    name: "lines", usual: 350, noun: Phrase("code lines", zh: "代码行数"))
  static let members = RuleNumber(
    name: "members", usual: 50, noun: Phrase("properties and methods", zh: "属性和方法数"))
}

private func rows(_ count: Int) -> String {
  (1...count).map { "  private var row\($0): some View { Text(\"row \($0)\") }" }
    .joined(separator: "\n")
}

private func steps(_ count: Int) -> String {
  (1...count).map { "  private func step\($0)() {}" }.joined(separator: "\n")
}

extension Codebase {
  fileprivate func massiveViewFinding(_ id: SymbolID) -> Finding? {
    guard symbols[id].kind.isConcreteType, isProduction(id), symbols[id].parent == nil,
      roles[id].isDisjoint(with: [.entryPoint, .container])
    else { return nil }
    let bodies = bodiesInOwnModule(of: id)
    let members = bodies.flatMap { body in
      facts(body.file).children(of: body.declaration).filter {
        [.property, .function].contains(facts(body.file)[$0].kind) && !isSpare($0, in: body.file)
      }
    }
    let excess = [(codeLines(of: bodies), Limit.codeLines), (members.count, Limit.members)]
      .map { ($0, number($1, of: Rule.massiveView.id), $1.noun) }.filter { $0.0 > $0.1 }
    guard !excess.isEmpty else { return nil }
    let said = Phrase.joined(
      excess.map { count, most, noun in
        Phrase("\(count) \(noun) (limit: \(most))", zh: "\(noun)为 \(count)（上限 \(most)）")
      }, by: Phrase(", ", zh: "，"))
    let name = symbols[id].qualifiedName
    return Rule.massiveView.finding(
      about: id, in: self,
      message: Phrase("\(described(id)) has \(said)", zh: "\(described(id)) 的\(said)"),
      help: Phrase(
        "give parts of '\(name)' views of their own, and let a view model hold what it decides",
        zh: "让 '\(name)' 的各个部分有自己的视图，由 ViewModel 负责判断")
    ).with(confidence: 0.95)
  }
}
