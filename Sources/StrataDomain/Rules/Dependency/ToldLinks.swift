internal import StrataCode
internal import StrataModel

/// A target of Domain, and one of the outer ring that its manifest links.
struct DomainLink: Hashable, Sendable {
  var from: Int
  var target: Int
}

extension ManifestEdges {
  /// The links of targets of Domain that are told as errors at their manifests.
  func toldLinks() -> Set<DomainLink> {
    var told: Set<DomainLink> = []
    for (index, module) in codebase.workspace.modules.enumerated()
    where module.kind == .library && layers.layer(ofModule: index) == .domain {
      for dependency in roots(of: module) {
        guard let found = finding(index, module, .domain, dependency), found.severity == .error,
          found.confidence >= ClaimScale.surely
        else { continue }
        for target in links.targets(of: dependency) {
          told.insert(DomainLink(from: index, target: target))
        }
      }
    }
    return told
  }
}

extension DomainLink: Digestible {
  func add(to digest: inout ItemDigest) { digest.add(from, target) }
}

extension Codebase {
  /// The links of Domain that are told. To be asked once for all files: what looks at it looks at all of
  /// them.
  var toldLinks: Set<DomainLink> { known { ManifestEdges(self).toldLinks() } }

  /// Whether what Domain names of the outer ring follows from a link that its target's manifest says: that
  /// is told there, once.
  func isToldAtLink(_ dependency: Dependency) -> Bool {
    guard dependency.from == .domain, dependency.to.ring == .data else { return false }
    let told = toldLinks
    let (own, others) = (
      workspace.files[dependency.file].modules,
      workspace.files[symbols[dependency.target].place.file].modules
    )
    return !told.isEmpty && !own.isEmpty
      && own.allSatisfy { from in
        others.contains { told.contains(DomainLink(from: from, target: $0)) }
      }
  }

  /// Whether Domain needs a protocol by such links alone.
  func isToldAtLinks(_ promise: SymbolID) -> Bool {
    let needs = dependencies(on: promise).filter { $0.from == .domain }
    return !needs.isEmpty && needs.allSatisfy(isToldAtLink)
  }
}
