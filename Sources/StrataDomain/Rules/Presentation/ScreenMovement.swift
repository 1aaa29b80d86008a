internal import StrataModel
internal import StrataCode

/// Tells the coordinators that have to do with screens from those of other work.
struct ScreenMovement {
  private let codebase: Codebase
  /// Types with a body, by the protocols and classes above them.
  private let kinds: [SymbolID: [SymbolID]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var kinds: [SymbolID: [SymbolID]] = [:]
    for id in codebase.types(.coordinator) where codebase.symbols[id].kind.isConcreteType {
      for parent in codebase.symbols.allSupertypes(of: id) { kinds[parent, default: []].append(id) }
    }
    self.kinds = kinds
  }

  /// Whether nothing shows that a coordinator coordinates other work: one that synchronises pages
  /// or writes has code, and no word, type or framework of screens in it.
  func mayMove(_ id: SymbolID) -> Bool {
    let kin = [id] + codebase.symbols.allSupertypes(of: id) + kinds[id, default: []]
    guard kin.contains(where: { codebase.symbols[$0].kind.isConcreteType && hasCode($0) }) else {
      return true
    }
    return kin.contains { speaksOfScreens($0, Set(kin)) }
  }

  private func hasCode(_ id: SymbolID) -> Bool {
    codebase.members(of: id).contains {
      codebase.declaration($0).kind == .function
        && codebase.declaration($0).modifiers.contains(.hasBody)
    }
  }

  private func speaksOfScreens(_ id: SymbolID, _ kin: Set<SymbolID>) -> Bool {
    let bodies = codebase.symbols.bodies[Int(id.index)]
    let importsUI = bodies.contains { body in
      let facts = codebase.facts(body.file)
      return facts.imports.contains { Self.frameworks.contains(facts[$0.module]) }
    }
    return importsUI
      || codebase.members(of: id).contains { member in
        NameWords.split(codebase.name(member)).contains { Self.words.contains($0) }
          || codebase.referenceOrder[member.file][member.declaration].contains {
            isOfScreens($0, in: member.file, besides: kin)
          }
      }
  }

  private func isOfScreens(
    _ position: Int, in file: Int, besides kin: Set<SymbolID>
  ) -> Bool {
    guard case .symbol(let named) = codebase.references[file][position] else { return false }
    return codebase.symbols.expanded([named]).contains { id in
      !kin.contains(id)
        && !codebase.roles[id].isDisjoint(with: [
          .view, .viewModel, .viewModelProtocol, .coordinator, .container,
        ])
        || NameWords.split(codebase.symbols[id].name).contains { Self.words.contains($0) }
    }
  }

  private static let frameworks: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WatchKit", "Cocoa", "SafariServices", "XCoordinator",
    "Stinsen", "FlowStacks", "RxFlow", "TCACoordinators",
  ]

  private static let words: Set<String> = [
    "navigate", "navigator", "navigation", "push", "pop", "present", "presented", "dismiss", "show",
    "open", "route", "routes", "router", "routing", "go", "goto", "start", "back", "move", "to",
    "path", "finish", "close", "root", "stack", "flow", "display", "switch", "exit", "did",
    "screen",
    "screens", "sheet", "tab", "destination", "transition", "step",
    "steps", "select", "child", "children", "alert",
  ]
}
