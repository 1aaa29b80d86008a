internal import StrataCode
internal import StrataModel

// What cannot know Domain, because a target of Domain links it.

extension Codebase {
  /// Whether a target of Domain links the target of a type, which can then keep no promise of Domain.
  func isLinkedByDomain(_ id: SymbolID) -> Bool { linked(around: id) != nil }

  /// `in Data`, or `outside of 'Core', which Domain links`.
  func outerHome(of id: SymbolID) -> Phrase {
    if let module = linked(around: id) {
      let name = workspace.modules[module].name
      return Phrase("outside of '\(name)', which Domain links", zh: "在被 Domain 链接的 '\(name)' 之外")
    }
    let layer = layer(of: id).map(\.rawValue) ?? "Data"
    return Phrase("in \(layer)", zh: "在 \(layer) 中")
  }

  private func linked(around id: SymbolID) -> Int? {
    let own = workspace.files[symbols[id].place.file].modules
    return own.first { known { LinkedModules(self) }.byDomain.contains($0) }
  }
}

/// The targets that targets of Domain reach by what they link.
private struct LinkedModules: Sendable, Equatable {
  var byDomain: Set<Int> = []

  init(_ codebase: Codebase) {
    let modules = codebase.workspace.modules
    let links = ModuleLinks(modules, codebase.modules)
    let inner = modules.indices.filter { codebase.modules.layer(ofModule: $0) == .domain }
    for start in inner {
      byDomain.formUnion(
        modules.indices.filter { $0 != start && links.reaches($0, from: start) })
    }
    byDomain.subtract(inner)
  }
}
