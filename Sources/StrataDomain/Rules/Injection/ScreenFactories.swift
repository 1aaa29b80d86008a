internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether a container that is reached for makes nothing but screens: who asks it goes somewhere, and
  /// gets nothing that it works with.
  func makesOnlyScreens(_ container: SymbolID) -> Bool {
    let makers = methods(of: container).filter { declaration($0).access > .fileprivate }
    return !makers.isEmpty && makers.allSatisfy(makesScreen)
  }

  private func makesScreen(_ maker: DeclarationID) -> Bool {
    let facts = facts(maker.file)
    return facts.references.enumerated().contains { position, reference in
      guard reference.owner == maker.declaration, reference.role == .return else { return false }
      switch references[maker.file][position] {
      case .symbol(let made): return roles.has(made, .view)
      case .external: return Self.screenTypes.contains(facts[reference.name])
      default: return false
      }
    }
  }

  private static let screenTypes: Set<String> = [
    "View", "AnyView", "SwiftUI.View", "UIView", "UIViewController", "UINavigationController",
    "UITabBarController", "NSViewController",
  ]
}
