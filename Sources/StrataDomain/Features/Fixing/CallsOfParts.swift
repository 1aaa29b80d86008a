internal import StrataCode
internal import StrataModel
internal import StrataRules

/// What the code of a type asks of the parts that it holds, seen by what the main actor would change.
struct CallsOfParts {
  private let codebase: Codebase
  private let id: SymbolID
  /// By property: the classes and protocols that it holds.
  private let parts: [String: [SymbolID]]

  init(of id: SymbolID, in codebase: Codebase) {
    (self.codebase, self.id) = (codebase, id)
    parts = Dictionary(
      codebase.storedProperties(of: id).map { place in
        let types = codebase.namings(of: place, as: [.property]).map(\.type)
        return (
          codebase.name(place),
          types.filter { [.class, .protocol].contains(codebase.symbols[$0].kind) }
        )
      }, uniquingKeysWith: +)
  }

  /// Whether code that may wait gets a result from a part at once: what that takes is done on the main
  /// thread then, where it was elsewhere.
  var takeTimeOnMain: Bool {
    codebase.symbols.bodies[Int(id.index)].contains { body in
      let facts = codebase.facts(body.file)
      let extent = facts[body.declaration].extent
      return facts.shapes.contains { shape in
        guard extent.contains(shape.span.start), let path = shape.calledPath,
          isAsync(around: shape.owner, facts)
        else { return false }
        let steps = facts[path].split(separator: ".").filter { $0 != "self" }
        guard steps.count == 2, let types = parts[String(steps[0])] else { return false }
        return types.contains { gives($0, at: String(steps[1])) }
      }
    }
  }

  private func isAsync(around owner: DeclarationIndex, _ facts: FileFacts) -> Bool {
    facts.enclosing(owner).contains { index in
      facts[index].kind == .function && facts[index].modifiers.contains(.isAsync)
    }
  }

  /// Whether all methods of a name give something back, and none waits for it.
  private func gives(_ part: SymbolID, at name: String) -> Bool {
    let methods = ([part] + codebase.symbols.allSupertypes(of: part))
      .flatMap { codebase.members(of: $0) }
      .filter { codebase.declaration($0).kind == .function && codebase.name($0) == name }
    return !methods.isEmpty
      && methods.allSatisfy { method in
        let facts = codebase.facts(method.file)
        let given = facts.references.filter {
          $0.owner == method.declaration && $0.role == .return
        }.map { facts[$0.name] }
        return !codebase.declaration(method).modifiers.contains(.isAsync) && !given.isEmpty
          && !given.contains(where: Self.comesLater)
      }
  }

  /// Whether a type stands for what is there later.
  private static func comesLater(_ name: String) -> Bool {
    ["Publisher", "Observable", "Single", "Completable", "Maybe", "Task", "Stream", "Cancellable"]
      .contains { name.hasSuffix($0) || name.hasPrefix($0) } || name == "Void"
  }

  /// Whether a part has something to wait for and may be used in one place at a time alone: from the main
  /// actor nobody may wait for it, where the language keeps watch.
  var cannotBeWaitedFor: Bool {
    let modules = codebase.workspace.files[codebase.symbols[id].place.file].modules
    guard modules.contains(where: { (codebase.workspace.modules[$0].languageMode ?? 5) >= 6 })
    else { return false }
    return parts.values.joined().contains { part in
      let kin = [part] + codebase.symbols.allSupertypes(of: part)
      let isShared =
        codebase.isOnMainActor(part)
        || codebase.symbols.conforms(part, to: ["Sendable", "Swift.Sendable"])
      return !isShared
        && kin.flatMap { codebase.members(of: $0) }.contains { member in
          codebase.declaration(member).modifiers.contains(.isAsync)
            && !codebase.attributes(of: member).contains("MainActor")
        }
    }
  }
}
