internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view builds the screen that comes next.
  package static let directNavigation: Rule = Rule(
    "presentation.direct-navigation", .warning,
    summary: Phrase(
      "A view shows another screen of the project that it builds itself.",
      zh: "视图自行构造并展示项目中的另一个界面。"),
    title: Phrase("views build the screens that they show", zh: "视图自行构造要显示的界面"),
    step: Phrase("Let a router or coordinator build them", zh: "由 Router 或 Coordinator 构造"),
    why: Phrase(
      """
      A view that builds its successor knows what that needs, and what its successor needs: no \
      screen can be used elsewhere or shown alone, and the way through the app is written nowhere.
      """,
      zh: "视图要构造下一个界面，就得知道那个界面需要什么，乃至再下一个界面需要什么：哪个界面都无法用在别处或单独展示，应用的流程也无处可查。"),
    fix: Phrase(
      "Say where to go as a value, and let a router or coordinator build the screen.",
      zh: "用一个值表示要去哪里，由 Router 或 Coordinator 构造界面。"),
    examples: [
      .bad(
        Phrase("a link with its destination", zh: "直接写明目标界面的链接"),
        """
        //- Presentation/Orders/OrdersView.swift
        import SwiftUI
        struct OrdersView: View {
          let titles: [String]
          var body: some View {
            List(titles, id: \\.self) { title in
              NavigationLink(destination: ↓OrderView(title: title)) { Text(title) }
            }
          }
        }
        //- Presentation/Orders/OrderView.swift
        import SwiftUI
        struct OrderView: View {
          let title: String
          var body: some View { Text(title) }
        }
        """),
      .bad(
        Phrase("a controller that pushes the next", zh: "push 下一个界面的视图控制器"),
        """
        //- Presentation/Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {
          func open() {
            let next = ↓OrderViewController()
            navigationController?.pushViewController(next, animated: true)
          }
        }
        //- Presentation/Orders/OrderViewController.swift
        import UIKit
        final class OrderViewController: UIViewController {}
        """),
      .good(
        Phrase("a link to a value", zh: "指向值的链接"),
        seenIn: "Colleagues/Sources/Presentation/Features/Colleagues/View/ColleaguesView.swift",
        """
        //- Presentation/Orders/OrdersView.swift
        import SwiftUI
        struct OrdersView: View {
          let titles: [String]
          var body: some View {
            List(titles, id: \\.self) { title in
              NavigationLink(value: title) { OrderRow(title: title) }
            }
          }
        }
        //- Presentation/Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let title: String
          var body: some View { Text(title) }
        }
        """),
      .good(
        Phrase(
          "an alert is the system's, and coordinators are there to push",
          zh: "alert 属于系统，而 push 是 Coordinator 的职责"),
        """
        //- Presentation/Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {
          func warn() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
        //- Presentation/Orders/OrdersCoordinator.swift
        import UIKit
        @MainActor final class OrdersCoordinator {
          private let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(OrdersViewController(), animated: false) }
        }
        """),
    ],
    subjects: .views
  ) { codebase in
    let route = LegalRoute(codebase)
    let destinations = Destinations(codebase)
    let routed = RoutedScreens(codebase)
    return codebase.said { file -> [Finding] in
      guard codebase.scopes[file].isProduction else { return [] }
      var shown: [SymbolID: [(presentation: ScreenPresentation, span: Span, view: SymbolID)]] = [:]
      for presentation in ScreenPresentation.all(in: codebase.facts(file)) {
        guard let view = codebase.presenter(of: presentation.shape, in: file),
          let destination = destinations.destination(of: presentation, in: file, of: view)
        else { continue }
        shown[destination.id, default: []].append((presentation, destination.span, view))
      }
      return shown.sorted { $0.value[0].span.start < $1.value[0].span.start }.map { item in
        let first = item.value[0]
        let name = codebase.symbols[item.key].qualifiedName
        return Rule.directNavigation.finding(
          at: FindingPlace(
            first.span, in: file,
            also: item.value.map(\.span) + item.value.map(\.presentation.shape.span),
            subject: name, owner: first.presentation.shape.owner), in: codebase,
          message: Phrase(
            """
            view '\(codebase.symbols[first.view].qualifiedName)' builds '\(name)' itself and shows \
            it with '\(first.presentation.call)'
            """,
            zh: """
              视图 '\(codebase.symbols[first.view].qualifiedName)' 自行构造 '\(name)'，\
              并用 '\(first.presentation.call)' 展示
              """),
          help: codebase.wayAround(first.view, to: item.key, route)
        ).held(
          at: item.value.contains {
            $0.presentation.leavesScreen && routed.expects($0.view, toAskFor: item.key)
          } ? .warning : .info
        )
        .naming(item.key, in: codebase)
      }
    } + codebase.valueLinks()
  }
}

extension Codebase {
  /// The view whose shipping code presents something.
  fileprivate func presenter(of shape: BodyShape, in file: Int) -> SymbolID? {
    guard !scopes[file].isExempt(shape.span, in: shape.owner) else { return nil }
    let types = facts(file).enclosing(shape.owner).compactMap {
      symbols.subject(of: DeclarationID(file: file, declaration: $0))
    }
    guard let type = types.first, roles.has(type, .view), !roles.has(type, .coordinator),
      !roles.has(type, .entryPoint)
    else { return nil }
    return type
  }

  /// Links to values in views that are given a router, which alone should move.
  fileprivate func valueLinks() -> [Finding] {
    types(.view).compactMap { view in
      let router = storedProperties(of: view).lazy.compactMap { place -> String? in
        if let foreign = self.foreignRouter(of: place) { return foreign }
        return self.namings(of: place, as: [.property, .construction, .staticAccess]).first {
          self.roles.has($0.type, .coordinator)
            && self.symbols.words(of: $0.type).ends(in: "router")
        }.map { self.symbols[$0.type].qualifiedName }
      }.first
      guard let router, let link = links(in: view).first else { return nil }
      let name = symbols[view].qualifiedName
      return Rule.directNavigation.finding(
        at: FindingPlace(
          link.span, in: link.file, also: links(in: view).map(\.span), subject: "NavigationLink",
          owner: link.owner), in: self,
        message: Phrase(
          "view '\(name)' has the router '\(router)' and links past it with 'NavigationLink'",
          zh: "视图 '\(name)' 已有 Router '\(router)'，却绕过它使用 'NavigationLink'"),
        help: Phrase(
          "make it a button that asks '\(router)' for the same value",
          zh: "改用按钮，向 '\(router)' 请求同一个值")
      ).held(at: .info).with(confidence: 0.8)
    }
  }

  /// The links of a view that build nothing themselves.
  private func links(
    in view: SymbolID
  ) -> [(file: Int, owner: DeclarationIndex, span: Span)] {
    members(of: view).flatMap { place in
      let facts = facts(place.file)
      let built = Set(
        facts.shapes.lazy.filter { shape in
          guard case .presents = shape.form else { return false }
          return true
        }.map(\.span.start))
      return referenceOrder[place.file][place.declaration].compactMap {
        position -> (file: Int, owner: DeclarationIndex, span: Span)? in
        let reference = facts.references[position]
        guard reference.role == .construction, facts[reference.name] == "NavigationLink",
          case .external = references[place.file][position],
          !built.contains(reference.span.start),
          !scopes[place.file].isExempt(reference)
        else { return nil }
        return (place.file, place.declaration, reference.span)
      }
    }
  }

  /// What to do with the project's own names.
  fileprivate func wayAround(
    _ view: SymbolID, to screen: SymbolID, _ route: LegalRoute
  ) -> Phrase {
    let name = symbols[screen].qualifiedName
    if let router = route.builder(of: screen) {
      return Phrase(
        "ask for the screen: '\(symbols[router].qualifiedName)' builds '\(name)'",
        zh: "改为请求跳转：'\(symbols[router].qualifiedName)' 会构造 '\(name)'")
    }
    let view = symbols[view].qualifiedName
    guard declaration(place(of: screen)).access > .fileprivate else {
      return Phrase(
        """
        let '\(view)' say what was chosen, by a closure or a value of a route; open '\(name)' to \
        other files, and build it where the way through the app is decided
        """,
        zh: "让 '\(view)' 用闭包或路由值说明选择了什么；放宽 '\(name)' 的访问级别，在决定应用流程的地方构造它")
    }
    return Phrase(
      """
      let '\(view)' say what was chosen, by a closure or a value of a route, and build '\(name)' \
      where the way through the app is decided
      """,
      zh: "让 '\(view)' 用闭包或路由值说明选择了什么，在决定应用流程的地方构造 '\(name)'")
  }
}
