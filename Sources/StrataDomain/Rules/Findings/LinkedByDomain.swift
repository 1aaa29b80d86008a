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
    if let home = adapterHome(of: id) { return home }
    let layer = layer(of: id).map(\.rawValue) ?? "Data"
    return Phrase("in \(layer)", zh: "在 \(layer) 中")
  }

  /// `in 'ShopData', which links both`, where the target of a type links no Domain, so that the type cannot
  /// keep a promise of it.
  func adapterHome(of id: SymbolID) -> Phrase? {
    let all = workspace.modules
    let own = workspace.files[symbols[id].place.file].modules
    let inner = all.indices.filter {
      all[$0].kind == .library && modules.layer(ofModule: $0) == .domain
    }
    let links = modules.links
    func sees(_ targets: [Int], from start: Int) -> Bool {
      targets.contains { $0 == start || links.reaches($0, from: start) }
    }
    guard !inner.isEmpty, !own.isEmpty,
      own.allSatisfy({ all[$0].kind == .library && !sees(inner, from: $0) })
    else { return nil }
    let home = all.indices.first {
      all[$0].kind == .library && modules.layer(ofModule: $0)?.ring == .data
        && sees(own, from: $0) && sees(inner, from: $0)
    }
    return home.map {
      Phrase("in '\(all[$0].name)', which links both", zh: "在链接两者的 '\(all[$0].name)' 中")
    } ?? Phrase("in a target that links both", zh: "在链接两者的 target 中")
  }

  /// `; first let 'Data' link 'Domain' instead of the other way round`, where a target of Domain links one
  /// of Data, to which something is to go.
  func turningLink(from file: Int) -> Phrase { turningLink(of: workspace.files[file].modules) }

  /// The first link of targets of Domain among some that turns around.
  private func turningLink(of targets: some Sequence<Int>) -> Phrase {
    let all = workspace.modules
    var seen: Set<Int> = []
    let inner = targets.filter {
      modules.layer(ofModule: $0) == .domain && seen.insert($0).inserted
    }
    if inner.isEmpty { return .empty }
    let links = modules.links
    for own in inner {
      let outer = all[own].dependencies.flatMap(links.targets).first {
        $0 != own && all[$0].kind == .library && modules.layer(ofModule: $0) == .data
      }
      guard let outer else { continue }
      let (inner, name) = (all[own].name, all[outer].name)
      return Phrase(
        "; first let '\(name)' link '\(inner)' instead of the other way round",
        zh: "；先把链接反过来，由 '\(name)' 链接 '\(inner)'")
    }
    return .empty
  }

  /// The same, where what is to be turned into a value of Domain stands in a target that Domain links.
  func turningLink(of id: SymbolID) -> Phrase {
    isLinkedByDomain(id) ? turningLinkOfDomain() : .empty
  }

  /// The same, where the model that the class is generated from lies among the sources of a target that
  /// Domain links.
  func turningLink(toGenerated model: String) -> Phrase {
    let linked = linkedByDomain
    let isLinked = workspace.files.contains { file in
      file.modules.contains(where: linked.contains) && model.hasPrefix(file.folder)
    }
    return isLinked ? turningLinkOfDomain() : .empty
  }

  private func turningLinkOfDomain() -> Phrase {
    turningLink(of: workspace.files.lazy.flatMap(\.modules))
  }

  private func linked(around id: SymbolID) -> Int? {
    let own = workspace.files[symbols[id].place.file].modules
    return own.first { linkedByDomain.contains($0) }
  }

  /// The targets that targets of Domain reach.
  var linkedByDomain: Set<Int> { known { LinkedModules(self) }.byDomain }
}

/// The targets that targets of Domain reach by what they link.
private struct LinkedModules: Sendable, Equatable {
  var byDomain: Set<Int> = []

  init(_ codebase: Codebase) {
    let modules = codebase.workspace.modules
    let links = codebase.modules.links
    let inner = modules.indices.filter { codebase.modules.layer(ofModule: $0) == .domain }
    for start in inner {
      byDomain.formUnion(
        modules.indices.filter { $0 != start && links.reaches($0, from: start) })
    }
    byDomain.subtract(inner)
  }
}

extension LinkedModules: Digestible {
  func add(to digest: inout ItemDigest) {
    for module in byDomain.sorted() { digest.add(module) }
    digest.add(byDomain.count)
  }
}
