internal import StrataCode
internal import StrataModel

// What the system makes of an app's extension: nobody can hand it anything.

extension Codebase {
  /// Whether the system makes a type: what answers for an extension, or its first screen.
  func isMadeBySystem(_ id: SymbolID) -> Bool {
    symbols.conforms(id, to: Self.answerers) || isFirstOfExtension(id)
  }

  private static let answerers: Set<String> = [
    "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "AppIntent",
    "INExtension", "UNNotificationContentExtension", "UNNotificationServiceExtension",
    "SLComposeServiceViewController", "UIInputViewController", "MSMessagesAppViewController",
  ]

  /// A screen in a program that nothing starts in code, and that no code makes.
  private func isFirstOfExtension(_ id: SymbolID) -> Bool {
    let modules = workspace.files[symbols[id].place.file].modules
    guard symbols[id].kind == .class, roles.has(id, .view), !modules.isEmpty,
      modules.allSatisfy({ workspace.modules[$0].kind == .application })
    else { return false }
    let starters = types(.entryPoint).flatMap { workspace.files[symbols[$0].place.file].modules }
    return !starters.isEmpty && Set(starters).isDisjoint(with: modules) && !isMadeInCode(id)
  }
}
