internal import StrataCode
internal import StrataModel

/// What a name of a framework stands for, in the order in which help names it.
enum UseKind: CaseIterable {
  case idleWrapper
  case wrapper
  case picture
  case value
  case view
  case event
  case picked
  case move
  case action
  case measure
  case service

  init(of name: String) {
    self =
      if Self.services.contains(name) || name.hasSuffix("FeedbackGenerator")
        || name.hasPrefix("UIGraphics") || name.hasSuffix("ToSavedPhotosAlbum")
      {
        .service
      } else if Self.screens.contains(name) {
        .measure
      } else if Self.moves.contains(name) {
        .move
      } else if Self.idleWrappers.contains(name) {
        .idleWrapper
      } else if Self.wrappers.contains(name) {
        .wrapper
      } else if name.hasSuffix("GestureRecognizer") || Self.events.contains(name) {
        .event
      } else if Self.isView(name) {
        .view
      } else if Self.isAction(name) {
        .action
      } else if name == "PhotosPickerItem" {
        .picked
      } else if PictureRoute.isPicture(name) {
        .picture
      } else {
        .value
      }
  }

  func way(
    without names: Phrase, in model: String, at place: Phrase, doing deed: Phrase,
    shownBy screen: Phrase
  ) -> Phrase {
    switch self {
    case .idleWrapper:
      Phrase(
        "keep a plain property in place of \(names), which works in views alone",
        zh: "去掉 \(names)，保留普通属性：它只在视图中有效")
    case .wrapper:
      Phrase(
        "read \(names) in the view, where alone it works, and pass '\(model)' the value",
        zh: "\(names) 只在视图中有效：在视图中读取，再把值传给 '\(model)'")
    case .value, .picture:
      Phrase(
        "use a plain value, such as an enum, in place of \(names) in \(place), and let \(screen) turn it into what is drawn",
        zh: "在 \(place) 中用普通的值代替 \(names)，由\(screen)负责呈现")
    case .view:
      Phrase(
        "leave \(names) to \(screen) and give it values from '\(model)'",
        zh: "把 \(names) 留给\(screen)，由 '\(model)' 向它提供值")
    case .event:
      Phrase(
        "leave \(names) to \(screen), which tells '\(model)' what happened",
        zh: "把 \(names) 留给\(screen)，由\(screen)把发生的事告诉 '\(model)'")
    case .picked:
      Phrase(
        "leave \(names) to \(screen), which loads Data from it and hands '\(model)' that",
        zh: "把 \(names) 留给\(screen)，由\(screen)从中加载 Data，再交给 '\(model)'")
    case .move:
      Phrase(
        "leave \(names) to \(screen), which observes '\(model)'",
        zh: "把 \(names) 留给\(screen)，它能看到 '\(model)' 的变化")
    case .action:
      Phrase(
        "take a closure in place of \(names) in \(place), which \(screen) fills in",
        zh: "在 \(place) 中接收闭包代替 \(names)，由\(screen)提供")
    case .measure:
      Phrase(
        "leave to \(screen) what hangs on \(names), such as sizes",
        zh: "把取决于 \(names) 的内容（例如尺寸）留给\(screen)")
    case .service:
      Phrase(
        "hand '\(model)' a closure or a protocol for \(deed)",
        zh: "把 \(deed)以闭包或协议的形式交给 '\(model)'")
    }
  }

  private static func isView(_ name: String) -> Bool {
    views.contains(name)
      || [
        "View", "Controller", "Cell", "DataSource", "Delegate", "Layout", "BarButtonItem", "Proxy",
        "Registration", "TextField", "Label", "Button", "Switch", "Slider", "Picker",
      ]
      .contains(where: name.hasSuffix)
      || ["NSDiffable", "NSCollection", "NSLayout", "WK"].contains(where: name.hasPrefix)
  }

  /// Whether a name is that of what SwiftUI gives a view to call.
  private static func isAction(_ name: String) -> Bool {
    name.hasSuffix("Action") && !name.hasPrefix("UI") && !name.hasPrefix("NS")
  }

  private static let events: Set<String> = [
    "UIResponder", "UIEvent", "UITouch", "UIPress", "UIKeyCommand", "NSEvent", "NSResponder",
    "ScenePhase",
  ]
  private static let services: Set<String> = [
    "UIApplication", "UIPasteboard", "UIDevice", "UIAccessibility", "WKInterfaceDevice",
    "NSApplication", "NSPasteboard", "NSWorkspace", "UIBackgroundTaskIdentifier",
    "UIWindowScene", "UIScene", "NSSavePanel", "NSOpenPanel", "NSAlert", "NSRunningApplication",
  ]
  /// What tells how large the screen is.
  private static let screens: Set<String> = ["UIScreen", "NSScreen"]
  private static let moves: Set<String> = [
    "withAnimation", "withTransaction", "Animation", "Transaction", "Binding", "NavigationPath",
    "FocusState", "Namespace",
  ]
  /// What SwiftUI fills in views alone.
  private static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query",
  ]
  /// What SwiftUI watches in views alone.
  private static let idleWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "GestureState",
  ]
  private static let views: Set<String> = [
    "Text", "Button", "Alert", "ViewBuilder", "UIAlertAction", "UIWindow", "NSWindow",
    "GeometryProxy",
  ]
}
