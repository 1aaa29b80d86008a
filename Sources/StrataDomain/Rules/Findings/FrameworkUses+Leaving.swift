internal import StrataCode
internal import StrataModel

// What a view model does in place of naming what a framework draws.

extension FrameworkUses {
  /// How a view model does without some names.
  func leave(_ names: [String], outOf model: String) -> Phrase {
    let ways = Kind.allCases.compactMap { kind -> Phrase? in
      let some = names.filter { Kind(of: $0) == kind }
      return some.isEmpty ? nil : kind.way(without: codebase.listed(some), in: model)
    }
    return .joined(ways, by: Phrase("; ", zh: "；"))
  }

  /// Whether a name is that of what does something for a screen and is not seen itself.
  static func isService(_ name: String) -> Bool { Kind(of: name) == .service }

  /// What to do in Domain about what the system does for screens.
  static func serviceHelp(_ name: String) -> Phrase {
    Phrase(
      "declare a protocol here for what '\(name)' does, and conform to it outside of Domain and Data",
      zh: "在这里把 '\(name)' 的用途声明为协议，在 Domain 和 Data 之外实现")
  }
}

/// What a name of a framework stands for, in the order in which help names it.
private enum Kind: CaseIterable {
  case idleWrapper
  case wrapper
  case picture
  case value
  case view
  case move
  case service

  init(of name: String) {
    self =
      if Self.services.contains(name) || name.hasSuffix("FeedbackGenerator") {
        .service
      } else if Self.moves.contains(name) {
        .move
      } else if Self.idleWrappers.contains(name) {
        .idleWrapper
      } else if Self.wrappers.contains(name) {
        .wrapper
      } else if Self.isView(name) {
        .view
      } else if PictureRoute.isPicture(name) || name == "PhotosPickerItem" {
        .picture
      } else {
        .value
      }
  }

  func way(without names: Phrase, in model: String) -> Phrase {
    switch self {
    case .idleWrapper:
      Phrase(
        "leave \(names) out and keep a plain property: it works in views alone",
        zh: "去掉 \(names)，保留普通属性：它只在视图中有效")
    case .wrapper:
      Phrase(
        "read \(names) in the view, where alone it works, and pass '\(model)' the value",
        zh: "\(names) 只在视图中有效：在视图中读取，再把值传给 '\(model)'")
    case .picture:
      Phrase(
        """
        use a name or Data in place of \(names) in '\(model)': the view makes the picture of it, and \
        encodes what it hands in
        """,
        zh: "在 '\(model)' 中用名称或 Data 代替 \(names)：由视图生成图片，并编码要传入的内容")
    case .value:
      Phrase(
        "keep a plain value for \(names) in '\(model)' and let the view make it visible",
        zh: "在 '\(model)' 中用普通的值代替 \(names)，由视图负责呈现")
    case .view:
      Phrase(
        "leave \(names) to the view and give it values from '\(model)'",
        zh: "把 \(names) 留给视图，由 '\(model)' 向它提供值")
    case .move:
      Phrase(
        "leave \(names) to the view, which observes '\(model)'",
        zh: "把 \(names) 留给视图，它能看到 '\(model)' 的变化")
    case .service:
      Phrase(
        "hand '\(model)' a closure or a protocol for what \(names) does",
        zh: "把 \(names) 的功能以闭包或协议的形式交给 '\(model)'")
    }
  }

  private static func isView(_ name: String) -> Bool {
    views.contains(name)
      || ["View", "Controller", "Cell", "DataSource", "Delegate"].contains(where: name.hasSuffix)
      || ["NSDiffable", "NSCollection", "NSLayout"].contains(where: name.hasPrefix)
  }

  private static let services: Set<String> = [
    "UIApplication", "UIPasteboard", "UIDevice", "UIScreen", "UIAccessibility", "WKInterfaceDevice",
    "NSApplication", "NSPasteboard", "NSWorkspace", "NSScreen", "UIBackgroundTaskIdentifier",
    "UIWindowScene", "UIScene", "NSSavePanel", "NSOpenPanel", "NSAlert", "NSRunningApplication",
  ]
  private static let moves: Set<String> = [
    "withAnimation", "withTransaction", "Animation", "Transaction", "Binding", "NavigationPath",
    "ScenePhase", "FocusState", "Namespace",
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
