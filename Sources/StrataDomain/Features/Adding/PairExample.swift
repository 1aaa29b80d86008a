internal import StrataCode
internal import StrataModel

/// A repository or data source that a new one is modelled on: its protocol, and what keeps it.
struct PairExample: Equatable {
  /// Its protocol; nil where such parts have none.
  var contract: SymbolID?
  var implementation: SymbolID

  /// The one to follow: the asked one, or that of the most complete subject, or the first of most.
  static func best(
    _ role: Role, like: String?, _ conventions: Conventions, in codebase: Codebase
  ) throws(AddError) -> PairExample {
    let all = codebase.types(role).compactMap { PairExample($0, in: codebase) }
    if let like {
      let names = all.map { $0.names(in: codebase) }
      guard let found = names.firstIndex(where: { $0.contains(like) }) else {
        throw .noModel(like, similar: like.nearestFew(in: names.joined().map { $0 }, atMost: 3))
      }
      return all[found]
    }
    let model = conventions.model?.parts.first { $0.role == role }?.type
    let paired = all.filter { $0.contract != nil }
    let usual = paired.count * 2 >= all.count ? paired : all
    let folders = usual.map { one in
      String(codebase.workspace.files[codebase.symbols[one.implementation].place.file].folder)
    }
    guard
      let best = usual.first(where: { codebase.symbols[$0.implementation].name == model })
        ?? zip(usual, folders).first(where: { $0.1 == folders.ranked.first?.value })?.0
    else { throw .nothingAlike(role == .dataSource ? .dataSource : .repository) }
    return best
  }

  /// A type with its protocol; nil for a protocol, and for what is inside of another.
  private init?(_ id: SymbolID, in codebase: Codebase) {
    let symbol = codebase.symbols[id]
    guard symbol.parent == nil, symbol.kind.isConcreteType, symbol.kind != .enum else { return nil }
    implementation = id
    contract = codebase.symbols.supertypes[Int(id.index)].first {
      codebase.symbols[$0].kind == .protocol && codebase.isProduction($0)
    }
  }

  private func names(in codebase: Codebase) -> [String] {
    [implementation, contract].compactMap { $0 }.map { codebase.symbols[$0].name }
  }
}
