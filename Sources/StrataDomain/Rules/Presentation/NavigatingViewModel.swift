internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model holds what moves between screens, or a view.
  package static let navigatingViewModel: Rule = Rule(
    "presentation.navigating-view-model", .error,
    summary: Phrase(
      "A view model stores a coordinator, a router, a navigation controller or a view.",
      zh: "ViewModel 持有 Coordinator、Router、导航控制器或视图。"),
    title: Phrase(
      "view models hold coordinators, routers or views", zh: "ViewModel 持有 Coordinator、Router 或视图"),
    step: Phrase("Publish values and call closures in place of them", zh: "改为发布状态或调用闭包"),
    why: Phrase(
      """
      A view model that holds its view or its coordinator cannot be read or tested without it, and \
      two objects that hold one another decide together what should be one's decision.
      """,
      zh: "ViewModel 持有视图或 Coordinator，离开它们就无法理解、无法测试；两个对象互相持有，本该由一方决定的事就变成了两方一起决定。"),
    fix: Phrase(
      "Hold a closure for each destination, and let the coordinator fill it in.",
      zh: "为每个跳转目标持有一个闭包，由 Coordinator 提供。"),
    examples: [
      .bad(
        Phrase("a view model that drives a coordinator", zh: "直接调用 Coordinator 的 ViewModel"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          private weak var coordinator: (any ↓OrdersCoordinator)?
          init(coordinator: any OrdersCoordinator) { self.coordinator = coordinator }
        }
        //- Presentation/Orders/OrdersCoordinator.swift
        @MainActor protocol OrdersCoordinator: AnyObject { func showOrder(_ id: Int) }
        """),
      .bad(
        Phrase("a view model that holds its view", zh: "持有视图的 ViewModel"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import UIKit
        @MainActor final class OrdersViewModel {
          weak var screen: ↓OrdersViewController?
        }
        //- Presentation/Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {}
        """),
      .good(
        Phrase("a closure for each destination", zh: "每个跳转目标一个闭包"),
        seenIn: "Users/Sources/Presentation/UsersScene/UserList/UserListViewModelActions.swift",
        """
        //- Presentation/Orders/OrdersViewModel.swift
        struct OrdersViewModelActions { let showOrder: @MainActor (Int) -> Void }
        @MainActor final class OrdersViewModel {
          private let actions: OrdersViewModelActions
          init(actions: OrdersViewModelActions) { self.actions = actions }
          func select(_ id: Int) { actions.showOrder(id) }
        }
        """),
      .good(
        Phrase("a closure over a controller stores none", zh: "以视图控制器为参数的闭包并不持有它"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          var onReady: ((OrdersViewController) -> Void)?
        }
        //- Presentation/Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {}
        """),
    ],
    subjects: .viewModels,
    isModel: { codebase, id in
      codebase.uiImports(in: codebase.place(of: id).file).isEmpty && !codebase.namesScreens(id)
        && codebase.storedProperties(of: id).contains { place in
          codebase.declaration(place).modifiers.contains(.isFunctionTyped)
            && codebase.tellsOfMoving(codebase.name(place))
            || codebase.writtenTypes(of: place).contains {
              codebase.symbols.words(of: $0.type).all.last == "actions"
            }
        }
    }
  ) { codebase in
    let passive = codebase.viewProtocols()
    let movement = ScreenMovement(codebase)
    return codebase.types(.viewModel).flatMap {
      codebase.navigationFindings(of: $0, passive, movement)
    }
  }
}

extension Codebase {
  /// Whether a closure is called after what leads to another screen: `onSelect`, and not `reload`.
  fileprivate func tellsOfMoving(_ name: String) -> Bool {
    !Set(NameWords.split(name)).isDisjoint(with: [
      "show", "open", "present", "push", "pop", "close", "dismiss", "select", "selected", "tap",
      "tapped", "finish", "finished", "route", "navigate", "go", "back", "detail", "details",
      "next", "complete", "completed", "cancel", "logout", "exit", "start", "screen",
    ])
  }
}

/// What a view model stores that it had better not, and how bad that is.
struct HeldScreenPart {
  var name: String
  var noun: Phrase
  var span: Span
  var severity: Severity
  var type: SymbolID?
}

extension Codebase {
  /// Whether the code of a type names a view or a coordinator, by whatever name.
  fileprivate func namesScreens(_ id: SymbolID) -> Bool {
    code(of: id) { target, _ in
      guard case .symbol(let named) = target else { return false }
      return symbols.expanded([named]).contains {
        !roles[$0].isDisjoint(with: [.view, .coordinator])
      }
    }
  }

  /// Protocols that only views conform to, doubles aside.
  fileprivate func viewProtocols() -> Set<SymbolID> {
    var conformers: [SymbolID: Bool] = [:]
    for id in symbols.ids where symbols[id].kind.isConcreteType && !roles.has(id, .testDouble) {
      for parent in symbols.allSupertypes(of: id) where symbols[parent].kind == .protocol {
        conformers[parent] = conformers[parent, default: true] && roles.has(id, .view)
      }
    }
    return Set(conformers.filter(\.value).keys)
  }

  fileprivate func navigationFindings(
    of model: SymbolID, _ passive: Set<SymbolID>, _ movement: ScreenMovement
  ) -> [Finding] {
    var seen: Set<String> = []
    return storedProperties(of: model).flatMap { place -> [Finding] in
      guard !declaration(place).modifiers.contains(.isFunctionTyped), isProduction(place) else {
        return []
      }
      return screenParts(of: place, passive).filter {
        $0.severity != .warning || ($0.type.map(movement.mayMove) ?? true)
      }.filter { seen.insert($0.name).inserted }.map { part in
        Rule.navigatingViewModel.finding(
          at: FindingPlace(part.span, in: place.file, subject: part.name, owner: place.declaration),
          in: self,
          message: Phrase(
            """
            view model '\(symbols[model].qualifiedName)' stores \(part.noun) '\(part.name)' in \
            '\(name(place))'
            """,
            zh: """
              ViewModel '\(symbols[model].qualifiedName)' 在 '\(name(place))' 中持有 \
              \(part.noun) '\(part.name)'
              """),
          help: navigationHelp(part, of: model, in: place)
        ).held(
          // A value that says how a control looks is no screen's model.
          at: symbols[model].kind == .struct
            && (methods(of: model).isEmpty || isConfiguration(model)) ? .info : part.severity
        ).naming(part.type, in: self).with(
          aspect: part.severity == .warning ? .coordinatorStored : nil)
      }
    }
  }

  /// The coordinators and views that a property's own type names, arguments of generics aside.
  private func screenParts(of place: DeclarationID, _ passive: Set<SymbolID>) -> [HeldScreenPart] {
    referenceOrder[place.file][place.declaration].compactMap { position in
      let reference = facts(place.file).references[position]
      guard reference.role == .property || reference.role == .construction else { return nil }
      let written = facts(place.file)[reference.name]
      switch references[place.file][position] {
      case .external where reference.role == .property:
        return foreignPart(written, reference.span)
      case .symbol(let named):
        return symbols.expanded([named]).lazy.compactMap {
          self.part($0, at: reference, in: place, passive)
        }.first
      default: return nil
      }
    }
  }

  func foreignPart(_ name: String, _ span: Span) -> HeldScreenPart? {
    switch name {
    case "UINavigationController", "UITabBarController":
      HeldScreenPart(
        name: name, noun: Phrase("controller", zh: "控制器"), span: span, severity: .warning)
    case "UIViewController", "UIView", "UITableView", "UICollectionView", "NSViewController":
      HeldScreenPart(name: name, noun: Phrase("view", zh: "视图"), span: span, severity: .error)
    default: nil
    }
  }

  private func part(
    _ id: SymbolID, at reference: TypeReference, in place: DeclarationID, _ passive: Set<SymbolID>
  ) -> HeldScreenPart? {
    let layer = layer(of: id)
    let name = symbols[id].qualifiedName
    if roles.has(id, .coordinator), layer?.ring != .data, !roles.has(id, .view) {
      return HeldScreenPart(
        name: name, noun: Phrase("coordinator", zh: "Coordinator"), span: reference.span,
        severity: .warning, type: id)
    }
    // What is built in place is a part of the view model's own and not its screen.
    guard reference.role == .property else { return nil }
    if roles.has(id, .view), symbols[id].kind.isConcreteType, !isAdornment(id) {
      return HeldScreenPart(
        name: name, noun: Phrase("view", zh: "视图"), span: reference.span,
        // A choice of tabs, or what a server sent, that draws itself is a value first.
        severity: symbols[id].kind == .enum || symbols.isCodable(id) || isDrawnElsewhere(id)
          ? .info : .error, type: id)
    }
    let isWeak = declaration(place).modifiers.contains(.isWeak)
    if passive.contains(id), isWeak, !roles.has(id, .viewModelProtocol) {
      return HeldScreenPart(
        name: name, noun: Phrase("its view's protocol", zh: "其视图的协议"), span: reference.span,
        severity: .info, type: id)
    }
    return nil
  }

  /// Whether a view is a style or modifier: a value that looks up nothing.
  private func isAdornment(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains {
      ["ViewModifier", "ButtonStyle", "Scene", "Widget"].contains($0)
    }
  }
}
