internal import StrataCode
internal import StrataModel

// Screens that only their previews show: a template's leftovers.

extension Codebase {
  /// Whether nothing but its preview builds the view around a declaration: a template's leftover.
  func isIdleScreen(around owner: DeclarationIndex, in file: Int) -> Bool {
    guard let view = typesAround(owner, in: file).first, roles[view] == [.view]
    else { return false }
    return previewedViews.contains(view)
  }

  /// The SwiftUI views that code for show names and code that ships does not, outside of themselves. To be
  /// asked once for all files: what looks at it looks at all of them.
  var previewedViews: Set<SymbolID> {
    if types(.entryPoint).isEmpty { return [] }
    return known {
      let named = seen(inEachFile: namedViews)
      return Set(named.filter(\.isForShow).map(\.view))
        .subtracting(named.filter { !$0.isForShow }.map(\.view))
        .filter { symbols.conforms($0, to: ["View", "SwiftUI.View"]) }
    }
  }

  /// The views that a file names outside of themselves, each once for each reason.
  private func namedViews(in file: Int) -> [NamedView] {
    guard scopes[file].isShipped else { return [] }
    let (facts, targets) = (facts(file), references[file])
    var found: [NamedView] = []
    for (position, reference) in facts.references.enumerated() {
      guard case .symbol(let named) = targets[position], roles.has(named, .view) else { continue }
      let view = NamedView(view: named, isForShow: scopes[file].isExempt(reference))
      if !found.contains(view), !typesAround(reference.owner, in: file).contains(named) {
        found.append(view)
      }
    }
    return found
  }
}

/// A view that a file names, to show it or for a preview.
private struct NamedView: Sendable, Equatable {
  var view: SymbolID
  var isForShow: Bool
}

extension NamedView: Digestible {
  func add(to digest: inout ItemDigest) {
    digest.add(view)
    digest.add(isForShow ? 1 : 0)
  }
}
