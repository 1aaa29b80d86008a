internal import StrataCode
internal import StrataModel

/// Which targets run only on the systems that came with SwiftUI, as far as their code says so.
struct NewerSystems {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// Whether each target of a file declares, without a condition, what older systems do not have:
  /// `Identifiable` is none of theirs.
  func areAsked(by file: Int) -> Bool {
    let modules = codebase.workspace.files[file].modules
    return !modules.isEmpty
      && modules.allSatisfy { module in
        codebase.workspace.files.indices.contains {
          codebase.workspace.files[$0].modules.contains(module) && isNewer($0)
        }
      }
  }

  private func isNewer(_ file: Int) -> Bool {
    let facts = codebase.facts(file)
    func isPlain(_ owner: DeclarationIndex, _ span: Span) -> Bool {
      !facts.regions.contains { $0.kind == .conditional && $0.span.contains(span.start) }
        && facts.enclosing(owner).allSatisfy { around in
          !facts.attributes.contains { $0.owner == around && facts[$0.name] == "available" }
        }
    }
    return facts.declarations.indices.contains { index in
      let declaration = facts.declarations[index]
      return declaration.modifiers.contains(.isAsync)
        && isPlain(DeclarationIndex(index), declaration.span)
    }
      || facts.references.contains { reference in
        reference.role == .conformance && Self.protocols.contains(facts[reference.name])
          && isPlain(reference.owner, reference.span)
      }
  }

  private static let protocols: Set<String> = [
    "Identifiable", "ObservableObject", "View", "ViewModifier", "PreviewProvider", "App",
    "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}

extension Codebase {
  /// Whether whoever may use a type is in the project: it has an app, or the type leaves no module.
  func isOwnBusiness(_ id: SymbolID) -> Bool {
    symbols[id].access < .public
      || workspace.files.indices.contains { layer(ofFile: $0) == .app }
  }
}
