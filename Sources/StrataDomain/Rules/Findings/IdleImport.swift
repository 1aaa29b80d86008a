package import StrataCode
package import StrataModel

/// The import of a user-interface framework in a file that names nothing of it.
package struct IdleImport: Sendable, Equatable {
  /// The framework.
  package var module: String
  /// The line of the import, from 1.
  package var line: Int
  /// The modules that the file may need, which the framework hands on and the file does not import.
  package var wanted: [String]

  /// The import on a line of a file; nil if it is none, or if the file may take something from it,
  /// other than in code that goes.
  package init?(
    onLine line: Int, of file: Int, in codebase: Codebase, without gone: [Span] = []
  ) {
    func stays(_ span: Span) -> Bool { !gone.contains { $0.contains(span.start) } }
    let facts = codebase.facts(file)
    guard
      let written = facts.imports.first(where: {
        facts.lines.position(of: $0.span.start).line == line
      }), Codebase.uiModules.contains(facts[written.module])
    else { return nil }
    module = facts[written.module]
    self.line = line
    guard FrameworkUses(codebase, file).names(of: module, without: gone).isEmpty else { return nil }
    let external = facts.references.enumerated().compactMap { position, reference -> String? in
      guard stays(reference.span) else { return nil }
      switch codebase.references[file][position] {
      case .external: break
      // What no target of the file can see bears the name of something else.
      case .symbol(let id) where !codebase.isSeen(id, in: file): break
      default: return nil
      }
      return String(facts[reference.name].prefix { $0 != "." })
    }
    // An attribute of the project's own comes from no module.
    let marks = facts.attributes.filter { stays($0.span) }.map { facts[$0.name] }.filter { name in
      !codebase.symbols.topLevelTypes(named: name).contains { codebase.isSeen($0, in: file) }
    }
    let calls = facts.shapes.compactMap { shape -> String? in
      guard case .callsOwn(let name, _) = shape.form, stays(shape.span) else { return nil }
      return facts[name]
    }
    let imported = facts.importedModules
    let hasRx = !imported.isDisjoint(with: ReactiveNames.rxModules)
    let strange = (external + marks).filter {
      !StandardTypes.contains($0) && !(hasRx && ReactiveNames.isRx($0))
    }
    let origins = strange.map(ReactiveNames.module)
    wanted = Set(origins.compactMap { $0 } + ["Foundation"]).subtracting(imported).sorted()
    guard !origins.contains(nil),
      !external.contains(where: Self.extended.contains),
      !calls.contains(where: { call in Self.prefixes.contains { call.hasPrefix($0) } })
    else { return nil }
  }

  /// Types of Foundation to which the frameworks add members that no name shows.
  private static let extended: Set<String> = [
    "AttributedString", "Bundle", "CGPoint", "CGRect", "CGSize", "IndexPath", "IndexSet",
    "NSAttributedString",
    "NSCoding", "NSError", "NSNumber", "NSObject", "NSString", "Notification", "NotificationCenter",
    "Formatter", "ProcessInfo", "Progress",
  ]
  private static let prefixes = ["UI", "NS", "CG"]
}

extension Codebase {
  /// Whether every target of a file compiles the file that declares a type, or it imports a target that
  /// does: where one of them does not, the name is another's there.
  package func isSeen(_ id: SymbolID, in file: Int) -> Bool {
    let own = workspace.files[file].modules
    let others = workspace.files[symbols[id].place.file].modules
    let imported = facts(file).importedModules
    return own == others || !own.isEmpty && own.allSatisfy(others.contains)
      || others.contains { module in
        workspace.modules[module].kind != .folder
          && imported.contains(workspace.modules[module].name)
      }
  }
}
